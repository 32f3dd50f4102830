import type { PayloadRequest } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import { sendRefund } from './sendRefund.js'

/** Tries to send a refund while the caller waits; without an answer from the gateway the job keeps trying. */
export async function sendNow(req: PayloadRequest, reference: string): Promise<void> {
  try {
    await sendRefund(req, reference)
  } catch (err) {
    platformOf(req.payload).log.warn({ err, reference, msg: 'A refund is not answered yet' })
  }
}
