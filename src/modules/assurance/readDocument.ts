import type { Payload, PayloadRequest } from 'payload'

import type { AiSystem } from '../../platform/assurance/declarations.js'
import { customOf } from '../../platform/extend.js'
import { platformOf } from '../../platform/platform.js'
import { controlKey } from './controls/runSelfTests.js'
import { readMetrics, type Measured } from './metrics/readMetrics.js'
import { Control, TelemetryDocument, type TelemetryQuery } from './schemas.js'
import { readStates } from './states/stateStore.js'
import { readSignals } from './signals/signalStore.js'

const feedPath = '/api/tools/ai-assurance/telemetry'

/** The current feed; throws `invalid_query` for a cursor that it did not issue. */
export async function readDocument(
  req: PayloadRequest,
  query: TelemetryQuery,
): Promise<TelemetryDocument> {
  const { serverUrl, clock } = platformOf(req.payload)
  const measured = await readMetrics(req)
  const { next, hasMore, signals } = await readSignals(req.payload, query)
  return TelemetryDocument.parse({
    schemaVersion: '1.0.0',
    feedId: serverUrl + feedPath,
    generatedAt: clock.now().toISOString(),
    system: describeSystem(req.payload),
    window: {
      from: measured.window.from.toISOString(),
      to: measured.window.to.toISOString(),
      granularity: 'P1D',
    },
    provenance: provenanceOf(measured),
    metrics: measured.metrics,
    signals,
    controls: await readControls(req),
    page: { next, hasMore },
    links: linksOf(serverUrl, query, next),
    disclaimer,
  })
}

function provenanceOf({ completeness, droppedRecords }: Measured) {
  return {
    origin: 'measured' as const,
    sampling: 1 as const,
    completeness,
    droppedRecords,
    retention: `Hourly counts and signals for ${keptDays} days`,
    contentStored: false as const,
  }
}

/** How long counts and signals are stored. */
export const keptDays = 400

/** The document's own address without its cursor, and related addresses. */
function linksOf(serverUrl: string, query: TelemetryQuery, next: string) {
  const search = new URLSearchParams()
  search.set('limit', String(query.limit))
  for (const category of query.category ?? []) search.append('category', category)
  if (query.minSeverity !== 'informational') search.set('minSeverity', query.minSeverity)
  if (query.format !== 'json') search.set('format', query.format)
  const feed = serverUrl + feedPath
  const at = (since: string | undefined) =>
    `${feed}?${new URLSearchParams([...search, ...(since ? [['since', since]] : [])]).toString()}`
  return {
    self: at(query.since),
    next: at(next),
    schema: `${feed}/schema`,
    keys: `${serverUrl}/.well-known/jwks.json`,
    cloudevents: `${feed}?format=cloudevents`,
    docs: `${serverUrl}/api/docs`,
  }
}

const disclaimer =
  'Measured by the service itself, not audited. A metric is null where too few samples were seen or where the service cannot know; the absence of signals is no proof of safety. Signals with the origin “declared” were entered by people.'

const verdicts: Record<string, string> = {
  active: 'Passed its test of itself',
  degraded: 'Failed its test of itself',
  off: 'Switched off by a setting',
  unknown: 'Not tested, or too little is published to test it',
}

/** Every control that the modules declare, with the result of the last self-test in any process. */
async function readControls(req: PayloadRequest): Promise<Control[]> {
  const rows = await readStates(req, controlKey(''))
  const tests = Object.entries(customOf(req.payload.config).selfTests ?? {})
  return tests
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { proves, mappings = {} }]) => {
      const { state, at } = rows.find(({ key }) => key === controlKey(id)) ?? neverTested
      return Control.parse({
        id,
        state,
        checkedAt: new Date(Math.round(at)).toISOString(),
        check: 'self_test',
        detail: `${verdicts[state] ?? ''}: ${proves}`,
        mappings,
      })
    })
}

const neverTested = { state: 'unknown', at: 0 }

/** As the module with the AI system describes it; without one the feed says that there is none. */
function describeSystem(payload: Payload): TelemetryDocument['system'] {
  const { aiSystem } = customOf(payload.config)
  const { classification, ...system } = aiSystem?.(payload) ?? noSystem(payload)
  return {
    ...system,
    role: 'deployer',
    classification: { ...classification, method: 'self-assessed', assessedAt: null },
  }
}

const noSystem = (payload: Payload): AiSystem => ({
  id: 'none',
  name: 'No AI system',
  version: platformOf(payload).version,
  intendedPurpose: 'None: this site uses no AI system.',
  mode: 'off',
  models: [],
  classification: { euAiAct: 'limited', basis: 'No AI system is in use.' },
})
