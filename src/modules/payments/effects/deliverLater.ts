import type { PayloadRequest } from 'payload'

import { addJob } from '../../../platform/jobs/addJob.js'
import type { Order } from '../Order.js'
import { transition } from '../orders/transition.js'
import { fulfil } from './fulfil.js'

/** Hands the delivery of a paid order to a job and shows it to staff until it is done. */
export async function deliverLater(
  req: PayloadRequest,
  { id: orderId, number }: Order,
): Promise<void> {
  const key = `${number} effects_failed`
  await transition(req, {
    orderId,
    decide: () => ({
      event: { key, type: 'note', source: 'job', fact: 'effects_failed' },
      noted: { attention: 'Paid, and not delivered yet.' },
    }),
  })
  await addJob(req, { task: fulfil, payload: { orderId } })
}
