import type { PayloadRequest } from 'payload'

import type { Order } from '../Order.js'
import { lockAvailability } from '../offers.js'
import { paymentsOptions } from '../paymentsOptions.js'

/**
 * Whether as many places are free as an order needs that is being paid, which must be locked and holds none. They are
 * locked until the transaction ends, so that nobody else takes them before it counts as paid.
 */
export async function hasPlaces(req: PayloadRequest, order: Order): Promise<boolean> {
  const { linkId, courseId, sessionId: session, quantity } = order
  const { dates } = paymentsOptions(req.payload)
  if (dates && courseId && session) {
    const chosen = await dates.choose(req, { courseId, session, quantity })
    // Money for a date that was cancelled goes back by itself.
    if ('refused' in chosen) return dates.isCancelled(req, session)
  }
  if (linkId === null) return true
  const { left } = await lockAvailability(req, linkId)
  return left === null || left >= quantity
}
