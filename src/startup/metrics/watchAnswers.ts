import type { Payload } from 'payload'
import type { IncomingMessage } from 'node:http'

import type { Env } from '../../env.js'
import type { Answered } from '../../front/trackRequests.js'
import type { Routes } from '../../platform/api/routes.js'
import { platformOf } from '../../platform/platform.js'
import { exportSpans } from '../../platform/tracing/exportSpans.js'
import { tellSpans, traceAnswered } from '../../platform/tracing/tracing.js'
import { operationIdOf } from '../../doors/payloadOperations.js'

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

type OperationOf = (request: Pick<IncomingMessage, 'method' | 'url'>) => string

const maxKnown = 5_000

/**
 * The operation of a request, from a bounded set: those of the API, and one name for everything of a kind beside it.
 * Looking up a route takes several microseconds, so the last paths are remembered.
 */
function nameOperations(routes: Routes): OperationOf {
  const known = new Map<string, string>()
  const find = (method: string, path: string) => {
    const beside = /^\/(admin|_next)(?:\/|$)/.exec(path)?.[1]
    if (beside !== undefined) return beside === 'admin' ? 'admin' : 'assets'
    if (!/^\/api(?:\/|$)/.test(path)) return 'site'
    const route = routes.at(path).find(method === 'HEAD' ? 'GET' : method)
    return (route && operationIdOf(route)) ?? 'other'
  }
  return ({ method = '', url = '' }) => {
    const path = url.split('?', 1)[0] ?? ''
    const key = `${method} ${path}`
    const operation = known.get(key) ?? find(method, path)
    if (known.size >= maxKnown) known.clear()
    known.set(key, operation)
    return operation
  }
}
