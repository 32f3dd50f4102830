import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../../platform/platform.js'
import { addSignals } from './addSignals.js'
import { settledSignals, watchedCounters } from './countedSignals.js'

const hourMs = 3_600_000

/**
 * Publishes the remaining counts of finished hours, including those of a killed process. Looks back a day; running it
 * twice publishes nothing twice.
 */
export async function settleSignals(req: PayloadRequest): Promise<void> {
  const now = platformOf(req.payload).clock.now().getTime()
  // Another process may still be writing its counts of the last second of an hour.
  const until = Math.floor((now - 60_000) / hourMs) * hourMs
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ name: string; at: number; total: number }>(sql`
    select name, extract(epoch from hour)::float8 * 1000 as at, count::float8 as total
    from measurements
    where bucket = 0 and hour >= to_timestamp(${(until - 24 * hourMs) / 1000})
      and hour < to_timestamp(${until / 1000}) and (${isWatched()})
    order by hour, name`)
  const signals = rows.flatMap(({ name, at, total }) =>
    settledSignals({ name, hour: new Date(at), total }),
  )
  await addSignals(req, signals)
}

function isWatched() {
  return sql.join(
    watchedCounters.map((counter) => sql`starts_with(name, ${counter})`),
    sql` or `,
  )
}
