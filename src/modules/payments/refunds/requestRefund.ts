import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { findOrder } from '../orders/findOrder.js'
import type { Order } from '../Order.js'
import { nextStatus } from '../orders/transitions.js'
import { transition } from '../orders/transition.js'
import { amountOutOfRange, notRefundable } from '../problems.js'
import type { RefundKind } from './Refunds.js'
import { addRefund } from './addRefund.js'
import { requireApi } from './requireApi.js'
import { sendLater } from './sendLater.js'

type Wish = { orderId: string; amount?: number | undefined; reason: string; kind: RefundKind }

/**
 * Records a refund to be sent to the gateway and returns its reference; without an amount it refunds all that is left.
 * Throws `not_refundable`, `amount_out_of_range` and `gateway_not_configured`.
 */
export async function requestRefund(req: PayloadRequest, wish: Wish): Promise<string> {
  requireApi(req)
  return transact(req, async () => {
    const order = await findOrder(req, { id: wish.orderId }, { lock: true })
    if (!order?.trackingId || !nextStatus(order.status, 'refundedInFull')) {
      throw new Problem(notRefundable, { detail: 'Only an order that was paid can be refunded.' })
    }
    const amount =
      wish.kind === 'asked' ? await allowedAmount(req, order, wish.amount) : wish.amount
    if (amount === undefined) throw new Problem(notRefundable)
    const { id: orderId, currency, trackingId } = order
    const { kind, reason } = wish
    const details = { orderId, amount, currency, trackingId, kind, status: 'requested' } as const
    const reference = await addRefund(req, { ...details, reason })
    const event = {
      key: `refund ${reference} requested`,
      type: 'refund',
      source: 'staff',
      trackingId,
      amount,
      currency,
      message: reason,
    } as const
    await transition(req, { orderId, decide: () => ({ event }) })
    await sendLater(req, reference)
    return reference
  })
}

/** Refunds being sent count as done: two at once must not return more than was paid. */
async function allowedAmount(
  req: PayloadRequest,
  order: Order,
  wanted: number | undefined,
): Promise<number> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ amount: number }>(sql`
    select coalesce(sum(amount), 0)::float8 as amount from refunds
    where order_id = ${order.id} and kind = 'asked' and status = 'requested'`)
  const left = order.amount - order.refundedAmount - (rows[0]?.amount ?? 0)
  if (left <= 0) throw new Problem(notRefundable, { detail: 'All of it is refunded already.' })
  if (wanted === undefined || wanted <= left) return wanted ?? left
  throw new Problem(amountOutOfRange, {
    detail: `At most ${String(left)} is left to refund.`,
    errors: [{ path: '/amount', code: 'too_big', message: `Send at most ${String(left)}.` }],
  })
}
