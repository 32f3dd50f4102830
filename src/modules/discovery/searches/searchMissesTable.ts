import { date, integer, pgTable, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Queries without results, masked and folded, by day (UTC): no time, no client, no language. */
export const searchMissesTable = pgTable(
  'search_misses',
  {
    day: date('day').notNull(),
    query: text('query').notNull(),
    searches: integer('searches').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.query] })],
)
