import { index, pgTable, text, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'

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
