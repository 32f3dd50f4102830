import { pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The job runners that may hold jobs, by the id that graphile-worker writes into `locked_by`. A living runner's process
 * holds the advisory lock of that id; `lost_at` is when the lock was first seen free.
 */
export const jobWorkersTable = pgTable('job_workers', {
  id: text('id').primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  lostAt: timestamp('lost_at', { withTimezone: true }),
})
