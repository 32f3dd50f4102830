import type { PayloadRequest } from 'payload'

import { addJob } from '../../../platform/jobs/addJob.js'
import { platformOf } from '../../../platform/platform.js'
import { refundTask } from './refundTask.js'

const waitMs = 30_000

/** Queued in the transaction of the refund, so that it is sent even if this process dies first. */
export async function sendLater(req: PayloadRequest, reference: string): Promise<void> {
  const runAt = new Date(platformOf(req.payload).clock.now().getTime() + waitMs)
  const key = `refund ${reference}`
  await addJob(req, { task: refundTask, payload: { reference }, runAt, key })
}
