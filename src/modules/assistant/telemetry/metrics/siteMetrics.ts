import { vocabulary } from '../vocabulary.js'
import type { Figures } from './figures.js'
import type { MetricDefinition } from './MetricDefinition.js'

const queries = (figures: Figures) => figures.count('search.queries')
const payments = (figures: Figures) => figures.count('payments.initiated')

const anomaly = (id: string, counter: string, definition: string): MetricDefinition => ({
  id,
  kind: 'count',
  unit: '{occurrence}',
  definition: `${definition} n is the payments initiated.`,
  of: (figures) => figures.count(counter),
  among: payments,
  threshold: { op: 'gt', warn: 0, breach: 9 },
  mappings: vocabulary.none,
})

const search = (id: string, quantile: number): MetricDefinition => ({
  id,
  kind: 'quantile',
  unit: 'ms',
  quantile,
  distribution: 'search.milliseconds',
  definition: `From a query to its results, ${quantile} quantile, to within 4.5 %.`,
  mappings: vocabulary.monitoring,
})

/** There is no data for these here, which is worth reporting in itself. */
const unknown = (id: string, definition: string, mappings: MetricDefinition['mappings']) =>
  ({ id, kind: 'gauge', unit: '1', definition, mappings }) as const

/** The metrics of search, its index and payments, and those that cannot be measured here. */
export const siteMetrics: readonly MetricDefinition[] = [
  {
    id: 'search.queries',
    kind: 'count',
    unit: '{query}',
    definition: 'Searches of the site.',
    of: queries,
    among: queries,
    mappings: vocabulary.monitoring,
  },
  {
    id: 'search.zero_result_rate',
    kind: 'ratio',
    unit: '1',
    definition: 'Searches that found nothing, over all searches.',
    of: (figures) => figures.count('search.zero'),
    among: queries,
    threshold: { op: 'gt', warn: 0.25, breach: 0.5 },
    mappings: vocabulary.monitoring,
  },
  search('search.latency_ms.p50', 0.5),
  search('search.latency_ms.p95', 0.95),
  {
    id: 'index.age_s',
    kind: 'gauge',
    unit: 's',
    definition:
      'How far the index of the process that answers is behind the newest published change; 0 when it has it. n is the documents indexed.',
    threshold: { op: 'gt', warn: 1, breach: 60 },
    mappings: vocabulary.index,
  },
  {
    id: 'index.coverage',
    kind: 'gauge',
    unit: '1',
    definition:
      'Documents in the index over published documents, or the other way round where it has more; n is the published documents.',
    threshold: { op: 'lt', warn: 1, breach: 0.9 },
    mappings: vocabulary.index,
  },
  {
    id: 'payments.initiated',
    kind: 'count',
    unit: '{payment}',
    definition: 'Payments handed to the gateway.',
    of: payments,
    among: payments,
    mappings: vocabulary.none,
  },
  anomaly(
    'payments.mismatches',
    'payments.mismatch',
    'Verified reports of the gateway whose amount, currency or order was not ours.',
  ),
  anomaly('payments.forged', 'payments.forged', 'Callbacks that no gateway of ours had made.'),
  anomaly(
    'payments.duplicate_captures',
    'payments.duplicate_capture',
    'Orders that were paid more than once.',
  ),
  unknown(
    'fairness.bias',
    'Bias between groups of people: the service knows of none who they are.',
    vocabulary.fairness,
  ),
  unknown(
    'model.drift',
    'Drift of the platform’s model: it is not ours to sample.',
    vocabulary.monitoring,
  ),
  unknown(
    'model.training_data_risk',
    'Risks of the platform model’s training data: unknown here.',
    vocabulary.training,
  ),
  unknown(
    'energy.consumption',
    'Energy used: the host tells nothing of it.',
    vocabulary.environment,
  ),
]
