import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, Plugin } from 'payload'

import { purgeCdn, purgeCdnAgain } from '../platform/cache/announceChange.js'
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
        onInit: (payload) => platform.start(payload),
      },
    )

/** Whether PostgreSQL answers, and how fast. */
async function checkDatabase(payload: Payload): Promise<Health> {
  const started = performance.now()
  await postgresOf(payload).drizzle.execute(sql`select 1`)
  const milliseconds = Math.round((performance.now() - started) * 10) / 10
  return {
    status: 'pass',
    componentType: 'datastore',
    observedValue: milliseconds,
    observedUnit: 'ms',
  }
}
