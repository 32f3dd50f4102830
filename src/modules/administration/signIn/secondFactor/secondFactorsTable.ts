import { bigint, pgTable, text, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'

/** The authenticator app of each person who has one, and their recovery codes. */
export const secondFactorsTable = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  /** The secret that the app shares, encrypted; null until it was confirmed with a code. */
  secret: text('secret'),
  /** One that waits to be confirmed, while the former still works. */
  pendingSecret: text('pending_secret'),
  /** The time step of the code that was used last: this one and older ones are refused. */
  usedStep: bigint('used_step', { mode: 'number' }).notNull().default(0),
  /** Keyed hashes of the codes that are left. */
  recoveryCodes: text('recovery_codes').array().notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
})
