import { pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Every version of the embed script that was ever served: pages name one by its hash, and a browser refuses any other
 * there.
 */
export const embedScriptsTable = pgTable('embed_scripts', {
  hash: text('hash').primaryKey(),
  source: text('source').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
