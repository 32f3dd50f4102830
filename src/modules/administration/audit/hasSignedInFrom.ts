import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { clientHash } from './actorOf.js'

/** Whether this client has signed in as the owner of the address within the log's retention. */
export async function hasSignedInFrom(
  payload: Payload,
  { email, client }: { email: string; client: string },
): Promise<boolean> {
  const db = await requestDatabase({ payload })
  const { rows } = await db.execute(sql`
    select 1 from audit_log
    where client = ${clientHash(payload.secret, client)} and actor_email = ${email}
      and action in ('sign-in', 'password-reset')
    limit 1`)
  return rows.length > 0
}
