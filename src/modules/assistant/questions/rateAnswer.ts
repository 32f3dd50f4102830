import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { postgresOf } from '../../../platform/database/requestDatabase.js'
import { normalise } from '../message/normalise.js'
import { redact } from '../../../platform/redact.js'
import type { Feedback } from '../schemas.js'

/**
 * Stores whether an answer helped; the latest rating counts. Returns 'first' or 'again', or undefined if no answer of
 * the last 90 days has that id.
 */
export async function rateAnswer(
  payload: Payload,
  { messageId, helpful, comment }: Feedback,
): Promise<'first' | 'again' | undefined> {
  const masked = comment === undefined ? null : redact(normalise(comment)).text.slice(0, 1_000)
  const { rows } = await postgresOf(payload).drizzle.execute(sql`
    update chat_questions as kept
    set helpful = ${helpful}, comment = coalesce(${masked}, kept.comment), updated_at = now()
    from (select id, helpful from chat_questions where message_id = ${messageId} for update) as before
    where kept.id = before.id
    returning before.helpful as rated`)
  const [row] = rows as { rated: boolean | null }[]
  if (!row) return undefined
  return row.rated === null ? 'first' : 'again'
}
