import type { PayloadRequest } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import type { GatewayReport } from '../gateway/Gateway.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { applyReport } from './applyReport.js'
import type { Attempt } from './Attempt.js'
import { closeAttempt } from './closeAttempt.js'
import { giveUpAfter, pageTimeout, silentAfter } from './pollSchedule.js'
import { schedulePoll } from './schedulePoll.js'

const enoughEmptyPolls = 2

/**
 * Polls the gateway for one attempt and applies its answer to the order. Without an answer everything stays as it is
 * and is polled again later. An attempt that is given up while money may be on its way goes to review.
 */
export async function pollAttempt(req: PayloadRequest, attempt: Attempt): Promise<void> {
  const api = paymentsOptions(req.payload).gateway?.api
  const age = platformOf(req.payload).clock.now().getTime() - attempt.sentAt
  if (!api) {
    await waitInSilence(req, attempt, age)
    return
  }
  const { gatewayOrderId, trackingId } = attempt
  let report: GatewayReport | undefined
  try {
    report = await api.status({ gatewayOrderId, ...(trackingId && { trackingId }) })
  } catch (err) {
    platformOf(req.payload).log.warn({ err, gatewayOrderId, msg: 'The gateway gave no answer' })
    await (age >= giveUpAfter ? giveUp(req, attempt) : schedulePoll(req, attempt))
    return
  }
  if (report) await applyReport(req, { report, source: 'status', verification: 'confirmed' })
  await follow(req, attempt, { report, age })
}

type Answer = { report: GatewayReport | undefined; age: number }

async function follow(
  req: PayloadRequest,
  attempt: Attempt,
  { report, age }: Answer,
): Promise<void> {
  const emptyPolls = report ? 0 : attempt.emptyPolls + 1
  if (isNothingComing({ ...attempt, emptyPolls }, { report, age })) {
    await closeAttempt(req, attempt, 'expired')
    return
  }
  if (report && !isOpen(report)) {
    await schedulePoll(req, attempt, report.outcome)
    return
  }
  await (age >= giveUpAfter ? giveUp(req, attempt) : schedulePoll(req, { ...attempt, emptyPolls }))
}

function isOpen({ outcome }: GatewayReport): boolean {
  return outcome === 'pending' || outcome === 'unknown'
}

/** The page has timed out, and the gateway knows nothing but, at most, that the visitor came. */
function isNothingComing(attempt: Attempt, { report, age }: Answer): boolean {
  if (age < pageTimeout || attempt.trackingId !== null) return false
  if (!report) return attempt.emptyPolls >= enoughEmptyPolls
  return report.outcome === 'pending' && report.gatewayStatus.toLowerCase() === 'initiated'
}

async function waitInSilence(req: PayloadRequest, attempt: Attempt, age: number): Promise<void> {
  if (attempt.trackingId === null) {
    await (age >= silentAfter ? closeAttempt(req, attempt, 'expired') : schedulePoll(req, attempt))
    return
  }
  await (age >= giveUpAfter ? giveUp(req, attempt) : schedulePoll(req, attempt))
}

async function giveUp(req: PayloadRequest, attempt: Attempt): Promise<void> {
  await closeAttempt(req, attempt, attempt.trackingId === null ? 'expired' : 'unresolved')
}
