import { createLocalReq, type PayloadRequest } from 'payload'

import { transact } from '../../../platform/database/requestDatabase.js'
import { scheduled } from '../../../platform/jobs/Task.js'
import { platformOf } from '../../../platform/platform.js'
import { runEffects } from '../effects/effects.js'
import { type GatewayOutcome, type GatewayReport, isOpen } from '../gateway/Gateway.js'
import type { Order } from '../Order.js'
import { withNote } from '../orders/attention.js'
import { announcePassedTimes, deleteClosedHolds, holdsPlaces } from '../orders/holds.js'
import { findOrder } from '../orders/orderStore.js'
import { transition } from '../orders/transition.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { applyReport } from './applyReport.js'
import {
  claimDue,
  claimOpen,
  endPolling,
  giveUpAfter,
  isLatestAttempt,
  nextPollIn,
  pageTimeout,
  schedulePoll,
  withoutApiFor,
  type Attempt,
} from './attemptStore.js'
import { judgePlaces } from './judgePlaces.js'
import { isOnlyOpened } from './judgeReport.js'

/** Runs every minute: polls the attempts that are due and releases places whose time is over. */
export const reconcile = scheduled({
  name: 'payments.reconcile',
  cron: '* * * * *',
  run: async ({ payload }) => {
    const req = await createLocalReq({}, payload)
    await reconcileDue(req)
    await announcePassedTimes(req)
    await deleteClosedHolds(req)
  },
})

/** Polls every attempt that is due; one that fails waits until its lease ends. */
export async function reconcileDue(req: PayloadRequest): Promise<void> {
  for (;;) {
    const attempts = await claimDue(req)
    if (attempts.length === 0) return
    await Promise.all(attempts.map((attempt) => pollSafely(req, attempt)))
  }
}

const staleAfterMs = 2 * 60_000

/** The current order, after polling the gateway once if it has been pending for two minutes. */
export async function refreshOrder(req: PayloadRequest, order: Order): Promise<Order> {
  const age = platformOf(req.payload).clock.now().getTime() - order.updatedAt
  if (order.status !== 'pending' || age < staleAfterMs) return order
  const attempts = await claimOpen(req, order.id)
  if (attempts.length === 0) return order
  for (const attempt of attempts) await pollSafely(req, attempt)
  return (await findOrder(req, { id: order.id })) ?? order
}

/** Each with its own request, because a transaction belongs to one request. */
async function pollSafely(req: PayloadRequest, attempt: Attempt): Promise<void> {
  try {
    await pollAttempt(await createLocalReq({}, req.payload), attempt)
  } catch (err) {
    const { gatewayOrderId } = attempt
    platformOf(req.payload).log.error({ err, gatewayOrderId, msg: 'An attempt was not polled' })
  }
}

/**
 * Polls the gateway for one attempt and applies its answer to the order. Without an answer everything stays as it is
 * and is polled again later. An attempt that is given up while money may be on its way goes to review.
 */
async function pollAttempt(req: PayloadRequest, attempt: Attempt): Promise<void> {
  const api = paymentsOptions(req.payload).gateway?.api
  const age = platformOf(req.payload).clock.now().getTime() - attempt.sentAt
  const { gatewayOrderId, orderId, trackingId } = attempt
  if (!api) {
    const isOver = age >= (trackingId === null ? withoutApiFor : giveUpAfter)
    await (isOver ? giveUp(req, attempt) : pollLater(req, attempt))
    return
  }
  let report: GatewayReport | undefined
  try {
    report = await api.status({ gatewayOrderId, ...(trackingId && { trackingId }) })
  } catch (err) {
    platformOf(req.payload).log.warn({ err, gatewayOrderId, msg: 'The gateway gave no answer' })
    await (age >= giveUpAfter ? giveUp(req, attempt) : pollLater(req, attempt))
    return
  }
  if (report) {
    await applyReport(req, orderId, { report, source: 'status', verification: 'confirmed' })
  }
  await closeOrPollLater(req, attempt, { report, age })
}

type Answer = { report: GatewayReport | undefined; age: number }

async function closeOrPollLater(req: PayloadRequest, polled: Attempt, { report, age }: Answer) {
  const attempt = { ...polled, emptyPolls: report ? 0 : polled.emptyPolls + 1 }
  if (isNothingComing(attempt, { report, age })) return closeAttempt(req, attempt, 'expired')
  if (report && !isOpen(report)) return pollLater(req, polled, report.outcome)
  return age >= giveUpAfter ? giveUp(req, polled) : pollLater(req, attempt)
}

const enoughEmptyPolls = 2

/** The page has timed out, and the gateway knows nothing but, at most, that the visitor came. */
function isNothingComing(attempt: Attempt, { report, age }: Answer): boolean {
  if (age < pageTimeout || attempt.trackingId !== null) return false
  if (!report) return attempt.emptyPolls >= enoughEmptyPolls
  return isOnlyOpened(report)
}

function giveUp(req: PayloadRequest, attempt: Attempt): Promise<void> {
  return closeAttempt(req, attempt, attempt.trackingId === null ? 'expired' : 'unresolved')
}

/** Ends an attempt and its polling in one transaction: nothing came of it, or staff have to find out what did. */
async function closeAttempt(
  req: PayloadRequest,
  attempt: Attempt,
  trigger: 'expired' | 'unresolved',
): Promise<void> {
  const { orderId, gatewayOrderId, trackingId } = attempt
  const known = { trackingId: trackingId ?? undefined }
  const isUnresolved = trigger === 'unresolved'
  const attention = 'The gateway never said what became of this payment.'
  await transact(req, async () => {
    // As everybody locks the order first.
    await findOrder(req, { id: orderId }, { lock: true })
    if (!(await endPolling(req, attempt))) return
    await transition(req, {
      orderId,
      decide: async (order) => {
        const isLatest = await isLatestAttempt(req, { orderId, gatewayOrderId })
        const event = {
          key: `${gatewayOrderId} ${trigger}`,
          type: 'expired',
          source: 'job',
          gatewayOrderId,
          ...known,
          fact: isUnresolved ? 'given_up' : undefined,
        } as const
        // What another attempt has paid keeps its own reference.
        const changes = isUnresolved
          ? { attention: withNote(order.attention, attention), ...(!order.trackingId && known) }
          : {}
        const decision = { trigger: isLatest ? trigger : undefined, event, changes }
        return judgePlaces(req, order, { decision, isHeld: await holdsPlaces(req, orderId) })
      },
      afterwards: (done) => runEffects(req, done),
    })
  })
}

/** The gateway lets a payer retry under the same order id: an attempt that failed may still succeed that day. */
const mayStillSucceed: readonly GatewayOutcome[] = ['failed', 'cancelled', 'expired']

/** Schedules the next poll of an attempt of this age; seldom or never once it has a final outcome. */
async function pollLater(
  req: PayloadRequest,
  { gatewayOrderId, emptyPolls, sentAt }: Attempt,
  outcome?: GatewayOutcome,
): Promise<void> {
  const now = platformOf(req.payload).clock.now().getTime()
  const age = now - sentAt
  const isOver =
    outcome !== undefined && (!mayStillSucceed.includes(outcome) || age >= withoutApiFor)
  const nextPollAt = isOver ? null : new Date(now + nextPollIn(age))
  await schedulePoll(req, gatewayOrderId, { nextPollAt, emptyPolls, sentAt })
}
