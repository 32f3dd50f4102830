import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const time = (name: string) => timestamp(name, { withTimezone: true })

/**
 * One row per challenge, which also records its send for the budgets, so it is kept for a day. The plain address and
 * the nonce are stored only while the challenge lives, at most ten minutes: the mail's job holds the id alone, so the
 * address must be read from here.
 */
export const otpChallengesTable = pgTable(
  'otp_challenges',
  {
    /** 128 random bits; knowing the id is what allows guessing. */
    id: text('id').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Keyed hashes: of the address bound to, of the address as limits count it, of the client who asked. */
    emailKey: bytes('email_key').notNull(),
    addressKey: bytes('address_key').notNull(),
    clientKey: bytes('client_key').notNull(),
    /** Of the client's wider networks; null in rows from before they were counted. */
    nearKey: bytes('near_key'),
    farKey: bytes('far_key'),
    /** The recipient; null if no mail is to be sent, and once the challenge is dead. */
    email: text('email'),
    nonce: bytes('nonce'),
    codeCheck: bytes('code_check').notNull(),
    /** Wrong guesses. */
    guesses: smallint('guesses').notNull().default(0),
    issuedAt: time('issued_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    verifiedAt: time('verified_at'),
    /** Consumed, or replaced by a later challenge. */
    closedAt: time('closed_at'),
  },
  (table) => [
    index('otp_challenges_address_key_idx').on(table.addressKey, table.issuedAt),
    index('otp_challenges_client_key_idx').on(table.clientKey, table.issuedAt),
    index('otp_challenges_near_key_idx').on(table.nearKey, table.issuedAt),
    index('otp_challenges_far_key_idx').on(table.farKey, table.issuedAt),
    index('otp_challenges_issued_at_idx').on(table.issuedAt),
  ],
)

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
