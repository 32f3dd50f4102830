import type {
  Figures,
  MetricDefinition,
  Reading,
} from '../../../platform/assurance/declarations.js'
import type { Metric } from '../schemas.js'

/** With fewer samples a share or a quantile says too little to be shown. */
const enoughSamples = 20

type Sources = { current: Figures; previous: Figures; reading: Reading | undefined }

/** A metric's value in the window, judged by its threshold; null if there are too few samples. */
export function measure(
  definition: MetricDefinition,
  { current, previous, reading }: Sources,
): Metric {
  const { id, kind, unit, mappings, threshold, otel, definition: text } = definition
  const measured = kind === 'gauge' ? readGauge(reading) : read(definition, current)
  return {
    id,
    kind,
    unit,
    ...measured,
    ...(kind === 'quantile' && { quantile: definition.quantile }),
    ...(threshold && { threshold }),
    status: judge(measured, { threshold, isKnown: kind !== 'gauge' || reading !== undefined }),
    previous: kind === 'gauge' ? null : read(definition, previous).value,
    ...(otel && { otel }),
    mappings,
    definition: text,
  }
}

type Measured = Pick<Metric, 'value' | 'n' | 'numerator' | 'ci95'>

function read(definition: Exclude<MetricDefinition, { kind: 'gauge' }>, figures: Figures) {
  if (definition.kind === 'quantile') {
    const { distribution, quantile } = definition
    const n = figures.observed(distribution)
    const value = figures.quantile(distribution, quantile)
    return { n, value: n < enoughSamples ? null : rounded(value ?? 0, 1) }
  }
  const hits = definition.of(figures)
  // Counters of one message can be written in two batches, so more may briefly be refused than were asked.
  const n = Math.max(hits, definition.among(figures))
  const isEnough = n >= enoughSamples
  // One occurrence is a fact; no occurrence only means something among many samples.
  if (definition.kind === 'count') return { n, value: isEnough || hits > 0 ? hits : null }
  if (!isEnough) return { n, value: null, numerator: hits }
  return { n, value: rounded(hits / n, 6), numerator: hits, ci95: wilson(hits, n) }
}

function readGauge(reading: Reading | undefined): Measured {
  return reading ? { n: reading.n, value: rounded(reading.value, 3) } : { n: 0, value: null }
}

function judge(
  { value }: Measured,
  { threshold, isKnown }: { threshold: Metric['threshold']; isKnown: boolean },
): Metric['status'] {
  if (!isKnown) return 'not_measured'
  if (value === null) return 'insufficient_data'
  if (!threshold) return 'ok'
  const isBeyond = (limit: number) => (threshold.op === 'gt' ? value > limit : value < limit)
  if (isBeyond(threshold.breach)) return 'breach'
  return isBeyond(threshold.warn) ? 'warn' : 'ok'
}

function rounded(value: number, places: number): number {
  return Math.round(value * 10 ** places) / 10 ** places
}

/** The 97.5 % point of the normal distribution. */
const z = 1.959_963_984_540_054

/** The 95 % interval of a share of `n` trials (Wilson 1927): it holds for few trials and for shares near 0 and 1. */
export function wilson(hits: number, n: number): [low: number, high: number] {
  const share = hits / n
  const spread =
    (z / (1 + z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2))
  const middle = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n)
  const clamp = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e6) / 1e6
  return [clamp(middle - spread), clamp(middle + spread)]
}
