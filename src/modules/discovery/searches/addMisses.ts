import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { postgresOf } from '../../../platform/database/requestDatabase.js'

export type Miss = { day: string; query: string; searches: number }

/** The number of different queries stored per day, so that made-up ones cannot fill the disk. */
export const maxQueriesADay = 1_000

/** Adds to the stored counts in one statement; on a day that is full, new queries are left out. */
export async function addMisses(payload: Payload, misses: readonly Miss[]): Promise<void> {
  await postgresOf(payload).drizzle.execute(sql`
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
    on conflict (day, query) do update set searches = kept.searches + excluded.searches`)
}
