import { sql } from '@payloadcms/db-postgres/drizzle'
import { customType, integer, pgTable, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const time = (name: string) => timestamp(name, { withTimezone: true })

/** One row per address (its keyed hash, as limits count it) that a challenge was issued for, with its wrong guesses. */
export const otpAddressesTable = pgTable('otp_addresses', {
  key: bytes('key').primaryKey(),
  issuedAt: time('issued_at')
    .notNull()
    .default(sql`clock_timestamp()`),
  /** Those of the last hour, oldest first. */
  wrongAt: time('wrong_at')
    .array()
    .notNull()
    .default(sql`'{}'`),
  wrongInARow: integer('wrong_in_a_row').notNull().default(0),
  pausedUntil: time('paused_until'),
})
