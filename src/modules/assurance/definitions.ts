import type { SanitizedConfig } from 'payload'

import type {
  Figures,
  MetricDefinition,
  SignalDefinition,
} from '../../platform/assurance/declarations.js'
import { frameworks } from '../../platform/assurance/frameworks.js'
import { customOf } from '../../platform/extend.js'

type Config = Pick<SanitizedConfig, 'custom'>

/** What the modules declare, what the platform counts, and what cannot be measured here. */
export const definedMetrics = (config: Config): MetricDefinition[] => {
  const { metrics = [], publicCalls = [] } = customOf(config)
  return [...metrics, rateLimited(publicCalls), ...unmeasured]
}

export const definedSignals = (config: Config): SignalDefinition[] => [
  ...(customOf(config).signals ?? []),
  ...platformSignals,
]

const refused = (figures: Figures) => figures.sumOf('limits.refused.')

const rateLimited = (publicCalls: readonly string[]): MetricDefinition => ({
  kind: 'count',
  unit: '{occurrence}',
  id: 'guard.rate_limited',
  definition:
    'Calls refused with 429 because their client had made too many; n is the messages, the searches and these.',
  of: refused,
  among: (figures) =>
    publicCalls.reduce((sum, name) => sum + figures.count(name), refused(figures)),
  mappings: frameworks.overuse,
})

/** There is no data for these here, which is worth reporting in itself. */
const unmeasured = [
  {
    id: 'fairness.bias',
    definition: 'Bias between groups of people: the service knows of none who they are.',
    mappings: frameworks.fairness,
  },
  {
    id: 'model.drift',
    definition: 'Drift of the platform’s model: it is not ours to sample.',
    mappings: frameworks.monitoring,
  },
  {
    id: 'model.training_data_risk',
    definition: 'Risks of the platform model’s training data: unknown here.',
    mappings: frameworks.training,
  },
  {
    id: 'energy.consumption',
    definition: 'Energy used: the host tells nothing of it.',
    mappings: frameworks.environment,
  },
].map((one): MetricDefinition => ({ ...one, kind: 'gauge', unit: '1' }))

const platformSignals: readonly SignalDefinition[] = [
  {
    counter: 'limits.refused.',
    source: '/api',
    type: 'foyer.limits.rate_limited.v1',
    title: 'A client called more often than it may, and was refused',
    category: 'security',
    impact: 2,
    exposure: 1,
    disposition: 'rate_limited',
    detector: 'rate-limits',
    mappings: frameworks.overuse,
  },
  {
    counter: 'measurements.dropped',
    source: '/api/tools/ai-assurance/telemetry',
    type: 'foyer.measurements.dropped.v1',
    title: 'Counts were lost, so the metrics of this hour are too low',
    category: 'controls',
    impact: 2,
    exposure: 3,
    disposition: 'allowed',
    detector: 'measurements',
    mappings: frameworks.records,
  },
]
