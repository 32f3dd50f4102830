import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  customType,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const time = (name: string) => timestamp(name, { withTimezone: true })

/**
 * One row a challenge, which is also the record of its send for the budgets, hence kept for a day. The address
 * itself and the nonce stand there only while the challenge lives: the mail goes out by a job that holds the id
 * alone, so the address must rest somewhere, for ten minutes in plain text beside leads that have it for years.
 */
export const otpChallengesTable = pgTable(
  'otp_challenges',
  {
    /** 128 random bits; whoever names it may guess. */
    id: text('id').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Keyed hashes: of the address bound to, of the address as limits count it, of the client who asked. */
    emailKey: bytes('email_key').notNull(),
    addressKey: bytes('address_key').notNull(),
    clientKey: bytes('client_key').notNull(),
    /** Of the client's wider networks; null in rows of before they were counted. */
    nearKey: bytes('near_key'),
    farKey: bytes('far_key'),
    /** Where the mail goes; null where none is to go out, and once the challenge is dead. */
    email: text('email'),
    nonce: bytes('nonce'),
    codeCheck: bytes('code_check').notNull(),
    /** Wrong ones. */
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
