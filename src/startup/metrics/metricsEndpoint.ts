import type { Endpoint, PayloadRequest } from 'payload'

import { endpoint } from '../../platform/api/endpoint.js'
import type { CredentialCheck } from '../../platform/credentials/Caller.js'
import { authenticate } from '../../platform/credentials/authenticate.js'
import { matcherOf } from '../../platform/secrets.js'
import { Problem, type ProblemType } from '../../platform/http/Problem.js'
import { platformOf } from '../../platform/platform.js'

const metricsNotConfigured: ProblemType = {
  code: 'metrics_not_configured',
  status: 503,
  title: 'Metrics are not set up',
  detail: 'Set METRICS_TOKEN, and send it as `Authorization: Bearer <token>`.',
}

/** METRICS_TOKEN, which is good for the metrics and nothing else. */
export function metricsCredential(token: string): CredentialCheck {
  const matches = matcherOf(token)
  return {
    form: 'key',
    find: (_, given) =>
      Promise.resolve(
        matches(given) ? { kind: 'monitors', id: 'metrics', form: 'key' } : undefined,
      ),
  }
}

const asMonitor = async ({ req }: { req: PayloadRequest }) =>
  (await authenticate(req.payload, req.headers))?.kind === 'monitors'
asMonitor.by = 'monitors' as const

/** The metrics of this process for Prometheus; without METRICS_TOKEN it says that they are not set up. */
export const metricsEndpoint = (isConfigured: boolean): Endpoint =>
  endpoint({
    operationId: 'metrics.get',
    path: '/metrics',
    summary: 'Get the metrics of this process',
    contentType: 'text/plain',
    problems: [metricsNotConfigured],
    unlisted: true,
    access: isConfigured ? asMonitor : 'public',
    callers: [],
    handler: async ({ req }) => {
      const { metrics } = platformOf(req.payload)
      if (!metrics) throw new Problem(metricsNotConfigured)
      const { contentType, text } = await metrics.read()
      return new Response(text, {
        headers: { 'content-type': contentType, 'cache-control': 'no-store' },
      })
    },
  })
