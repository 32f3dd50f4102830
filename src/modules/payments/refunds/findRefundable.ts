import type { PayloadRequest } from 'payload'

import type { Order } from '../Order.js'
import { findReviewedMoney } from '../orders/timeline.js'
import type { Trigger } from '../orders/transitions.js'
import { sumPendingRefunds } from './refundStore.js'

type Refundable = {
  /** What refunds of the order are parts of, and what went back and is left of it; in minor units of this currency. */
  total: number
  returned: number
  left: number
  currency: string
}

/**
 * What can be refunded of an order: its amount, or less where less arrived; in review, or where another currency came,
 * what arrived. Refunds being sent count as done, so two never return more than was paid.
 */
export async function findRefundable(req: PayloadRequest, order: Order): Promise<Refundable> {
  const arrived = await findReviewedMoney(req, order)
  const { amount, currency } = arrived ?? order
  const isAgreed = order.status !== 'review' && currency === order.currency
  const total = isAgreed ? Math.min(amount, order.amount) : amount
  // What came in another currency goes back as a whole.
  const isBack = currency !== order.currency && order.refundedAmount >= order.amount
  const partly = currency === order.currency ? order.refundedAmount : 0
  const returned = isBack ? total : partly
  const left = total - returned - (await sumPendingRefunds(req, order.id))
  return { total, returned, left, currency }
}

/** What a dispute that is won means for its order: what went back before or during it stays refunded. */
export async function judgeWon(req: PayloadRequest, order: Order): Promise<Trigger> {
  const { total, returned } = await findRefundable(req, order)
  if (returned === 0) return 'disputeWon'
  return returned < total ? 'disputeWonInPart' : 'disputeWonRefunded'
}
