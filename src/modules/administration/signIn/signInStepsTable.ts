import { index, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * One row per sign-in that was begun and waits for its second half: an answer of the identity provider, a code. Only
 * the browser that began it has the token, of which this is the hash; a row is deleted by its use.
 */
export const signInStepsTable = pgTable(
  'sign_in_steps',
  ({ jsonb, smallint, text, timestamp, uuid }) => ({
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').notNull(),
    /** Who it is, where the first half has shown that. */
    userId: uuid('user_id'),
    data: jsonb('data').notNull(),
    guesses: smallint('guesses').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  }),
  (table) => [index('sign_in_steps_expires_at_idx').on(table.expiresAt)],
)
