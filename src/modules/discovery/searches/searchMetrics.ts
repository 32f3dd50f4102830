import { frameworks } from '../../../platform/assurance/frameworks.js'
import type { Figures, MetricDefinition } from '../../../platform/assurance/MetricDefinition.js'
import { searchCounters, searchMilliseconds } from './noteSearch.js'

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
