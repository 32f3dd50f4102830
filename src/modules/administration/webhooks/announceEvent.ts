import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { ulid } from 'ulid'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { platformOf } from '../../../platform/platform.js'
import { composeBody, type WebhookMessage } from './events.js'
import { deliverSoon } from './deliverWebhooks.js'

/**
 * Adds an event to the outbox of every enabled endpoint that subscribes to it, in the transaction of `req`: it is sent
 * after the commit, or never. Without such endpoints it costs one query.
 */
export async function announceEvent(req: PayloadRequest, message: WebhookMessage): Promise<void> {
  const { type } = message
  const body = composeBody(message, platformOf(req.payload).clock.now())
  await transact(req, async () => {
    const db = await requestDatabase(req)
    const { rows } = await db.execute<{ webhook: string }>(sql`
      insert into webhook_deliveries
        (id, webhook_id, message_id, event, body, status, attempts, in_order, position,
          next_attempt_at, created_at, updated_at)
      select gen_random_uuid(), webhooks.id, ${`msg_${ulid()}`}::text, ${type}::text, ${body}::text,
        'pending', 0, true, (extract(epoch from clock_timestamp()) * 1000000)::bigint,
        now(), now(), now()
      from webhooks
      join webhooks_events wanted on wanted.parent_id = webhooks.id and wanted.value::text = ${type}
      where webhooks.enabled
      returning webhook_id as webhook`)
    for (const { webhook } of rows) await deliverSoon(req, { webhook })
  })
}
