import type { PayloadRequest } from 'payload'

import { customOf } from '../../../../platform/extend.js'
import type { Reading } from '../../../../platform/measurements/Gauge.js'
import type { KeptMeasurements } from '../../../../platform/measurements/createMeasurements.js'
import { droppedName } from '../../../../platform/measurements/createMeasurements.js'
import { platformOf } from '../../../../platform/platform.js'
import type { Metric } from '../schemas.js'
import { vocabulary } from '../vocabulary.js'
import type { MetricDefinition } from './MetricDefinition.js'
import { assistantMetrics } from './assistantMetrics.js'
import type { Figures } from './figures.js'
import { readFigures, windowAt } from './figures.js'
import { measure } from './measure.js'
import { siteMetrics } from './siteMetrics.js'

export type Measured = {
  window: { from: Date; to: Date }
  metrics: Metric[]
  droppedRecords: number
  /** The share of the counts that was stored; the rest was dropped. */
  completeness: number
}

/**
 * Every metric over the window that ends now, including everything this process has counted. Counts of other processes
 * and gauges may be a second old: they are cached that long, however many readers ask.
 */
export async function readMetrics(req: PayloadRequest): Promise<Measured> {
  const { measurements, clock } = platformOf(req.payload)
  await measurements.flush()
  const known = kept.get(measurements) ?? keep(measurements)
  const now = performance.now()
  if (!known.latest || now > known.until) {
    known.until = now + keptMs
    const latest = takeMetrics(req)
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
  const definitions = [...assistantMetrics, ...ruleMetrics(figures.current), ...siteMetrics]
  const metrics = await Promise.all(
    definitions.map(async (definition) => {
      const reading = definition.kind === 'gauge' ? await readGauge(req, definition.id) : undefined
      return measure(definition, { ...figures, reading })
    }),
  )
  const droppedRecords = figures.current.count(droppedName)
  const total = figures.current.total()
  return {
    window,
    metrics,
    droppedRecords,
    completeness: total > 0 ? Math.round((1 - droppedRecords / total) * 1e6) / 1e6 : 1,
  }
}

/** A gauge that fails is not measured; its module's health check says what is wrong. */
async function readGauge({ payload }: PayloadRequest, id: string): Promise<Reading | undefined> {
  try {
    return await customOf(payload.config).gauges?.[id]?.(payload)
  } catch (err) {
    platformOf(payload).log.warn({ err, gauge: id, msg: 'A gauge could not be read' })
    return undefined
  }
}

const groups = [
  {
    prefix: 'chat.injection.',
    id: 'guard.injection_flags',
    of: 'Hits of this rule',
    mappings: vocabulary.injection,
  },
  {
    prefix: 'chat.redacted.',
    id: 'guard.pii_redactions',
    of: 'Maskings of this kind',
    mappings: vocabulary.privacy,
  },
]

/** One count for each rule and kind that occurred in the window. */
function ruleMetrics(figures: Figures): MetricDefinition[] {
  return groups.flatMap(({ prefix, id, of, mappings }) =>
    figures.namesAfter(prefix).map((name) => ({
      id: `${id}.${name.replace(/[^a-z0-9_.]/g, '_')}`,
      kind: 'count',
      unit: '{occurrence}',
      definition: `${of}; n is the messages looked at.`,
      of: (counted) => counted.count(prefix + name),
      among: (counted) => counted.count('chat.messages'),
      mappings,
    })),
  )
}
