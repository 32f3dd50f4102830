import type { PayloadRequest } from 'payload'

import { findOrdersOfDate } from '../orders/dateOrders.js'
import { findOrder } from '../orders/orderStore.js'
import { transition } from '../orders/transition.js'
import { nextStatus } from '../orders/transitions.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { sumPendingRefunds } from './refundStore.js'
import { requestRefund } from './requestRefund.js'
import { sendSoon } from './sendRefund.js'

type RefundedOrder = { number: string; refund: 'done' | 'requested' | 'by_hand' }

/** Sends the money of all orders of a cancelled date back; repeating it sends only what is left. */
export async function refundDate(req: PayloadRequest, session: string): Promise<RefundedOrder[]> {
  const refunded: RefundedOrder[] = []
  for (const orderId of await findOrdersOfDate(req, session)) {
    const one = await refundCancelled(req, { orderId, reason: 'The date was cancelled.' })
    if (one) refunded.push(one)
  }
  return refunded
}

/** Refunds what is left of an order in its transaction; where no job can do it, staff are shown that they have to. */
export async function refundCancelled(
  req: PayloadRequest,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<RefundedOrder | undefined> {
  const order = await findOrder(req, { id: orderId }, { lock: true })
  if (!order) return undefined
  const { number, amount, refundedAmount, trackingId, status } = order
  if (amount <= refundedAmount || status === 'refunded') return { number, refund: 'done' }
  if (amount <= refundedAmount + (await sumPendingRefunds(req, orderId))) {
    return { number, refund: 'requested' }
  }
  const hasApi = paymentsOptions(req.payload).gateway?.api !== undefined
  if (trackingId && hasApi && nextStatus(status, 'refundedInFull')) {
    await sendSoon(req, await requestRefund(req, { orderId, kind: 'asked', reason }))
    return { number, refund: 'requested' }
  }
  await transition(req, {
    orderId,
    decide: () => ({
      event: { key: `${number} date_cancelled`, type: 'note', source: 'job', message: reason },
      changes: { attention: 'Paid for a date that was cancelled. Refund it.' },
    }),
  })
  return { number, refund: 'by_hand' }
}
