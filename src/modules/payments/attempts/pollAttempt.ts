import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import { runEffects } from '../effects/runEffects.js'
import type { GatewayOutcome, GatewayReport } from '../gateway/Gateway.js'
import { transition } from '../orders/transition.js'
import { paymentsOptions } from '../paymentsOptions.js'
import type { Attempt } from './Attempt.js'
import { applyReport } from './applyReport.js'
import { isLatestAttempt } from './attemptRows.js'
import { giveUpAfter, nextPollIn, pageTimeout, silentAfter } from './pollSchedule.js'

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

/** Stops polling an attempt: nothing came of it, or staff have to find out what did. */
async function closeAttempt(
  req: PayloadRequest,
  { orderId, gatewayOrderId, trackingId }: Attempt,
  trigger: 'expired' | 'unresolved',
): Promise<void> {
  await transition(req, {
    orderId,
    decide: async () => ({
      trigger: (await isLatestAttempt(req, { orderId, gatewayOrderId })) ? trigger : undefined,
      event: {
        key: `${gatewayOrderId} ${trigger}`,
        type: 'expired',
        source: 'job',
        gatewayOrderId,
        trackingId: trackingId ?? undefined,
        ...(trigger === 'unresolved' && { fact: 'given_up' }),
      },
      noted:
        trigger === 'unresolved'
          ? {
              attention: 'The gateway never said what became of this payment.',
              trackingId: trackingId ?? undefined,
            }
          : {},
    }),
    follow: (moved) => runEffects(req, moved),
  })
  const db = await requestDatabase(req)
  await db.execute(sql`
    update payment_attempts set next_poll_at = null,
      status = case when status in ('sent', 'unknown') then 'expired'::enum_payment_attempts_status else status end
    where gateway_order_id = ${gatewayOrderId}`)
}

/** The gateway lets a payer retry under the same order id: an attempt that failed may still succeed that day. */
const mayStillSucceed: readonly GatewayOutcome[] = ['failed', 'cancelled', 'expired']

/** Schedules the next poll of an attempt of this age; seldom or never once it has a final outcome. */
async function schedulePoll(
  req: PayloadRequest,
  { gatewayOrderId, emptyPolls, sentAt }: Pick<Attempt, 'gatewayOrderId' | 'emptyPolls' | 'sentAt'>,
  ended?: GatewayOutcome,
): Promise<void> {
  const now = platformOf(req.payload).clock.now().getTime()
  const age = now - sentAt
  const isOver = ended !== undefined && (!mayStillSucceed.includes(ended) || age >= silentAfter)
  const next = isOver ? null : new Date(now + nextPollIn(age)).toISOString()
  const db = await requestDatabase(req)
  await db.execute(sql`
    update payment_attempts set next_poll_at = ${next}::timestamptz, empty_polls = ${emptyPolls}
    where gateway_order_id = ${gatewayOrderId}`)
}
