import type { Payload } from 'payload'
import type { z } from 'zod'

import { customOf } from '../../platform/extend.js'
import type { Health } from '../../platform/health.js'
import { platformOf } from '../../platform/platform.js'
import { type HealthAnswer, healthComponents } from './schemas.js'

const checkTimeoutMs = 1_000

type Checks = z.input<typeof HealthAnswer>['checks']

/** Asks every component at once, each for at most a second, and gives the worst state of them as the whole's. */
export async function checkHealth(payload: Payload): Promise<z.input<typeof HealthAnswer>> {
  const { version, releaseId } = platformOf(payload)
  const checks = await Promise.all(
    healthComponents.map(async (name) => {
      const health = await checkComponent(payload, name)
      const entry: [typeof name, Checks[typeof name]] = [
        name,
        [{ ...health, time: new Date().toISOString() }],
      ]
      return entry
    }),
  )
  const states = checks.map(([, [check]]) => check?.status)
  const status = states.includes('fail') ? 'fail' : states.includes('warn') ? 'warn' : 'pass'
  return {
    status,
    version,
    releaseId,
    serviceId: 'foyer',
    uptimeSeconds: Math.floor(process.uptime()),
    checks: Object.fromEntries(checks) as Checks,
  }
}

/** Whether the database answers within a second. */
export async function hasDatabase(payload: Payload): Promise<boolean> {
  return (await checkComponent(payload, 'database')).status === 'pass'
}

async function checkComponent(payload: Payload, name: string): Promise<Health> {
  const check = customOf(payload.config).health[name]
  if (!check) return { status: 'warn', componentType: 'component', output: 'Not set up.' }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Health>((resolve) => {
    timer = setTimeout(() => {
      resolve({ status: 'fail', componentType: 'component', output: 'No answer within a second.' })
    }, checkTimeoutMs)
  })
  try {
    return await Promise.race([Promise.resolve(check(payload)), late])
  } catch (err) {
    payload.logger.warn({ err, msg: `The health check of ${name} failed` })
    return { status: 'fail', componentType: 'component', output: 'Not reachable.' }
  } finally {
    clearTimeout(timer)
  }
}
