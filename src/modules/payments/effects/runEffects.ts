import type { PayloadRequest } from 'payload'

import type { Moved } from '../orders/transition.js'
import { noteRefund } from './noteRefund.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { deliver } from './deliver.js'

/** Runs the side effects of a transition in its transaction. */
export async function runEffects(req: PayloadRequest, { order, from }: Moved): Promise<void> {
  if (order.status === from) return
  const { onFailed = [], onRefunded = [], onDisputed = [] } = paymentsOptions(req.payload)
  // An order that was paid before a dispute has already been delivered.
  if (order.status === 'paid' && from !== 'disputed') await deliver(req, order)
  if (order.status === 'failed') for (const hook of onFailed) await hook(req, order)
  if (order.status === 'disputed') for (const hook of onDisputed) await hook(req, order)
  if (order.status === 'refunded' || order.status === 'partially_refunded') {
    await noteRefund(req, order)
    for (const hook of onRefunded) await hook(req, order)
  }
}
