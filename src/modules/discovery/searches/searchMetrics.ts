import type { Payload } from 'payload'

import type { Figures, MetricDefinition } from '../../../platform/assurance/declarations.js'
import { frameworks } from '../../../platform/assurance/frameworks.js'
import { platformOf } from '../../../platform/platform.js'
import type { MissCounter } from './missStore.js'

export const searchCounters = { all: 'search.queries', missed: 'search.zero' } as const

/** The duration of each search including the wait for the index, whichever page was requested. */
export const searchMilliseconds = 'search.milliseconds'

const queries = (figures: Figures) => figures.count(searchCounters.all)

const latency = (id: string, quantile: number): MetricDefinition => ({
  id,
  kind: 'quantile',
  unit: 'ms',
  quantile,
  distribution: searchMilliseconds,
  definition: `From a query to its results, ${quantile} quantile, to within 4.5 %.`,
  mappings: frameworks.monitoring,
})

export const searchMetrics: readonly MetricDefinition[] = [
  {
    id: 'search.queries',
    kind: 'count',
    unit: '{query}',
    definition: 'Searches of the site.',
    of: queries,
    among: queries,
    mappings: frameworks.monitoring,
  },
  {
    id: 'search.zero_result_rate',
    kind: 'ratio',
    unit: '1',
    definition: 'Searches that found nothing, over all searches.',
    of: (figures) => figures.count(searchCounters.missed),
    among: queries,
    threshold: { op: 'gt', warn: 0.25, breach: 0.5 },
    mappings: frameworks.monitoring,
  },
  latency('search.latency_ms.p50', 0.5),
  latency('search.latency_ms.p95', 0.95),
]

type SearchOutcome = {
  query: string
  /** The number of results. */
  total: number
  /** The number of results of each type, including types that were filtered out. */
  types: Record<string, number>
}

/** Counts searches and stores the query if nothing at all was found. Never waits. */
export function noteSearch(countMiss: MissCounter) {
  return (payload: Payload, { query, total, types }: SearchOutcome): void => {
    const { measurements } = platformOf(payload)
    measurements.count(searchCounters.all)
    if (total > 0) return
    measurements.count(searchCounters.missed)
    if (Object.keys(types).length === 0) countMiss(payload, query)
  }
}
