import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import { hasAnswer } from '../gateway/answer/readCallback.js'
import type { GatewayCallback } from '../gateway/Gateway.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { applyReport } from '../attempts/applyReport.js'
import { eventKey } from '../attempts/eventKey.js'
import { confirmSuccess } from './confirmSuccess.js'

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
