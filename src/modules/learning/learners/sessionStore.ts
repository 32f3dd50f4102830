import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { index, pgTable, text, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'
import { createHash, randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'

import { query, queryOne } from '../../../platform/database/requestDatabase.js'
import { sql } from '../../../platform/database/sql.js'
import { scheduled } from '../../../platform/jobs/Task.js'
import type { Learner } from '../learnerSchemas.js'

const time = (name: string) => timestamp(name, { withTimezone: true })

/**
 * One row per signed-in device of a learner. Only the token's hash is stored, so the rows cannot be used to sign in.
 */
export const learnerSessionsTable = pgTable(
  'learner_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    learnerId: uuid('learner_id').notNull(),
    /** Extended while the session is used, never beyond `ends_at`. */
    expiresAt: time('expires_at').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [
    index('learner_sessions_learner_id_idx').on(table.learnerId),
    index('learner_sessions_expires_at_idx').on(table.expiresAt),
  ],
)

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
  const row = await queryOne<Learner & { expiresAt: string }>({ payload })`
    with used as (
      update learner_sessions set expires_at = ${moved}
      where ${isLive}
        and expires_at < ${moved} - ${sessionLife.restMinutes}::int * interval '1 minute'
      returning expires_at
    )
    select learners.id, email, name,
      coalesce((select expires_at from used), expires_at) as "expiresAt"
    from learner_sessions join learners on learners.id = learner_id
    where ${isLive} and blocked is not true`
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

/** The stored hash of a token. No salt and no key: 256 random bits cannot be guessed from their hash. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A token, which cannot be read again later, and the SQL that opens its session for the learner in `learners`. */
export function newSession(learners: SQL): { token: string; session: SQL } {
  const token = randomBytes(32).toString('base64url')
  const session = sql`
    insert into learner_sessions (token_hash, learner_id, expires_at, ends_at)
    select ${hashToken(token)}, id, ${idleEnd}, ${totalEnd} from ${learners}
    returning expires_at`
  return { token, session }
}

/** Ends one session, or all sessions of a learner: once committed, no process accepts their tokens. */
export async function endSessions(
  req: PayloadRequest,
  which: { tokenHash: string } | { learnerId: string },
): Promise<void> {
  const condition =
    'tokenHash' in which
      ? sql`token_hash = ${which.tokenHash}`
      : sql`learner_id = ${which.learnerId}`
  await query(req)`delete from learner_sessions where ${condition}`
}

export const purgeSessions = scheduled({
  name: 'learning.purgeSessions',
  cron: '47 * * * *',
  run: async ({ payload }) => {
    await query({ payload })`
      delete from learner_sessions where expires_at <= now() or ends_at <= now()`
  },
})
