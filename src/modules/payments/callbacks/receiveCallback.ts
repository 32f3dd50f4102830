import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { addJob } from '../../../platform/jobs/addJob.js'
import { platformOf } from '../../../platform/platform.js'
import type { Order } from '../Order.js'
import { applyReport } from '../attempts/applyReport.js'
import { eventKey } from '../attempts/eventKey.js'
import { reconcile } from '../attempts/reconcile.js'
import type { GatewayApi, GatewayCallback, GatewayReport } from '../gateway/Gateway.js'
import { hasAnswer } from '../gateway/answer/readCallback.js'
import type { EventSource, Fact } from '../orders/addEvent.js'
import { findOrder } from '../orders/findOrder.js'
import { transition } from '../orders/transition.js'
import { paymentsOptions } from '../paymentsOptions.js'

type Received = { form: string; source: 'callback' | 'cancel' }

/** Callbacks being processed in this process: a repeated one waits instead of asking the gateway again. */
const underWay = new Map<string, Promise<void>>()

/**
 * Verifies and records a posted callback and applies it at most once. Anything not proven to come from the gateway
 * changes nothing. Returns nothing, so that every answer is the same.
 */
export async function receiveCallback(
  req: PayloadRequest,
  { form, source }: Received,
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
  const running = underWay.get(digest) ?? settle(req, callback, source)
  underWay.set(digest, running)
  try {
    await running
  } finally {
    underWay.delete(digest)
  }
}

async function settle(
  req: PayloadRequest,
  callback: GatewayCallback,
  source: Received['source'],
): Promise<void> {
  if (await isKnown(req, eventKey(callback))) return
  const api = paymentsOptions(req.payload).gateway?.api
  const isOurs =
    api && callback.outcome === 'succeeded'
      ? await confirmSuccess(req, { api, callback, source })
      : await applyReport(req, { report: callback, source, verification: 'callback-only' })
  if (isOurs) return
  const { log, measurements } = platformOf(req.payload)
  log.warn({ source, msg: 'A payment callback names an order that is not ours' })
  measurements.count('payments.mismatch')
}

async function isKnown(req: PayloadRequest, key: string): Promise<boolean> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute(sql`select from payment_events where key = ${key}`)
  return rows.length > 0
}

type Claimed = { api: GatewayApi; callback: GatewayCallback; source: EventSource }

const askAgainAfterMs = 5_000

/**
 * A reported success counts only once the gateway's status API confirms it, because CBC does not authenticate its
 * ciphertext. If the gateway cannot be asked or does not know yet, the order waits and is polled again soon. Returns
 * false if there is no such order.
 */
async function confirmSuccess(
  req: PayloadRequest,
  { api, callback, source }: Claimed,
): Promise<boolean> {
  const { gatewayOrderId, trackingId } = callback
  const order = await findOrder(req, { gatewayOrderId })
  if (!order) return false
  const answer = await ask(req, api, { gatewayOrderId, ...(trackingId && { trackingId }) })
  const isSame = answer !== undefined && isSameCapture(callback, answer)
  if (isSame && answer.outcome === 'succeeded') {
    const report = agreed(order, callback, answer)
    await applyReport(req, { report, source, verification: 'confirmed' })
    return true
  }
  const isOpen = !isSame || answer.outcome === 'pending' || answer.outcome === 'unknown'
  const fact = isOpen ? 'unconfirmed' : 'contradicted'
  await noteClaim(req, { orderId: order.id, callback, source, fact })
  if (answer && !(isSame && isOpen)) {
    await applyReport(req, { report: answer, source: 'status', verification: 'confirmed' })
  }
  return true
}

/** The gateway lets a payer try twice under one order id, so a status for one try does not confirm the other. */
function isSameCapture(callback: GatewayCallback, { trackingId }: GatewayReport): boolean {
  return trackingId === undefined || trackingId === callback.trackingId
}

async function ask(
  req: PayloadRequest,
  api: GatewayApi,
  attempt: { gatewayOrderId: string; trackingId?: string },
): Promise<GatewayReport | undefined> {
  try {
    return await api.status(attempt)
  } catch (err) {
    const { gatewayOrderId } = attempt
    platformOf(req.payload).log.warn({ err, gatewayOrderId, msg: 'A payment is not confirmed yet' })
    return undefined
  }
}

/**
 * Merges both reports. If their amounts differ, it keeps the one that does not match the order, which leads to review.
 */
function agreed(order: Order, callback: GatewayCallback, answer: GatewayReport): GatewayReport {
  const claim: GatewayReport = callback
  const isClaimRight = claim.amount === order.amount && claim.currency === order.currency
  return isClaimRight ? { ...claim, ...answer } : { ...answer, ...claim }
}

type Claim = { orderId: string; callback: GatewayCallback; source: EventSource; fact: Fact }

async function noteClaim(
  req: PayloadRequest,
  { orderId, callback, source, fact }: Claim,
): Promise<void> {
  const { gatewayOrderId, trackingId, gatewayStatus, amount, currency, message } = callback
  const key = `${eventKey(callback)} ${fact}`
  const event = { gatewayOrderId, trackingId, gatewayStatus, amount, currency, message }
  await transition(req, {
    orderId,
    decide: () => ({ event: { ...event, key, type: 'report', source, fact } }),
    follow: async () => {
      const runAt = new Date(platformOf(req.payload).clock.now().getTime() + askAgainAfterMs)
      const db = await requestDatabase(req)
      await db.execute(sql`
        update payment_attempts set next_poll_at = ${runAt.toISOString()},
          tracking_id = coalesce(tracking_id, ${trackingId ?? null})
        where gateway_order_id = ${gatewayOrderId}`)
      await addJob(req, { task: reconcile, payload: {}, runAt, key: `payments ${gatewayOrderId}` })
    },
  })
}
