import type { Payload } from 'payload'

import type { Env } from '../../env.js'
import type { Answered } from '../../front/trackRequests.js'
import type { Routes } from '../../platform/api/routes.js'
import { platformOf } from '../../platform/platform.js'
import { exportSpans } from '../../platform/tracing/exportSpans.js'
import { tellSpans, traceAnswered } from '../../platform/tracing/tracing.js'
import { nameOperations } from './nameOperations.js'

type Wanted = Partial<Pick<Env, 'METRICS_TOKEN' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>>

/** Starts metrics and traces where they are set up; `onAnswered` is to be told of each answer. */
export async function watchAnswers(
  payload: Payload,
  routes: Routes,
  { METRICS_TOKEN: token, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Wanted,
) {
  const platform = platformOf(payload)
  const operationOf = nameOperations(routes)
  if (token) {
    // Loaded only here: the library takes a twentieth of a second.
    const { createMetrics } = await import('./createMetrics.js')
    platform.metrics = createMetrics(payload)
  }
  const spans = endpoint ? exportSpans({ ...platform, endpoint }) : undefined
  tellSpans(spans?.add)
  const { metrics } = platform
  const onAnswered = ({ request, status, milliseconds, ...answered }: Answered) => {
    const name = operationOf(answered.incoming)
    metrics?.note(name, { status, milliseconds })
    if (!spans) return
    const method = answered.incoming.method ?? ''
    const attributes = { 'http.request.method': method, 'http.response.status_code': status }
    traceAnswered(request, { name, attributes, milliseconds, isFault: status >= 500 })
  }
  return {
    onAnswered: token || endpoint ? onAnswered : undefined,
    stop: async () => spans?.stop(),
  }
}
