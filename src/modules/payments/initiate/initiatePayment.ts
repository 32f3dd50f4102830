import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, TypedLocale } from 'payload'
import { ulid } from 'ulid'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { platformOf } from '../../../platform/platform.js'
import type { Billing, Order } from '../Order.js'
import { firstPollAt } from '../attempts/pollSchedule.js'
import type { Gateway, HostedForm } from '../gateway/Gateway.js'
import type { Link } from '../links/Link.js'
import { activeLink, lockLink } from '../links/linkStore.js'
import { linkProblem } from '../links/Link.js'
import { currentAvailability } from '../offers.js'
import { countMove } from '../orders/countMove.js'
import { findOrder } from '../orders/findOrder.js'
import { hasExpiredHold, holdOrder, holdsPlace } from '../orders/holds.js'
import { publishMove } from '../orders/publishMove.js'
import { transition } from '../orders/transition.js'
import { nextStatus } from '../orders/transitions.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { gatewayNotConfigured, orderSettled } from '../problems.js'
import { attemptId, attemptOf } from './attempts.js'
import { invalidToken } from './purchaseOf.js'

export type Purchase = {
  link: Link
  amount: number
  currency: string
  customer: { name?: string | undefined; email?: string | undefined; phone?: string | undefined }
  billing?: Billing | undefined
  /** Identifies the submitted form: submitting it again returns the same order. */
  key: string | undefined
  locale: TypedLocale
}

type InitiatedPayment = {
  order: Pick<Order, 'number' | 'status' | 'amount' | 'currency'>
  form: HostedForm
}

/**
 * Creates an order and its first attempt, or continues the order that the same form made before. Throws the reason why
 * a link cannot be used, `too_many_unpaid`, `order_settled` and `gateway_not_configured`.
 */
export async function initiatePayment(
  req: PayloadRequest,
  purchase: Purchase,
): Promise<InitiatedPayment> {
  const gateway = gatewayOf(req)
  const { key } = purchase
  const before = key === undefined ? undefined : await findOrder(req, { key })
  if (before) return payAgain(req, gateway, sameSum(before, purchase))
  const number = ulid(platformOf(req.payload).clock.now().getTime())
  const gatewayOrderId = attemptId(number, 1)
  // Before the order is written, so that a request the gateway would refuse leaves nothing behind.
  const form = gateway.initiate(attemptOf(gatewayOrderId, purchase))
  const isMade = await transact(req, async () => {
    const isNew = await insertOrder(req, { ...purchase, number, gatewayOrderId })
    if (!isNew) return false
    await publishMove(req, { number, type: 'created', status: 'pending' })
    await countMove(req, { event: { type: 'sent' }, from: 'created', to: 'pending' })
    return true
  })
  if (isMade) {
    const { amount, currency } = purchase
    return { order: { number, status: 'pending', amount, currency }, form }
  }
  const other = key === undefined ? undefined : await findOrder(req, { key })
  if (other) return payAgain(req, gateway, sameSum(other, purchase))
  const { reason } = await currentAvailability(req, purchase.link.id)
  // A place was released a moment ago: the next try may get it.
  throw linkProblem(reason === 'open' ? 'exhausted' : reason)
}

/** A form that was posted before must ask for the same amount, or nobody could tell which one is meant. */
function sameSum(order: Order, { amount, currency }: Purchase): Order {
  if (order.amount === amount && order.currency === currency) return order
  throw invalidToken('An order of another amount was made with this token.')
}

function gatewayOf({ payload }: PayloadRequest): Gateway {
  const { gateway } = paymentsOptions(payload)
  if (gateway) return gateway
  throw new Problem(gatewayNotConfigured, { detail: 'No payment gateway is set up here.' })
}

type NewOrder = Purchase & { number: string; gatewayOrderId: string }

/**
 * Inserts the order, its first attempt and its first two events in one statement, if the link is open and has a place
 * left, which the order then holds. Returns false otherwise, or if an order with the same key exists.
 */
async function insertOrder(req: PayloadRequest, order: NewOrder): Promise<boolean> {
  const { link, amount, currency, customer, billing = {}, number, gatewayOrderId } = order
  const now = platformOf(req.payload).clock.now()
  const at = now.toISOString()
  await lockLink(req, link)
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ orderId: string }>(sql`
    with link as (
      select l.id from ${activeLink(link.id, at)} l where l.max_uses is null or l.max_uses > (
        select count(*) from orders o where o.link_id = l.id and ${holdsPlace(now)})
    ), made as (
      insert into orders (id, number, status, amount, refunded_amount, currency, title, link_id,
        course_id, customer_name, customer_email, customer_phone, billing_company,
        billing_address, billing_country, billing_tax_id, locale, version, initiation_key,
        created_at, updated_at)
      select gen_random_uuid(), ${number}, 'pending', ${amount}::numeric, 0,
        ${currency}, ${link.title}, link.id, ${link.course?.id ?? null}::uuid,
        ${customer.name ?? null}, ${customer.email ?? null}, ${customer.phone ?? null},
        ${billing.company || null}, ${billing.address || null}, ${billing.country ?? null},
        ${billing.taxId || null},
        ${order.locale}, 2, ${order.key ?? null}, ${at}::timestamptz, ${at}::timestamptz
      from link on conflict (initiation_key) do nothing returning id
    ), attempt as (
      insert into payment_attempts (id, order_id, gateway_order_id, status, sent_at, next_poll_at,
        polls, empty_polls)
      select gen_random_uuid(), made.id, ${gatewayOrderId}, 'sent', ${at}::timestamptz,
        ${firstPollAt(now).toISOString()}::timestamptz, 0, 0 from made
    )
    insert into payment_events (id, order_id, position, type, "from", "to", source, actor,
      gateway_order_id, amount, currency, key, created_at, updated_at)
    select gen_random_uuid(), made.id, step.position, step.type::enum_payment_events_type,
      step."from", step."to", 'visitor', 'Payer', ${gatewayOrderId}, ${amount}::numeric, ${currency},
      step.type || ' ' || ${gatewayOrderId}, ${at}::timestamptz, ${at}::timestamptz
    from made, (values (1, 'created', null, 'created'), (2, 'sent', 'created', 'pending'))
      as step (position, type, "from", "to")
    returning order_id as "orderId"`)
  await holdMade(req, order, rows[0])
  return rows.length > 0
}

async function holdMade(
  req: PayloadRequest,
  { link, customer }: NewOrder,
  made: { orderId: string } | undefined,
): Promise<void> {
  if (!made || link.maxUses === null) return
  const { orderId } = made
  const { email } = customer
  await holdOrder(req, { orderId, linkId: link.id, courseId: link.course?.id, email })
}

/**
 * Sends the payer of an order to the gateway again: with the attempt that is still open, else with a new one if the
 * link still has a place. Throws `order_settled` if there is nothing left to pay.
 */
async function payAgain(
  req: PayloadRequest,
  gateway: Gateway,
  { id }: Pick<Order, 'id'>,
): Promise<InitiatedPayment> {
  return transact(req, async () => {
    const order = await findOrder(req, { id }, { lock: true })
    if (!order) throw new Error('An order is gone')
    const attempts = await countAttempts(req, id)
    if (order.status === 'pending') {
      if (await hasExpiredHold(req, id)) await takePlace(req, order)
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
  await lockLink(req, { id: linkId, maxUses: 1 })
  const { reason, isLimited } = await currentAvailability(req, linkId)
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
