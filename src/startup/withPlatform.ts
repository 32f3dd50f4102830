import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, Plugin } from 'payload'

import { purgeCdn, purgeCdnAgain } from '../platform/cache/announceChange.js'
import { ReleasingPool } from '../platform/database/ReleasingPool.js'
import { postgresOf } from '../platform/database/requestDatabase.js'
import { extend } from '../platform/extend.js'
import type { Health } from '../platform/health.js'
import { limitSelfTest } from '../platform/limits/createLimits.js'
import { mailHealth } from '../platform/mail/createMailAdapter.js'
import { maintenanceTasks } from '../platform/maintenanceTasks.js'
import { otpSelfTest, purgeChallenges } from '../platform/otp/otpSelfTest.js'
import { platformOf, type Platform } from '../platform/platform.js'
import { Currencies } from '../platform/siteCurrencies.js'
import { indexMetrics, searchHealth } from '../search/indexMetrics.js'
import { metricsCredential, metricsEndpoint } from './metrics/metricsEndpoint.js'

/** Puts the platform under everything that is listed after it. */
export const withPlatform =
  (platform: Platform, { metricsToken }: { metricsToken?: string | undefined } = {}): Plugin =>
  (config) =>
    extend(
      { ...config, logger: platform.log, custom: { ...config.custom, platform } },
      {
        globals: [Currencies],
        endpoints: [metricsEndpoint(metricsToken !== undefined)],
        credentials: metricsToken === undefined ? [] : [metricsCredential(metricsToken)],
        tasks: [...maintenanceTasks, purgeChallenges, purgeCdn, purgeCdnAgain],
        health: {
          database: checkDatabase,
          mail: mailHealth,
          search: searchHealth,
          jobs: (payload) => platformOf(payload).jobs.health(payload),
        },
        metrics: indexMetrics,
        selfTests: { 'otp.lock': otpSelfTest, 'limits.rate': limitSelfTest },
        onInit: async (payload) => {
          watchRefusals(payload)
          await platform.start(payload)
        },
      },
    )

/** What PostgreSQL may say that answers and stores nothing. */
const refusals: Record<string, string> = {
  '25006': 'it is read-only. It is a standby, or its provider made it so: look at its disk.',
  '53100': 'its disk is full.',
  '53200': 'it has no memory left.',
}

/** How long a refusal is told of: there are writes every minute. */
const toldForMs = 60_000

const lastRefusal = new WeakMap<object, { text: string; at: number }>()

/** Reading goes on and callers are told to come back later, so nothing else would show it. */
function watchRefusals(payload: Payload): void {
  const { pool } = postgresOf(payload)
  if (!(pool instanceof ReleasingPool)) return
  pool.onRefusal = (code) => {
    const text = `PostgreSQL stores nothing: ${refusals[code] ?? code}`
    if (!refusalOf(pool)) payload.logger.error(text)
    lastRefusal.set(pool, { text, at: performance.now() })
  }
}

function refusalOf(pool: object): string | undefined {
  const { text, at = 0 } = lastRefusal.get(pool) ?? {}
  return performance.now() - at < toldForMs ? text : undefined
}

/** Whether PostgreSQL answers and stores, and how fast. */
async function checkDatabase(payload: Payload): Promise<Health> {
  const { drizzle, pool } = postgresOf(payload)
  const started = performance.now()
  await drizzle.execute(sql`select 1`)
  const milliseconds = Math.round((performance.now() - started) * 10) / 10
  const output = refusalOf(pool)
  return {
    status: output === undefined ? 'pass' : 'fail',
    componentType: 'datastore',
    observedValue: milliseconds,
    observedUnit: 'ms',
    ...(output !== undefined && { output }),
  }
}
