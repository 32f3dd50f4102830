import { bigint, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * One row per rule and client within its window. Columns, names and order are what the limiter's own SQL expects:
 * `expire` is in milliseconds since 1970.
 */
export const rateLimitsTable = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
