import type { PayloadRequest } from 'payload'

import type {
  Figures,
  MetricDefinition,
  Reading,
} from '../../../platform/assurance/declarations.js'
import { readingForNobody } from '../../../platform/database/limitedReads.js'
import { quantileOf } from '../../../platform/measurements/buckets.js'
import {
  droppedName,
  type KeptMeasurements,
} from '../../../platform/measurements/createMeasurements.js'
import { readCounts } from '../../../platform/measurements/measurementStore.js'
import { platformOf } from '../../../platform/platform.js'
import { definedMetrics } from '../definitions.js'
import type { Metric } from '../schemas.js'
import { measure } from './measure.js'
import type { Transactional } from '../../../platform/database/requestDatabase.js'

export type Measured = {
  window: { from: Date; to: Date }
  metrics: Metric[]
  droppedRecords: number
  /** The share of the counts that was stored; the rest was dropped. */
  completeness: number
}

/**
 * Every metric over the window that ends now, including everything this process has counted. Counts of other processes
 * and gauges may be a second old: they are cached that long, however many readers ask, and read to the end when the first
 * of them hangs up.
 */
export async function readMetrics(req: PayloadRequest): Promise<Measured> {
  const { measurements, clock } = platformOf(req.payload)
  await measurements.flush()
  const known = kept.get(measurements) ?? keep(measurements)
  const now = performance.now()
  if (!known.latest || now > known.until) {
    known.until = now + keptMs
    const latest = readingForNobody(() => takeMetrics(req))
    known.latest = latest
    latest.catch(() => {
      known.until = 0
    })
  }
  const measured = await known.latest
  return { ...measured, window: windowAt(clock.now()) }
}

const keptMs = 1_000

type Kept = { latest?: Promise<Measured>; until: number }

/** Keyed by the measurements object, of which each process has one. */
const kept = new WeakMap<KeptMeasurements, Kept>()

function keep(measurements: KeptMeasurements): Kept {
  const known: Kept = { until: 0 }
  measurements.watch(() => {
    known.until = 0
    return Promise.resolve()
  })
  kept.set(measurements, known)
  return known
}

async function takeMetrics(req: PayloadRequest): Promise<Measured> {
  const window = windowAt(platformOf(req.payload).clock.now())
  // On a separate connection: the result is shared with callers in other transactions.
  const figures = await readFigures({ payload: req.payload }, window)
  const definitions = definedMetrics(req.payload.config)
  const metrics = await Promise.all(
    [...definitions, ...definitions.flatMap((one) => eachOf(one, figures.current))].map(
      async (definition) => {
        const reading = definition.kind === 'gauge' ? await readGauge(req, definition) : undefined
        return measure(definition, { ...figures, reading })
      },
    ),
  )
  const droppedRecords = figures.current.count(droppedName)
  const total = figures.current.total()
  return {
    window,
    metrics: metrics.sort((a, b) => (a.id < b.id ? -1 : 1)),
    droppedRecords,
    completeness: total > 0 ? Math.round((1 - droppedRecords / total) * 1e6) / 1e6 : 1,
  }
}

/** A gauge that fails is not measured; its module's health check says what is wrong. */
async function readGauge(
  { payload }: PayloadRequest,
  { id, read }: MetricDefinition & { kind: 'gauge' },
): Promise<Reading | undefined> {
  try {
    return await read?.(payload)
  } catch (err) {
    platformOf(payload).log.warn({ err, gauge: id, msg: 'A gauge could not be read' })
    return undefined
  }
}

/** One count for each rule or kind that occurred in the window. */
function eachOf(definition: MetricDefinition, figures: Figures): MetricDefinition[] {
  if (definition.kind !== 'count' || !definition.each) return []
  const { id, kind, unit, among, mappings, each } = definition
  return figures.namesAfter(each.prefix).map((name) => ({
    id: `${id}.${name.replace(/[^a-z0-9_.]/g, '_')}`,
    kind,
    unit,
    definition: each.definition,
    of: (counted) => counted.count(each.prefix + name),
    among,
    mappings,
  }))
}

const dayMs = 86_400_000
const hourMs = 3_600_000

/** The window of the feed: the current hour and the 23 before it. */
export function windowAt(now: Date) {
  const from = new Date(Math.floor(now.getTime() / hourMs) * hourMs - dayMs + hourMs)
  return { from, before: new Date(from.getTime() - dayMs), to: now }
}

/** The figures of the window and of the one before it, over all processes, in one query. */
async function readFigures(req: Transactional, window: { from: Date; before: Date }) {
  const rows = await readCounts(req, window)
  return {
    current: figuresOf(rows.filter(({ current }) => current)),
    previous: figuresOf(rows.filter(({ current }) => !current)),
  }
}

/** Indexes rows of counters (bucket 0) and distributions by name. */
export function figuresOf(
  rows: readonly { name: string; bucket: number; count: number }[],
): Figures {
  const counters = new Map(
    rows.filter(({ bucket }) => bucket === 0).map((row) => [row.name, row.count]),
  )
  const bucketsOf = (name: string) =>
    new Map(
      rows
        .filter((row) => row.name === name && row.bucket > 0)
        .map(({ bucket, count }) => [bucket, count]),
    )
  const under = (prefix: string) => [...counters].filter(([name]) => name.startsWith(prefix))
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0)
  return {
    count: (name) => counters.get(name) ?? 0,
    sumOf: (prefix) => sum(under(prefix).map(([, count]) => count)),
    namesAfter: (prefix) =>
      under(prefix)
        .map(([name]) => name.slice(prefix.length))
        .sort(),
    observed: (name) => sum(bucketsOf(name).values()),
    quantile: (name, share) => quantileOf(bucketsOf(name), share),
    total: () => sum(rows.map(({ count }) => count)),
  }
}
