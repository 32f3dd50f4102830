import cluster from 'node:cluster'

import type { Payload } from 'payload'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

import { operationIdOf } from '../../doors/payloadOperations.js'
import type { Answered } from '../../front/trackRequests.js'
import type { Routes } from '../../platform/api/routes.js'
import { gatherMetrics, offerMetrics } from '../cluster/sharedMetrics.js'
import { addGauges } from './addGauges.js'

declare module '../../platform/platform.js' {
  interface Platform {
    /** Only where METRICS_TOKEN is set. */
    metrics?: Metrics
  }
}

export type Metrics = {
  onAnswered: (answered: Answered) => void
  /** The metrics of this process, and of those that share its port, in Prometheus' text format. */
  read(): Promise<{ contentType: string; text: string }>
}

/** In seconds: from an answer out of memory to one that a visitor would not wait for. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** The metrics of this process since its start. */
export function createMetrics(payload: Payload, routes: Routes): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ process: String(process.pid) })
  collectDefaultMetrics({ register: registry })
  addGauges(registry, payload)
  const registers = [registry]
  const duration = new Histogram({
    ...{ registers, buckets, labelNames: ['operation', 'status'] },
    name: 'foyer_http_request_duration_seconds',
    help: 'How long answers took, by operation and by class of status',
  })
  const operationOf = nameOperations(routes)
  if (cluster.isWorker) offerMetrics(() => registry.metrics())
  return {
    onAnswered: ({ incoming, status, milliseconds }) => {
      const operation = operationOf(incoming.method ?? '', incoming.url ?? '')
      const labels = { operation, status: `${String(Math.floor(status / 100))}xx` }
      duration.observe(labels, milliseconds / 1_000)
    },
    read: async () => ({
      contentType: registry.contentType,
      text: await (cluster.isWorker ? gatherMetrics() : registry.metrics()),
    }),
  }
}

const maxKnown = 5_000

/**
 * The operation of a request, from a bounded set: those of the API, and one name for everything of a kind beside it.
 * Looking up a route takes several microseconds, so the last paths are remembered.
 */
function nameOperations(routes: Routes) {
  const known = new Map<string, string>()
  const find = (method: string, path: string) => {
    const beside = /^\/(admin|_next)(?:\/|$)/.exec(path)?.[1]
    if (beside !== undefined) return beside === 'admin' ? 'admin' : 'assets'
    if (!/^\/api(?:\/|$)/.test(path)) return 'site'
    const route = routes.at(path).find(method === 'HEAD' ? 'GET' : method)
    return (route && operationIdOf(route)) ?? 'other'
  }
  return (method: string, url: string): string => {
    const path = url.split('?', 1)[0] ?? ''
    const key = `${method} ${path}`
    const operation = known.get(key) ?? find(method, path)
    if (known.size >= maxKnown) known.clear()
    known.set(key, operation)
    return operation
  }
}
