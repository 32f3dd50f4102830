import { bigint, date, pgTable, primaryKey, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Visits of a link by day (UTC). A separate table, because Payload writes back every field of a document it saves. */
export const paymentLinkVisitsTable = pgTable(
  'payment_link_visits',
  {
    linkId: uuid('link_id').notNull(),
    day: date('day').notNull(),
    visits: bigint('visits', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day] })],
)
