import type { Payload } from 'payload'
import { createLocalReq } from 'payload'

import { postgresOf } from '../../platform/database/requestDatabase.js'
import { scheduled } from '../../platform/jobs/Task.js'
import { deleteOldMeasurements } from '../../platform/measurements/measurementStore.js'
import { runSelfTests } from './controls/runSelfTests.js'
import { judgeMetrics } from './metrics/judgeMetrics.js'
import { keptDays } from './readDocument.js'
import { publishFinishedHours } from './signals/countedSignals.js'
import { deleteOldSignals } from './signals/signalStore.js'

/** The jobs that keep the feed current while nobody reads it. */
export const feedTasks = [
  scheduled({
    name: 'telemetry.self-tests',
    cron: '41 * * * *',
    run: ({ payload }) => runSelfTests(payload),
  }),
  scheduled({
    name: 'telemetry.judge',
    cron: '* * * * *',
    maxAttempts: 3,
    run: async ({ payload }) => judgeMetrics(await createLocalReq({}, payload)),
  }),
  scheduled({
    name: 'telemetry.settle',
    cron: '4 * * * *',
    run: async ({ payload }) => publishFinishedHours(await createLocalReq({}, payload)),
  }),
  scheduled({
    name: 'telemetry.purge',
    cron: '27 3 * * *',
    run: ({ payload }) => purgeFeed(payload),
  }),
]

/** Deletes expired counts and signals. */
export async function purgeFeed(payload: Payload): Promise<void> {
  const { pool } = postgresOf(payload)
  await deleteOldMeasurements(pool, keptDays)
  await deleteOldSignals(pool, keptDays)
}
