import type { Payload } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import type { MissCounter } from './createMissCounter.js'

/** The assurance feed reads these names, too. */
export const searchCounters = { all: 'search.queries', missed: 'search.zero' } as const

/** The duration of each search including the wait for the index, whichever page was requested. */
export const searchMilliseconds = 'search.milliseconds'

type Searched = {
  query: string
  /** The number of results. */
  total: number
  /** The number of results of each type, including types that were filtered out. */
  types: Record<string, number>
}

/** Counts searches and stores the query if nothing at all was found. Never waits. */
export function noteSearch(misses: MissCounter) {
  return (payload: Payload, { query, total, types }: Searched): void => {
    const { measurements } = platformOf(payload)
    measurements.count(searchCounters.all)
    if (total > 0) return
    measurements.count(searchCounters.missed)
    if (Object.keys(types).length === 0) misses.note(payload, query)
  }
}
