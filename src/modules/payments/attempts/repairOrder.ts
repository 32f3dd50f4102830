import type { PayloadRequest } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import { findOrder } from '../orders/findOrder.js'
import type { Order } from '../Order.js'
import { claimStale } from './claimAttempts.js'
import { pollSafely } from './reconcileDue.js'

const staleAfterMs = 2 * 60_000

/** The current order, after polling the gateway once if it has been pending for two minutes. */
export async function repairOrder(req: PayloadRequest, order: Order): Promise<Order> {
  const age = platformOf(req.payload).clock.now().getTime() - order.updatedAt
  if (order.status !== 'pending' || age < staleAfterMs) return order
  const attempts = await claimStale(req, order.id)
  if (attempts.length === 0) return order
  for (const attempt of attempts) await pollSafely(req, attempt)
  return (await findOrder(req, { id: order.id })) ?? order
}
