import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { addAuditEntry } from '../audit/addAuditEntry.js'
import { deliverSoon } from './deliverWebhooks.js'

/**
 * Sends a message again now, ahead of others and with the same `webhook-id`; its retry period starts anew. A message
 * that is being sent right now is left alone. Throws `not_found`.
 */
export async function queueAgain(req: PayloadRequest, delivery: string): Promise<void> {
  await transact(req, async () => {
    const db = await requestDatabase(req)
    const { rows } = await db.execute<{ webhook: string }>(sql`
      select webhook_id as webhook from webhook_deliveries where id::text = ${delivery}`)
    const [row] = rows
    if (!row) throw new Problem(problems.notFound)
    await db.execute(sql`
      update webhook_deliveries set status = 'pending', in_order = false, attempts = 0,
        first_attempt_at = null, delivered_at = null, last_status = null, last_answer = null,
        last_fault = null, next_attempt_at = now(), updated_at = now()
      where id = ${delivery}::uuid and (leased_until is null or leased_until <= now())`)
    await addAuditEntry(req, {
      action: 'update',
      target: 'webhook-deliveries',
      targetId: delivery,
      after: { status: 'pending' },
    })
    await deliverSoon(req, { webhook: row.webhook, delivery })
  })
}
