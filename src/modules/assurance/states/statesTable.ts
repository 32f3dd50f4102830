import { pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/** The last known state of each control (`control:…`) and of each metric with a threshold (`metric:…`). */
export const statesTable = pgTable('assurance_states', {
  key: text('key').primaryKey(),
  state: text('state').notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
})
