import { index, pgTable, primaryKey } from '@payloadcms/db-postgres/drizzle/pg-core'

/** What is known of each session beside Payload's own row, which decides whether it lives. */
export const staffSessionsTable = pgTable(
  'staff_sessions',
  ({ text, timestamp, uuid }) => ({
    sid: text('sid').primaryKey(),
    userId: uuid('user_id').notNull(),
    device: text('device').notNull(),
    network: text('network').notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
  }),
  (table) => [index('staff_sessions_user_id_idx').on(table.userId)],
)

/** Where each person has signed in, as hashes, and their browser's language: a sign-in from elsewhere is told to them. */
export const staffPlacesTable = pgTable(
  'staff_places',
  ({ text, timestamp, uuid }) => ({
    userId: uuid('user_id').notNull(),
    place: text('place').notNull(),
    locale: text('locale').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.userId, table.place] })],
)
