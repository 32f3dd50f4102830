import { integer, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'

/** The last number of each series; its row moves in the transaction that uses the number, so that none is missing. */
export const invoiceCountersTable = pgTable('invoice_counters', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
})
