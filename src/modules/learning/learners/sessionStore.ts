import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { createHash, randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import { postgresOf, requestDatabase } from '../../../platform/database/requestDatabase.js'
import type { AnyTask } from '../../../platform/jobs/createJobs.js'
import type { Learner } from '../learnerSchemas.js'
import { learnerSessionsTable as sessions } from './learnerSessionsTable.js'

export type LearnerSession = { tokenHash: string; learner: Learner; expiresAt: string }

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
  const { rows } = await postgresOf(payload).drizzle.execute<Learner & { expiresAt: string }>(sql`
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

/** How long a session lasts without use, and at most; measured by the database's clock. */
export const sessionLife = {
  idleDays: 7,
  totalDays: 30,
  /** Use within this many minutes of the last extension does not extend it again, to avoid a write per request. */
  restMinutes: 5,
}

/** SQL: when a session that is used now expires. */
const idleEnd = sql`now() + ${sessionLife.idleDays}::int * interval '1 day'`

/** SQL: when a session that begins now ends at the latest. */
const totalEnd = sql`now() + ${sessionLife.totalDays}::int * interval '1 day'`

/** A token of 256 random bits. */
function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored hash of a token. No salt and no key: 256 random bits cannot be guessed from their hash. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Opens a session in the transaction of `req`; its token cannot be read again later. */
export async function startSession(
  req: PayloadRequest,
  learnerId: string,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const db = await requestDatabase(req)
  const [session] = await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), learnerId, expiresAt: idleEnd, endsAt: totalEnd })
    .returning({ expiresAt: sessions.expiresAt })
  if (!session) throw new Error('PostgreSQL inserted no session')
  return { token, expiresAt: session.expiresAt }
}

/** Ends one session, or all sessions of a learner: once committed, no process accepts their tokens. */
export async function endSessions(
  req: PayloadRequest,
  which: { tokenHash: string } | { learnerId: string },
): Promise<void> {
  const db = await requestDatabase(req)
  const condition =
    'tokenHash' in which
      ? eq(sessions.tokenHash, which.tokenHash)
      : eq(sessions.learnerId, which.learnerId)
  await db.delete(sessions).where(condition)
}

/** Deletes sessions that have expired. */
export const purgeSessions: AnyTask = {
  name: 'learning.purgeSessions',
  schema: z.strictObject({}),
  cron: '47 * * * *',
  run: async (_, { payload }) => {
    await postgresOf(payload).drizzle.execute(
      sql`delete from learner_sessions where expires_at <= now() or ends_at <= now()`,
    )
  },
}
