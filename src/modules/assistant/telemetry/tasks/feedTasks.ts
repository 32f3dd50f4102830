import { createLocalReq } from 'payload'
import { z } from 'zod'

import type { AnyTask } from '../../../../platform/jobs/Task.js'
import { runSelfTests } from '../controls/runSelfTests.js'
import { judgeMetrics } from '../metrics/judgeMetrics.js'
import { settleSignals } from '../signals/settleSignals.js'
import { purgeFeed } from './purgeFeed.js'

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
