import type { PayloadRequest } from 'payload'

import { roleOf } from '../../../platform/access.js'
import { transact } from '../../../platform/database/requestDatabase.js'
import { Problem } from '../../../platform/http/Problem.js'
import type { Order } from '../Order.js'
import { findOrder } from '../orders/orderStore.js'
import { noteForStaff, transition } from '../orders/transition.js'
import { nextStatus } from '../orders/transitions.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { amountOutOfRange, notRefundable } from '../problems.js'
import { addRefund, moveRefund, type Refund, sumPendingRefunds } from './refundStore.js'
import { requireApi, sendLater } from './sendRefund.js'

type RequestedRefund = {
  orderId: string
  /** How much to refund; of a rejected order what arrived, of which all that is left is refunded. */
  amount?: number | undefined
  reason: string
  kind: 'asked' | 'rejected'
}

/**
 * Records a refund to be sent to the gateway and returns its reference; without an amount it refunds all that is left.
 * Throws `not_refundable`, `amount_out_of_range` and `gateway_not_configured`.
 */
export async function requestRefund(
  req: PayloadRequest,
  { orderId, kind, reason, ...requested }: RequestedRefund,
): Promise<string> {
  requireApi(req)
  return transact(req, async () => {
    const order = await findOrder(req, { id: orderId }, { lock: true })
    if (!order?.trackingId || !nextStatus(order.status, 'refundedInFull')) {
      throw new Problem(notRefundable, { detail: 'Only an order that was paid can be refunded.' })
    }
    const { currency, trackingId } = order
    const amount =
      kind === 'rejected'
        ? await allowedAmount(
            req,
            { ...order, amount: requested.amount ?? order.amount },
            undefined,
          )
        : await allowedAmount(req, order, requested.amount)
    const payment = { orderId, amount, currency, trackingId }
    const reference = await addRefund(req, { ...payment, kind, status: 'requested', reason })
    await queueRefund(req, { ...payment, reference }, reason)
    return reference
  })
}

type OwedRefund = {
  amount?: number | undefined
  reason: string
  /** Unique to the order, and what staff are asked, where no job can send the refund. */
  key: string
  attention: string
}

/** Requests a refund and returns its reference; where no job can send one, staff are asked to do it. */
export async function refundOrAsk(
  req: PayloadRequest,
  order: Order,
  { amount, reason, key, attention }: OwedRefund,
): Promise<string | undefined> {
  const { id: orderId, trackingId, status, currency } = order
  const isAutomatic = trackingId && nextStatus(status, 'refundedInFull') !== undefined
  if (isAutomatic && paymentsOptions(req.payload).gateway?.api) {
    return requestRefund(req, { orderId, amount, kind: 'asked', reason })
  }
  const money = amount === undefined ? {} : { amount, currency }
  await noteForStaff(req, order, { key, message: reason, ...money, attention })
  return undefined
}

/** Releases a refund that waits for staff; of two simultaneous requests only one does it. */
export async function releaseRefund(req: PayloadRequest, refund: Refund): Promise<void> {
  requireApi(req)
  await transact(req, async () => {
    if (!(await moveRefund(req, refund.reference, { from: 'due', to: 'requested' }))) {
      throw new Problem(notRefundable, { detail: 'This refund is not waiting to be sent.' })
    }
    await queueRefund(req, refund)
  })
}

type QueuedRefund = Pick<Refund, 'orderId' | 'reference' | 'trackingId' | 'amount' | 'currency'>

async function queueRefund(
  req: PayloadRequest,
  { orderId, reference, trackingId, amount, currency }: QueuedRefund,
  message?: string,
): Promise<void> {
  const event = {
    key: `refund ${reference} requested`,
    type: 'refund',
    source: roleOf(req) === undefined ? 'job' : 'staff',
    trackingId,
    amount,
    currency,
    message,
  } as const
  await transition(req, { orderId, decide: () => ({ event }) })
  await sendLater(req, reference)
}

/** What is left to refund of an order; refunds being sent count as done, so two never return more than was paid. */
export async function refundableAmount(req: PayloadRequest, order: Order): Promise<number> {
  return order.amount - order.refundedAmount - (await sumPendingRefunds(req, order.id))
}

async function allowedAmount(req: PayloadRequest, order: Order, requested: number | undefined) {
  const left = await refundableAmount(req, order)
  if (left <= 0)
    throw new Problem(notRefundable, { detail: 'All of it is refunded or being refunded.' })
  if (requested === undefined || requested <= left) return requested ?? left
  throw new Problem(amountOutOfRange, {
    detail: `At most ${String(left)} is left to refund.`,
    errors: [{ path: '/amount', code: 'too_big', message: `Send at most ${String(left)}.` }],
  })
}
