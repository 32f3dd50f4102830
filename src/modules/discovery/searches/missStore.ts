import { date, integer, pgTable, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'

import { counterOfPayload } from '../../../platform/createBatchedCounter.js'
import { query } from '../../../platform/database/requestDatabase.js'
import { scheduled } from '../../../platform/jobs/createJobs.js'
import { platformOf } from '../../../platform/platform.js'
import { foldWord } from '../../../search/words/splitWords.js'

type Miss = { day: string; query: string; searches: number }

/** Counts a search that found nothing; never waits and never fails. */
export type MissCounter = (payload: Payload, query: string) => void

/** Counts searches without results in memory; counts that cannot be written are lost. */
export function createMissCounter(): MissCounter {
  const counterOf = counterOfPayload<Miss>((payload) => ({
    keyOf: ({ day, query }) => `${day} ${query}`,
    merge: (row, { searches }) => ({ ...row, searches: row.searches + searches }),
    flushAfterMs: 1_000,
    maxRows: 200,
    write: async (misses) => {
      await addMisses(payload, misses).catch((err: unknown) => {
        platformOf(payload).log.warn({ err, msg: 'Searches without a result could not be kept' })
      })
      return []
    },
  }))
  return (payload, given) => {
    const query = missedQuery(given)
    const day = platformOf(payload).clock.now().toISOString().slice(0, 10)
    if (query) counterOf(payload).add({ day, query, searches: 1 })
  }
}

/** The number of different queries stored per day, so that made-up ones cannot fill the disk. */
export const maxQueriesADay = 1_000

/** Adds to the stored counts in one statement; on a day that is full, new queries are left out. */
export async function addMisses(payload: Payload, misses: readonly Miss[]): Promise<void> {
  await query({ payload })`
    with batch as (
      select * from jsonb_to_recordset(${JSON.stringify(misses)}::jsonb)
        as batch (day date, query text, searches int)),
    days as (
      select day, count(*) as queries from search_misses
      where day in (select day from batch) group by day),
    placed as (
      select batch.*, known.query is not null as known,
        row_number() over (partition by batch.day, known.query is null order by batch.query) as place
      from batch left join search_misses known using (day, query))
    insert into search_misses as kept (day, query, searches)
    select day, query, searches from placed left join days using (day)
    where known or coalesce(queries, 0) + place <= ${maxQueriesADay} order by day, query
    on conflict (day, query) do update set searches = kept.searches + excluded.searches`
}

const maxLength = 100

const halfLetter = /\p{Surrogate}/gu

/** The stored form of a query without results: masked, lower case, without accents, 100 characters at most. */
export function missedQuery(query: string): string {
  const words = maskQuery(query).split(/\s+/).filter(Boolean).map(foldWord)
  return words.join(' ').slice(0, maxLength).replace(halfLetter, '').trim()
}

/** An e-mail address, a key or token, and any number of seven digits or more (a person's, an account's, a card's). */
const address = /[^\s@]+@[^\s@]+/gu
const code = /(?=\w*\d)(?=\w*[a-z])\w{20,}/giu
const number = /\+?\p{N}(?:[\s./()-]?\p{N}){6,}/gu

/** Masks whatever could identify a person, so that the query may be stored. */
export function maskQuery(query: string): string {
  return query.replace(address, '[email]').replace(number, '[number]').replace(code, '[code]')
}

/** Deletes queries without results after 90 days. */
export const purgeMisses = scheduled({
  name: 'discovery.purgeMisses',
  cron: '41 3 * * *',
  run: async ({ payload }) => {
    await query({ payload })`
      delete from search_misses where day < (now() at time zone 'utc')::date - 90`
  },
})

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
