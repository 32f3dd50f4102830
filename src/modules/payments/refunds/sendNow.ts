import type { PayloadRequest } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import { sendRefund } from './sendRefund.js'

/** Tries to send a refund while its asker waits; where the gateway gives no answer the job goes on trying. */
export async function sendNow(req: PayloadRequest, reference: string): Promise<void> {
  try {
    await sendRefund(req, reference)
  } catch (err) {
    platformOf(req.payload).log.warn({ err, reference, msg: 'A refund is not answered yet' })
  }
}
