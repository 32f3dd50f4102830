import type { PayloadRequest } from 'payload'

import { addJob } from '../../../platform/jobs/Task.js'
import { platformOf } from '../../../platform/platform.js'
import { applyReport } from '../attempts/applyReport.js'
import { findOrderId, schedulePoll } from '../attempts/attemptStore.js'
import { eventKey, reportEvent } from '../attempts/judgeReport.js'
import { reconcile } from '../attempts/polling.js'
import { hasAnswer } from '../gateway/callback.js'
import {
  isOpen,
  type GatewayApi,
  type GatewayCallback,
  type GatewayReport,
} from '../gateway/Gateway.js'
import type { Fact } from '../orders/orderStore.js'
import { transition } from '../orders/transition.js'
import { paymentsOptions } from '../paymentsOptions.js'

type Source = 'callback' | 'cancel'

/** Callbacks being processed in this process: a repeated one waits instead of asking the gateway again. */
const inProgress = new Map<string, Promise<void>>()

/**
 * Verifies and records a posted callback and applies it at most once. Anything not proven to come from the gateway
 * changes nothing. Returns nothing, so that every answer is the same.
 */
export async function receiveCallback(
  req: PayloadRequest,
  { form, source }: { form: string; source: Source },
): Promise<void> {
  const { gateway } = paymentsOptions(req.payload)
  const callback = gateway?.read(form)
  if (!callback) {
    const { log, measurements } = platformOf(req.payload)
    log.warn({ source, msg: 'A payment callback was not the gateway’s' })
    // Payers who go back arrive without an answer from the gateway; that is not a forgery.
    if (gateway && hasAnswer(form)) measurements.count('payments.forged')
    return
  }
  const { digest } = callback
  const running = inProgress.get(digest) ?? applyCallback(req, callback, source)
  inProgress.set(digest, running)
  try {
    await running
  } finally {
    inProgress.delete(digest)
  }
}

async function applyCallback(req: PayloadRequest, callback: GatewayCallback, source: Source) {
  const { gatewayOrderId } = callback
  const found = await findOrderId(req, { gatewayOrderId, key: eventKey(callback) })
  if (!found) {
    const { log, measurements } = platformOf(req.payload)
    log.warn({ source, msg: 'A payment callback names an order that is not ours' })
    measurements.count('payments.mismatch')
    return
  }
  const { orderId, isKnown } = found
  // Only who holds the order can tell a dispute that is reported again from the next one.
  if (isKnown && callback.outcome !== 'disputed') return
  const api = paymentsOptions(req.payload).gateway?.api
  if (api && callback.outcome === 'succeeded') {
    await confirmSuccess(req, api, { orderId, callback, source })
  } else {
    await applyReport(req, orderId, { report: callback, source, verification: 'callback-only' })
  }
}

type Claim = { orderId: string; callback: GatewayCallback; source: Source }

/**
 * A reported success counts only once the gateway's status API confirms it, because CBC does not authenticate its
 * ciphertext. If the gateway cannot be reached or does not know yet, the order waits and is polled again soon.
 */
async function confirmSuccess(req: PayloadRequest, api: GatewayApi, claim: Claim): Promise<void> {
  const { orderId, callback, source } = claim
  const report = await fetchStatus(req, api, callback)
  const isSame = report !== undefined && isSameCapture(callback, report)
  const verification = 'confirmed'
  if (isSame && report.outcome === 'succeeded') {
    await applyReport(req, orderId, { report, claim: callback, source, verification })
    return
  }
  const isUndecided = !isSame || isOpen(report)
  await recordClaim(req, claim, isUndecided ? 'unconfirmed' : 'contradicted')
  if (report && !(isSame && isUndecided)) {
    await applyReport(req, orderId, { report, source: 'status', verification })
  }
}

/** The gateway lets a payer try twice under one order id, so a status for one try does not confirm the other. */
function isSameCapture(callback: GatewayCallback, { trackingId }: GatewayReport): boolean {
  return trackingId === undefined || trackingId === callback.trackingId
}

async function fetchStatus(
  req: PayloadRequest,
  api: GatewayApi,
  { gatewayOrderId, trackingId }: GatewayCallback,
): Promise<GatewayReport | undefined> {
  try {
    return await api.status({ gatewayOrderId, ...(trackingId && { trackingId }) })
  } catch (err) {
    platformOf(req.payload).log.warn({ err, gatewayOrderId, msg: 'A payment is not confirmed yet' })
    return undefined
  }
}

const pollAfterMs = 5_000

async function recordClaim(req: PayloadRequest, { orderId, callback, source }: Claim, fact: Fact) {
  const { gatewayOrderId, trackingId } = callback
  const event = reportEvent(callback)
  await transition(req, {
    orderId,
    decide: () => ({ event: { ...event, key: `${event.key} ${fact}`, source, fact } }),
    afterwards: async () => {
      const runAt = new Date(platformOf(req.payload).clock.now().getTime() + pollAfterMs)
      await schedulePoll(req, gatewayOrderId, { trackingId, nextPollAt: runAt })
      await addJob(req, { task: reconcile, payload: {}, runAt, key: `payments ${gatewayOrderId}` })
    },
  })
}
