import { createLocalReq, type PayloadRequest } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import type { Attempt } from './Attempt.js'
import { claimDue } from './claimAttempts.js'
import { pollAttempt } from './pollAttempt.js'

/** Polls every attempt that is due; one that fails waits until its lease ends. */
export async function reconcileDue(req: PayloadRequest): Promise<void> {
  for (;;) {
    const attempts = await claimDue(req)
    if (attempts.length === 0) return
    await Promise.all(attempts.map((attempt) => pollSafely(req, attempt)))
  }
}

/** Each with its own request, because a transaction belongs to one request. */
export async function pollSafely(req: PayloadRequest, attempt: Attempt): Promise<void> {
  try {
    await pollAttempt(await createLocalReq({}, req.payload), attempt)
  } catch (err) {
    const { gatewayOrderId } = attempt
    platformOf(req.payload).log.error({ err, gatewayOrderId, msg: 'An attempt was not settled' })
  }
}
