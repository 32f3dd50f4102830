import { bigint, date, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'

/** The tokens requested from the platform AI per day (UTC), by all processes. */
export const chatBudgetTable = pgTable('chat_budget', {
  day: date('day').primaryKey(),
  tokens: bigint('tokens', { mode: 'number' }).notNull(),
})
