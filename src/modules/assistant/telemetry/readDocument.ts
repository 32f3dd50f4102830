import type { PayloadRequest } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import { readControls } from './controls/readControls.js'
import { describeSystem } from './describeSystem.js'
import { type Measured, readMetrics } from './metrics/readMetrics.js'
import { TelemetryDocument, type TelemetryQuery } from './schemas.js'
import { readSignals } from './signals/readSignals.js'
import type { TelemetryOptions } from './telemetryOptions.js'

export const feedPath = '/api/tools/ai-assurance/telemetry'

/** The current feed; throws `invalid_query` for a cursor that it did not issue. */
export async function readDocument(
  req: PayloadRequest,
  query: TelemetryQuery,
  options: TelemetryOptions,
): Promise<TelemetryDocument> {
  const { serverUrl, clock } = platformOf(req.payload)
  const measured = await readMetrics(req)
  const { next, hasMore, signals } = await readSignals(req.payload, query)
  return TelemetryDocument.parse({
    schemaVersion: '1.0.0',
    feedId: serverUrl + feedPath,
    generatedAt: clock.now().toISOString(),
    system: describeSystem(req.payload, measured.metrics, options),
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
