import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { platformOf } from '../../../platform/platform.js'
import type { Gateway } from '../gateway/Gateway.js'
import { linkProblem } from '../links/linkProblem.js'
import { findOrder } from '../orders/findOrder.js'
import type { Order } from '../Order.js'
import { transition } from '../orders/transition.js'
import { nextStatus } from '../orders/transitions.js'
import { orderSettled } from '../problems.js'
import { firstPollAt } from '../attempts/pollSchedule.js'
import { attemptId, attemptOf } from './attempts.js'
import { hasLostPlace, holdOrder } from '../orders/holdOrder.js'
import { holdPlaces } from '../links/holdPlaces.js'
import type { InitiatedPayment } from './initiatePayment.js'
import { presentAvailability } from '../links/presentAvailability.js'

/**
 * Sends the payer of an order to the gateway again: with the attempt that is still open, else with a new one if the
 * link still has a place. Throws `order_settled` if there is nothing left to pay.
 */
export async function payAgain(
  req: PayloadRequest,
  gateway: Gateway,
  { id }: Pick<Order, 'id'>,
): Promise<InitiatedPayment> {
  return transact(req, async () => {
    const order = await findOrder(req, { id }, { lock: true })
    if (!order) throw new Error('An order is gone')
    const attempts = await countAttempts(req, id)
    if (order.status === 'pending') {
      if (await hasLostPlace(req, id)) await takePlace(req, order)
      return answer(gateway, order, attempts)
    }
    if (!nextStatus(order.status, 'sent')) {
      throw new Problem(orderSettled, { detail: `The order is ${order.status.replace('_', ' ')}.` })
    }
    await sendAnew(req, order, attempts + 1)
    return answer(gateway, { ...order, status: 'pending' }, attempts + 1)
  })
}

async function sendAnew(req: PayloadRequest, order: Order, attempt: number): Promise<void> {
  await takePlace(req, order)
  const gatewayOrderId = attemptId(order.number, attempt)
  const event = {
    key: `sent ${gatewayOrderId}`,
    type: 'sent',
    source: 'visitor',
    gatewayOrderId,
    amount: order.amount,
    currency: order.currency,
  } as const
  await transition(req, {
    orderId: order.id,
    isCommand: true,
    decide: () => ({ trigger: 'sent', event }),
  })
  const now = platformOf(req.payload).clock.now()
  const db = await requestDatabase(req)
  await db.execute(sql`
    insert into payment_attempts (id, order_id, gateway_order_id, status, sent_at, next_poll_at,
      polls, empty_polls)
    values (gen_random_uuid(), ${order.id}, ${gatewayOrderId}, 'sent', ${now.toISOString()},
      ${firstPollAt(now).toISOString()}, 0, 0)`)
}

/** Takes a new place for an order that lost its own; always succeeds for a link without a limit. */
async function takePlace(req: PayloadRequest, order: Order): Promise<void> {
  const { id, linkId, courseId, email } = order
  await holdPlaces(req, { id: linkId, maxUses: 1 })
  const { reason, isLimited } = await presentAvailability(req, linkId)
  if (reason !== 'open') throw linkProblem(reason)
  if (isLimited) await holdOrder(req, { orderId: id, linkId, courseId, email })
}

async function countAttempts(req: PayloadRequest, orderId: string): Promise<number> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ attempts: number }>(sql`
    select count(*)::int as attempts from payment_attempts where order_id = ${orderId}`)
  return rows[0]?.attempts ?? 0
}

function answer(gateway: Gateway, order: Order, attempt: number): InitiatedPayment {
  const { number, status, amount, currency, name, email, phone } = order
  const customer = {
    name: name ?? undefined,
    email: email ?? undefined,
    phone: phone ?? undefined,
  }
  const attemptForm = attemptOf(attemptId(number, attempt), { amount, currency, customer })
  return { order: { number, status, amount, currency }, form: gateway.initiate(attemptForm) }
}
