import type { PayloadRequest } from 'payload'

import { roleOf } from '../../../platform/access.js'
import { transact } from '../../../platform/database/requestDatabase.js'
import { Problem } from '../../../platform/http/Problem.js'
import type { Money } from '../../../platform/money.js'
import type { Order } from '../Order.js'
import { findOrder } from '../orders/orderStore.js'
import { noteForStaff, transition } from '../orders/transition.js'
import { nextStatus } from '../orders/transitions.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { amountOutOfRange, illegalMove, notRefundable } from '../problems.js'
import { findRefundable } from './findRefundable.js'
import { addRefund, moveRefund, renewRefund, type Refund } from './refundStore.js'
import { requireApi, sendLater } from './sendRefund.js'

type RequestedRefund = {
  orderId: string
  amount?: number | undefined
  reason: string
  /** `rejected` for an order in review only. */
  kind: 'asked' | 'rejected'
}

/**
 * Records a refund to be sent to the gateway and returns its reference; without an amount it refunds all that is left.
 * Throws `illegal_move`, `not_refundable`, `amount_out_of_range` and `gateway_not_configured`.
 */
export async function requestRefund(
  req: PayloadRequest,
  { orderId, kind, reason, amount: requested }: RequestedRefund,
): Promise<string> {
  requireApi(req)
  return transact(req, async () => {
    const order = await findOrder(req, { id: orderId }, { lock: true })
    if (kind === 'rejected' && order?.status !== 'review') throw new Problem(illegalMove)
    if (!order?.trackingId) throw new Problem(notRefundable)
    if (!nextStatus(order.status, 'refundedInFull')) {
      throw new Problem(notRefundable, { detail: `The order is ${order.status}.` })
    }
    const { trackingId } = order
    const payment = { orderId, trackingId, ...(await allowedMoney(req, order, requested)) }
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
  const { id: orderId, trackingId, status } = order
  const { currency } = await findRefundable(req, order)
  const isWhole = amount === undefined || currency === order.currency
  const isAutomatic = trackingId && isWhole && nextStatus(status, 'refundedInFull') !== undefined
  if (isAutomatic && paymentsOptions(req.payload).gateway?.api) {
    return requestRefund(req, { orderId, amount, kind: 'asked', reason })
  }
  const money = amount === undefined ? {} : { amount, currency }
  await noteForStaff(req, order, { key, message: reason, ...money, attention })
  return undefined
}

/**
 * Releases a refund that waits for staff; of two simultaneous requests only one does it. One that the gateway has not
 * answered for a minute is tried anew: its job may have given up, and under the same reference it is the same refund.
 */
export async function releaseRefund(req: PayloadRequest, refund: Refund): Promise<void> {
  requireApi(req)
  if (await renewRefund(req, refund.reference)) return sendLater(req, refund.reference)
  await transact(req, async () => {
    if (!(await moveRefund(req, refund.reference, { from: 'due', to: 'requested' }))) {
      throw new Problem(notRefundable, {
        detail: 'This refund is not waiting to be sent, or is being sent now.',
      })
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

/** What a refund returns: the requested amount, or all that is left; of another currency nothing but all. */
async function allowedMoney(
  req: PayloadRequest,
  order: Order,
  requested: number | undefined,
): Promise<Money> {
  const { left, currency } = await findRefundable(req, order)
  if (left <= 0) {
    throw new Problem(notRefundable, { detail: 'All of it is refunded or being refunded.' })
  }
  if (requested === undefined) return { amount: left, currency }
  if (currency !== order.currency) {
    // Nobody could tell in which of the two currencies the amount is meant.
    const message = `Leave it out: this was paid in ${currency}, and all of it is refunded.`
    throw outOfRange(`This was paid in ${currency}. Refund it without an amount.`, {
      code: 'other_currency',
      message,
    })
  }
  if (requested <= left) return { amount: requested, currency }
  const message = `Send at most ${String(left)}.`
  throw outOfRange(`At most ${String(left)} is left to refund.`, { code: 'too_big', message })
}

function outOfRange(detail: string, fault: { code: string; message: string }): Problem {
  return new Problem(amountOutOfRange, { detail, errors: [{ path: '/amount', ...fault }] })
}
