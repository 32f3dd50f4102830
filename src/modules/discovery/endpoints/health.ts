import { endpoint } from '../../../platform/api/endpoint.js'
import { Reply } from '../../../platform/http/reply.js'
import { platformOf } from '../../../platform/platform.js'
import { checkHealth, hasDatabase } from '../checkHealth.js'
import { HealthAnswer, ProbeAnswer } from '../schemas.js'

const noStore = { 'cache-control': 'no-store' }

export const getHealth = endpoint({
  operationId: 'health.get',
  method: 'get',
  path: '/health',
  summary: 'Get the health of the service and its components',
  output: HealthAnswer,
  contentType: 'application/health+json',
  otherAnswers: { 503: 'A component that the service cannot do without has failed.' },
  access: 'public',
  handler: async ({ req }) => {
    const health = await checkHealth(req.payload)
    return new Reply(health, { status: health.status === 'fail' ? 503 : 200, headers: noStore })
  },
})

export const getLive = endpoint({
  operationId: 'health.live',
  method: 'get',
  path: '/health/live',
  summary: 'Liveness probe',
  output: ProbeAnswer,
  access: 'public',
  handler: () => new Reply({ status: 'pass' as const }, { headers: noStore }),
})

export const getReady = endpoint({
  operationId: 'health.ready',
  method: 'get',
  path: '/health/ready',
  summary: 'Readiness probe',
  output: ProbeAnswer,
  otherAnswers: { 503: 'Starting, draining, or without the database.' },
  access: 'public',
  handler: async ({ req }) => {
    const ready = platformOf(req.payload).readiness.isReady() && (await hasDatabase(req.payload))
    return new Reply(
      { status: ready ? ('pass' as const) : ('fail' as const) },
      { status: ready ? 200 : 503, headers: noStore },
    )
  },
})
