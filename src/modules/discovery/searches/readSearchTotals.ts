import type { PayloadRequest } from 'payload'

import { query } from '../../../platform/database/requestDatabase.js'
import { type Days, dayMs, daysOf, eachDay } from '../../../platform/days.js'
import { readMeasurements } from '../../../platform/measurements/measurementStore.js'
import { platformOf } from '../../../platform/platform.js'
import { maxQueries, SearchTotals } from '../schemas.js'
import { searchCounters } from './searchMetrics.js'

type MissedQuery = SearchTotals['queries'][number]

/** Sums up the searches of these days; of the last 30 days in UTC by default. */
export async function readSearchTotals(
  req: PayloadRequest,
  asked?: Partial<Days>,
): Promise<SearchTotals> {
  const days = daysOf(platformOf(req.payload).clock, asked)
  const [[all, missed], queries] = await Promise.all([
    readMeasurements(req, {
      names: [searchCounters.all, searchCounters.missed],
      from: new Date(days.from),
      to: new Date(Date.parse(days.until) + dayMs),
      step: 'day',
    }),
    mostMissed(req, days),
  ])
  return SearchTotals.parse({
    ...days,
    searches: all?.total,
    withoutResult: missed?.total,
    days: eachDay(days).map((day, index) => ({
      day,
      searches: all?.points[index]?.count,
      withoutResult: missed?.points[index]?.count,
    })),
    queries,
  })
}

async function mostMissed(req: PayloadRequest, { from, until }: Days): Promise<MissedQuery[]> {
  return query<MissedQuery>(req)`
    select query, sum(searches)::int as searches, to_char(max(day), 'YYYY-MM-DD') as "lastDay"
    from search_misses where day between ${from}::date and ${until}::date
    group by query order by searches desc, "lastDay" desc, query limit ${maxQueries}`
}
