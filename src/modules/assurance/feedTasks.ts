import type { Payload } from 'payload'
import { createLocalReq } from 'payload'
import { z } from 'zod'

import { postgresOf } from '../../platform/database/requestDatabase.js'
import type { AnyTask } from '../../platform/jobs/Task.js'
import { deleteOldMeasurements } from '../../platform/measurements/measurementStore.js'
import { runSelfTests } from './controls/runSelfTests.js'
import { judgeMetrics } from './metrics/judgeMetrics.js'
import { keptDays } from './readDocument.js'
import { publishFinishedHours } from './signals/countedSignals.js'
import { deleteOldSignals } from './signals/signalStore.js'

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
    run: async (_, { payload }) => publishFinishedHours(await createLocalReq({}, payload)),
  },
  {
    name: 'telemetry.purge',
    schema: nothing,
    cron: '27 3 * * *',
    run: (_, { payload }) => purgeFeed(payload),
  },
]

/** Deletes expired counts and signals. */
export async function purgeFeed(payload: Payload): Promise<void> {
  const { pool } = postgresOf(payload)
  await deleteOldMeasurements(pool, keptDays)
  await deleteOldSignals(pool, keptDays)
}
