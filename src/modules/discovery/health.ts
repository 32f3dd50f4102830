import type { Payload } from 'payload'
import type { z } from 'zod'

import { TimeoutError, within } from '../../platform/abort.js'
import { endpoint } from '../../platform/api/endpoint.js'
import { readingForNobody } from '../../platform/database/limitedReads.js'
import { customOf } from '../../platform/extend.js'
import { warn, type Health, type HealthCheck } from '../../platform/health.js'
import { Reply } from '../../platform/http/reply.js'
import { platformOf } from '../../platform/platform.js'
import { HealthAnswer, healthComponents, ProbeAnswer } from './schemas.js'

const noStore = { 'cache-control': 'no-store' }

export const getHealth = endpoint({
  operationId: 'health.get',
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

const alive = { status: 'pass' as const }

const live = { ...noStore, 'content-type': 'application/json' }

const liveAnswer = { status: 200, headers: live, body: JSON.stringify(alive) }

export const getLive = endpoint({
  operationId: 'health.live',
  path: '/health/live',
  summary: 'Liveness probe',
  output: ProbeAnswer,
  access: 'public',
  early: ({ target }) => (target.includes('?') ? undefined : liveAnswer),
  handler: () => new Reply(alive, { headers: live }),
})

export const getReady = endpoint({
  operationId: 'health.ready',
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

/** Below a second, so that the whole answer is there within a second. */
const checkTimeoutMs = 900

type Answer = z.input<typeof HealthAnswer>

/** Checks all components in parallel, each for at most a second; the worst state is the overall one. */
export async function checkHealth(payload: Payload): Promise<Answer> {
  const { version, releaseId } = platformOf(payload)
  const checks = await Promise.all(
    healthComponents.map(async (name) => {
      const health = await checkComponent(payload, name)
      return [name, [{ ...health, time: new Date().toISOString() }]] as const
    }),
  )
  return {
    status: worst(checks.map(([, [check]]) => check.status)),
    version,
    releaseId,
    serviceId: 'foyer',
    uptimeSeconds: Math.floor(process.uptime()),
    checks: Object.fromEntries(checks) as unknown as Answer['checks'],
  }
}

/** Whether the database answers within a second. One that stores nothing can be read from, by all who are sent here. */
async function hasDatabase(payload: Payload): Promise<boolean> {
  return (await checkComponent(payload, 'database')).observedValue !== undefined
}

function worst(states: Health['status'][]): Health['status'] {
  if (states.includes('fail')) return 'fail'
  return states.includes('warn') ? 'warn' : 'pass'
}

async function checkComponent(payload: Payload, name: string): Promise<Health> {
  const check = customOf(payload.config).health?.[name]
  if (!check) return warn('Not set up.')
  const componentType = name === 'database' ? 'datastore' : 'component'
  try {
    return await within(checkTimeoutMs, runOnce(check, payload))
  } catch (err) {
    if (err instanceof TimeoutError) {
      return { status: 'fail', componentType, output: 'No answer within a second.' }
    }
    payload.logger.warn({ err, msg: `The health check of ${name} failed` })
    return { status: 'fail', componentType, output: 'Not reachable.' }
  }
}

const running = new WeakMap<HealthCheck, { result: Promise<Health>; since: number }>()
const joinedForMs = 10_000

/**
 * Joins a check that is already running, so that frequent callers do not pile up checks on a component that hangs. It goes on
 * when whoever began it hangs up.
 */
function runOnce(check: HealthCheck, payload: Payload): Promise<Health> {
  const present = running.get(check)
  if (present && performance.now() - present.since < joinedForMs) return present.result
  const result = Promise.resolve()
    .then(() => readingForNobody(() => check(payload)))
    .finally(() => {
      running.delete(check)
    })
  running.set(check, { result, since: performance.now() })
  return result
}
