import type { PayloadRequest } from 'payload'

import type { Order } from '../Order.js'
import type { Trigger } from '../orders/transitions.js'
import { findRefundable } from './findRefundable.js'

/** What a dispute that is won means for its order: what went back before or during it stays refunded. */
export async function judgeWon(req: PayloadRequest, order: Order): Promise<Trigger> {
  const { total, returned } = await findRefundable(req, order)
  if (returned === 0) return 'disputeWon'
  return returned < total ? 'disputeWonInPart' : 'disputeWonRefunded'
}
