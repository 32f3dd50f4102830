import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

import { integerParameter, repeatable } from '../../platform/http/parameters.js'
import { requiredText } from '../../platform/text.js'
import { levels } from './severity.js'

/** A signal in the JSON format of CloudEvents 1.0. */
export function asCloudEvent(signal: Signal): CloudEvent {
  const { specversion, id, source, type, subject, time, ...data } = signal
  return CloudEvent.parse({
    specversion,
    id,
    source,
    type,
    ...(subject !== undefined && { subject }),
    time,
    datacontenttype: 'application/json',
    data,
  })
}

const time = z.iso.datetime()
const framework = z.enum(['nistAiRmf', 'iso42001', 'owaspLlm', 'mitreAtlas', 'euAiAct', 'oecd'])
const Mappings = z.partialRecord(framework, z.array(z.string().max(40)).readonly())

const dispositions = [
  'allowed',
  'blocked',
  'refused',
  'answered_locally',
  'redacted',
  'rate_limited',
] as const

export const signalStates = ['open', 'mitigated', 'closed'] as const

const categoryField = requiredText(60)

export const Signal = z
  .strictObject({
    specversion: z.literal('1.0'),
    id: z.string(),
    source: z.string(),
    type: z.string(),
    subject: z.string().optional(),
    time,
    lastSeen: time.optional(),
    severity: z.strictObject({
      level: z.enum(levels),
      ocsf: z.int().min(0).max(6),
      score: z.number().min(0).max(10),
      vector: z.string(),
      method: z.literal('lie-1.0'),
    }),
    count: z.int().min(1),
    disposition: z.enum(dispositions),
    status: z.enum(signalStates),
    origin: z.enum(['measured', 'declared']),
    category: categoryField,
    title: z.string().max(200),
    evidence: z
      .strictObject({ detector: z.string(), ruleIds: z.array(z.string()).optional() })
      .optional(),
    mappings: Mappings,
  })
  .meta({ id: 'AssuranceSignal' })

export const Metric = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9_.]+$/),
    kind: z.enum(['ratio', 'count', 'quantile', 'gauge']),
    unit: z.string(),
    value: z.number().nullable(),
    n: z.int().min(0),
    numerator: z.int().min(0).optional(),
    quantile: z.number().optional(),
    ci95: z.tuple([z.number(), z.number()]).optional(),
    threshold: z
      .strictObject({ op: z.enum(['gt', 'lt']), warn: z.number(), breach: z.number() })
      .optional(),
    status: z.enum(['ok', 'warn', 'breach', 'insufficient_data', 'not_measured']),
    previous: z.number().nullable(),
    otel: z.string().optional(),
    mappings: Mappings,
    definition: z.string(),
  })
  .meta({ id: 'AssuranceMetric' })

export const Control = z
  .strictObject({
    id: z.string(),
    state: z.enum(['active', 'degraded', 'off', 'unknown']),
    checkedAt: time,
    check: z.enum(['self_test', 'config', 'runtime']),
    detail: z.string(),
    mappings: Mappings,
  })
  .meta({ id: 'AssuranceControl' })

const System = z.strictObject({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  role: z.enum(['provider', 'deployer']),
  intendedPurpose: z.string(),
  mode: z.enum(['platform', 'local', 'degraded', 'off']),
  models: z.array(
    z.strictObject({ provider: z.string(), name: z.string(), version: z.string().nullable() }),
  ),
  classification: z.strictObject({
    euAiAct: z.literal('limited'),
    basis: z.string(),
    method: z.literal('self-assessed'),
    assessedAt: time.nullable(),
  }),
})

export const TelemetryDocument = z
  .strictObject({
    schemaVersion: z.literal('1.0.0'),
    feedId: z.string(),
    generatedAt: time,
    system: System,
    window: z.strictObject({ from: time, to: time, granularity: z.literal('P1D') }),
    provenance: z.strictObject({
      origin: z.literal('measured'),
      sampling: z.literal(1),
      completeness: z.number().min(0).max(1),
      droppedRecords: z.int().min(0),
      retention: z.string(),
      contentStored: z.literal(false),
    }),
    metrics: z.array(Metric),
    signals: z.array(Signal),
    controls: z.array(Control),
    page: z.strictObject({ next: z.string().nullable(), hasMore: z.boolean() }),
    links: z.record(z.string(), z.url()),
    disclaimer: z.string(),
  })
  .meta({ id: 'AssuranceTelemetry' })

/** A signal as a CloudEvents 1.0 event; attributes beyond the standard are under `data`. */
const CloudEvent = z.strictObject({
  ...Signal.pick({ specversion: true, id: true, source: true, type: true, time: true }).shape,
  subject: z.string().optional(),
  datacontenttype: z.literal('application/json'),
  data: Signal.omit({
    specversion: true,
    id: true,
    source: true,
    type: true,
    subject: true,
    time: true,
  }),
})

export const TelemetryQuery = z.strictObject({
  /** Where to continue: `page.next` of an earlier answer. */
  since: z.string().min(1).max(100).optional(),
  limit: integerParameter(1, 100).prefault(100),
  /** Of signals; any number of them. */
  category: repeatable(categoryField),
  minSeverity: z.enum(levels).prefault('informational'),
  format: z.enum(['json', 'cloudevents']).prefault('json'),
})

export type Signal = z.output<typeof Signal>
export type Metric = z.output<typeof Metric>
export type Control = z.output<typeof Control>
type CloudEvent = z.output<typeof CloudEvent>
export type TelemetryDocument = z.output<typeof TelemetryDocument>
export type TelemetryQuery = z.output<typeof TelemetryQuery>

export const JsonSchema = z.looseObject({ $schema: z.string(), $id: z.string() })

const schemaFile = join(process.cwd(), 'src', 'modules', 'assurance', 'telemetry.schema.json')

/** The JSON Schema (2020-12) of the feed's document; its `$id` identifies this exact version. */
export const telemetrySchema = JsonSchema.parse(JSON.parse(readFileSync(schemaFile, 'utf8')))
