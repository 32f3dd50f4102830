import type { Metric } from '../schemas.js'
import type { Mappings } from '../vocabulary.js'
import type { Figures } from './figures.js'

type Shared = {
  /** Lower-case words with dots and underscores; consumers rely on the name. */
  id: string
  unit: string
  /** What exactly is counted, for assessors. */
  definition: string
  mappings: Mappings
  threshold?: NonNullable<Metric['threshold']>
  /** Its name in OpenTelemetry's conventions for generative AI. */
  otel?: string
}

/** A metric of the feed and how it is computed from the counts. */
export type MetricDefinition =
  | (Shared & {
      kind: 'ratio'
      of: (figures: Figures) => number
      among: (figures: Figures) => number
    })
  | (Shared & {
      kind: 'count'
      of: (figures: Figures) => number
      among: (figures: Figures) => number
    })
  | (Shared & { kind: 'quantile'; distribution: string; quantile: number })
  /** Reported by a module (`gauges`); otherwise it is not measured. */
  | (Shared & { kind: 'gauge' })
