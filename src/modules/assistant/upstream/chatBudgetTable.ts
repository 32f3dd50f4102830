import { bigint, date, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'

/** How many tokens the platform AI was asked for on a day (UTC), by all processes. */
export const chatBudgetTable = pgTable('chat_budget', {
  day: date('day').primaryKey(),
  tokens: bigint('tokens', { mode: 'number' }).notNull(),
})
