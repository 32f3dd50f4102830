import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  bigint,
  bigserial,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The events of topics, read in the order of (transaction, position). Positions alone are not enough: they are assigned
 * before commit, so a reader could skip one that becomes visible later.
 */
export const topicEventsTable = pgTable(
  'topic_events',
  {
    position: bigserial('position', { mode: 'bigint' }).primaryKey(),
    transaction: bigint('transaction', { mode: 'bigint' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    topic: text('topic').notNull(),
    data: jsonb('data').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('topic_events_order').on(table.topic, table.transaction, table.position),
    index('topic_events_created_at').on(table.createdAt),
  ],
)
