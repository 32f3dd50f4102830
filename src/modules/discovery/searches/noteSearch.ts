import type { Payload } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import type { MissCounter } from './createMissCounter.js'

/** The names that the assurance feed reads, too. */
export const searchCounters = { all: 'search.queries', missed: 'search.zero' } as const

/** How long each search took, with what it waited for the index; whichever page was asked for. */
export const searchMilliseconds = 'search.milliseconds'

type Searched = {
  query: string
  /** How much was found. */
  total: number
  /** How much of each type there is, those that were not asked for too. */
  types: Record<string, number>
}

/** Counts searches; keeps what was searched for where nothing at all was found. Never waits. */
export function noteSearch(misses: MissCounter) {
  return (payload: Payload, { query, total, types }: Searched): void => {
    const { measurements } = platformOf(payload)
    measurements.count(searchCounters.all)
    if (total > 0) return
    measurements.count(searchCounters.missed)
    if (Object.keys(types).length === 0) misses.note(payload, query)
  }
}
