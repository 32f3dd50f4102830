import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { postgresOf } from '../../../platform/database/requestDatabase.js'
import type { Learner } from '../learnerSchemas.js'
import { idleEnd, sessionLife } from './sessionLife.js'
import { hashToken } from './sessionToken.js'

export type LearnerSession = { tokenHash: string; learner: Learner; expiresAt: string }

type Row = Learner & { expiresAt: string }

/**
 * The live session of a token, extended by this use; undefined for any other token. One statement on the primary, so
 * that a session ended by any process is over at once.
 */
export async function findSession(
  payload: Payload,
  token: string,
): Promise<LearnerSession | undefined> {
  const tokenHash = hashToken(token)
  const moved = sql`least(${idleEnd}, ends_at)`
  const isLive = sql`token_hash = ${tokenHash} and expires_at > now() and ends_at > now()`
  const { rows } = await postgresOf(payload).drizzle.execute<Row>(sql`
    with used as (
      update learner_sessions set expires_at = ${moved}
      where ${isLive}
        and expires_at < ${moved} - ${sessionLife.restMinutes}::int * interval '1 minute'
      returning expires_at
    )
    select learners.id, email, name,
      coalesce((select expires_at from used), expires_at) as "expiresAt"
    from learner_sessions join learners on learners.id = learner_id
    where ${isLive} and blocked is not true`)
  const [row] = rows
  if (!row) return undefined
  const { expiresAt, ...learner } = row
  return { tokenHash, learner, expiresAt: new Date(expiresAt).toISOString() }
}
