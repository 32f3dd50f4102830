import { bigint, date, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import type pg from 'pg'

import { query, queryAny } from '../../../platform/database/requestDatabase.js'

/** Takes tokens from today's budget in one statement; false, and nothing taken, if not enough are left. */
export async function spendTokens(payload: Payload, tokens: number, perDay: number) {
  if (tokens > perDay) return false
  return queryAny({ payload })`
    insert into chat_budget as budget (day, tokens)
    values ((now() at time zone 'utc')::date, ${tokens})
    on conflict (day) do update set tokens = budget.tokens + excluded.tokens
      where budget.tokens + excluded.tokens <= ${perDay}
    returning tokens`
}

/** Returns what a call did not use. */
export async function returnTokens(payload: Payload, tokens: number): Promise<void> {
  await query({ payload })`
    update chat_budget set tokens = greatest(0, tokens - ${tokens})
    where day = (now() at time zone 'utc')::date`
}

/** An estimate, because providers count differently: about four characters a token in European languages. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

export async function deleteOldBudgets(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(`delete from chat_budget where day < (now() at time zone 'utc')::date - 7`)
}

/** The tokens requested from the platform AI per day (UTC), by all processes. */
export const chatBudgetTable = pgTable('chat_budget', {
  day: date('day').primaryKey(),
  tokens: bigint('tokens', { mode: 'number' }).notNull(),
})
