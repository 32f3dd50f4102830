import type { PayloadRequest } from 'payload'

import { lockAvailability } from '../offers.js'
import type { Order } from '../Order.js'
import type { Decision } from '../orders/transition.js'
import { nextStatus, withMoney } from '../orders/transitions.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { judgeSoldOut } from './judgeReport.js'

type Judged = { decision: Decision; isHeld: boolean }

/**
 * A decision as it is, unless it makes an unpaid order take places that it does not hold and that nobody has left. The
 * order must be locked; its date and its link are after it, until the transaction ends.
 */
export async function judgePlaces(
  req: PayloadRequest,
  order: Order,
  { decision, isHeld }: Judged,
): Promise<Decision> {
  const next = decision.trigger && nextStatus(order.status, decision.trigger)
  const isTaking = next && withMoney.includes(next) && !withMoney.includes(order.status)
  if (!isTaking || isHeld || (await hasPlaces(req, order))) return decision
  return judgeSoldOut(order, decision)
}

/** Whether as many places are free as an order needs; nobody else takes them before it counts as paid. */
async function hasPlaces(req: PayloadRequest, order: Order): Promise<boolean> {
  const { linkId, courseId, sessionId: session, quantity } = order
  const { dates } = paymentsOptions(req.payload)
  if (courseId && session) {
    const chosen = await dates.choose(req, { courseId, session, quantity })
    // Money for a date that was cancelled goes back by itself.
    if ('refused' in chosen) return dates.isCancelled(req, session)
  }
  if (linkId === null) return true
  const { left } = await lockAvailability(req, linkId)
  return left === null || left >= quantity
}
