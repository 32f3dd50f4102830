import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { isRefusal, reasonOf } from './reasonOf.js'

/** About as many minutes; a failure that lasts this long will not pass. */
const maxAttempts = 10

/**
 * Records that a planned publication failed, and gives it up if it was refused or has failed ten times. Returns whether
 * it was given up.
 */
export async function noteFailure(payload: Payload, id: string, error: unknown): Promise<boolean> {
  const fault = JSON.stringify({ message: reasonOf(error) })
  const db = await requestDatabase({ payload })
  const { rows } = await db.execute<{ has_error: boolean }>(sql`
    update payload_jobs
    set total_tried = coalesce(total_tried, 0) + 1, error = ${fault}::jsonb, updated_at = now(),
      has_error = ${isRefusal(error)} or coalesce(total_tried, 0) + 1 >= ${maxAttempts}
    where id = ${id} and has_error is not true
    returning has_error`)
  return rows[0]?.has_error ?? false
}
