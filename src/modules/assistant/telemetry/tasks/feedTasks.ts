import type { Payload } from 'payload'
import { createLocalReq } from 'payload'
import { z } from 'zod'

import { postgresOf } from '../../../../platform/database/requestDatabase.js'
import type { AnyTask } from '../../../../platform/jobs/Task.js'
import { runSelfTests } from '../controls/runSelfTests.js'
import { judgeMetrics } from '../metrics/judgeMetrics.js'
import { keptDays } from '../readDocument.js'
import { settleSignals } from '../signals/settleSignals.js'

const nothing = z.strictObject({})

/** The jobs that keep the feed current while nobody reads it. */
export const feedTasks: AnyTask[] = [
  {
    name: 'telemetry.self-tests',
    schema: nothing,
    cron: '41 * * * *',
    run: (_, { payload }) => runSelfTests(payload),
  },
  {
    name: 'telemetry.judge',
    schema: nothing,
    cron: '* * * * *',
    maxAttempts: 3,
    run: async (_, { payload }) => judgeMetrics(await createLocalReq({}, payload)),
  },
  {
    name: 'telemetry.settle',
    schema: nothing,
    cron: '4 * * * *',
    run: async (_, { payload }) => settleSignals(await createLocalReq({}, payload)),
  },
  {
    name: 'telemetry.purge',
    schema: nothing,
    cron: '27 3 * * *',
    run: (_, { payload }) => purgeFeed(payload),
  },
]

/** Deletes expired counts and signals. The newest signal stays, because positions continue from it. */
export async function purgeFeed(payload: Payload): Promise<void> {
  const { pool } = postgresOf(payload)
  const old = `now() - interval '${String(keptDays)} days'`
  await pool.query(`delete from measurements where hour < ${old}`)
  await pool.query(
    `delete from assurance_signals
     where added_at < ${old} and position < (select max(position) from assurance_signals)`,
  )
}
