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
 * What happened, for those who follow a topic, in the order of (transaction, position): positions alone are given
 * out before commit, so that a reader could pass one by that becomes visible later.
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
