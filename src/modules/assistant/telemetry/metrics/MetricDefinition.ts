import type { Metric } from '../schemas.js'
import type { Mappings } from '../vocabulary.js'
import type { Figures } from './figures.js'

type Shared = {
  /** Lower-case words with dots and underlines; a name that consumers rely on. */
  id: string
  unit: string
  /** What exactly is counted, for whoever assesses it. */
  definition: string
  mappings: Mappings
  threshold?: NonNullable<Metric['threshold']>
  /** The name that OpenTelemetry's conventions for generative AI have for it. */
  otel?: string
}

/** A metric of the feed and how it is read from what was counted. */
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
  /** Told by a module (`gauges`); without one it is not measured. */
  | (Shared & { kind: 'gauge' })
