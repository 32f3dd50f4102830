import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../../platform/platform.js'
import { addSignals } from './addSignals.js'
import { settledSignals, watchedCounters } from './countedSignals.js'

const hourMs = 3_600_000

/**
 * Tells the rest of what was counted in the hours that are over, and whatever a killed process had counted but not
 * told. Looks back a day; doing it twice tells nothing twice.
 */
export async function settleSignals(req: PayloadRequest): Promise<void> {
  const now = platformOf(req.payload).clock.now().getTime()
  // Another process may still write what it counted in the last second of an hour.
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
