import {
  bigint,
  doublePrecision,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The counts of an hour, of all processes together. A counter is the row of bucket 0; a distribution has a row for each
 * of its buckets (see buckets.ts), with how many values fell into it and their sum.
 */
export const measurementsTable = pgTable(
  'measurements',
  {
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    name: text('name').notNull(),
    bucket: smallint('bucket').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    sum: doublePrecision('sum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.hour, table.bucket] })],
)
