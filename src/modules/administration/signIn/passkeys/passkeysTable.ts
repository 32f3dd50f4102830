import { index, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'

/** The passkeys of staff: what a signature of each is checked with. */
export const passkeysTable = pgTable(
  'passkeys',
  ({ bigint, text, timestamp, uuid }) => ({
    /** The credential's id as its authenticator made it, in base64url like the key. */
    id: text('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** How often it has signed, where it counts; it never goes back. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** The browser and system that made it. */
    device: text('device').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  }),
  (table) => [index('passkeys_user_id_idx').on(table.userId)],
)
