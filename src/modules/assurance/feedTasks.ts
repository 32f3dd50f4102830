import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { postgresOf, transact } from '../../platform/database/requestDatabase.js'
import { scheduled } from '../../platform/jobs/Task.js'
import { deleteOldMeasurements } from '../../platform/measurements/measurementStore.js'
import { platformOf } from '../../platform/platform.js'
import { runSelfTests } from './controls/runSelfTests.js'
import { definedMetrics } from './definitions.js'
import { readMetrics } from './metrics/readMetrics.js'
import { keptDays } from './readDocument.js'
import type { Metric } from './schemas.js'
import type { Vector } from './severity.js'
import { publishFinishedHours } from './signals/countedSignals.js'
import { addSignals, deleteOldSignals, type NewSignal } from './signals/signalStore.js'
import { moveStates } from './states/stateStore.js'

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

export async function purgeFeed(payload: Payload): Promise<void> {
  const { pool } = postgresOf(payload)
  await deleteOldMeasurements(pool, keptDays)
  await deleteOldSignals(pool, keptDays)
}

const vectors: Record<string, Vector> = { ok: [1, 1, 1], warn: [3, 3, 2], breach: [4, 4, 3] }

/**
 * Publishes every metric that crossed its threshold since the last check. A metric with too few samples keeps its
 * state. Gauges of a single process are left out, because processes would contradict each other every minute.
 */
export async function judgeMetrics(req: PayloadRequest): Promise<void> {
  const checkedAt = platformOf(req.payload).clock.now()
  const { metrics } = await readMetrics(req)
  const judged = metrics.filter(
    ({ kind, status, threshold }) => threshold && kind !== 'gauge' && status in vectors,
  )
  await transact(req, async () => {
    const states = judged.map(({ id, status }) => ({
      key: `metric:${id}`,
      state: status,
      checkedAt,
    }))
    const changes = await moveStates(req, states)
    const crossings = changes.filter(({ state, before }) => before !== null || state !== 'ok')
    const crossed = new Set(crossings.map(({ key }) => key))
    const definitions = definedMetrics(req.payload.config)
    const categoryOf = (id: string) => definitions.find((one) => one.id === id)?.category
    await addSignals(
      req,
      judged
        .filter(({ id }) => crossed.has(`metric:${id}`))
        .map((metric) => ({
          ...crossing(metric),
          category: categoryOf(metric.id) ?? 'reliability',
        })),
    )
  })
}

function crossing({ id, status, mappings }: Metric): Omit<NewSignal, 'category'> {
  const isOver = status === 'ok'
  return {
    type: `foyer.metric.${isOver ? 'threshold_restored' : 'threshold_crossed'}.v1`,
    source: '/api/tools/ai-assurance/telemetry',
    subject: `metrics/${id}`,
    severity: vectors[status] ?? [1, 1, 1],
    disposition: 'allowed',
    status: isOver ? 'closed' : 'open',
    title: `The metric ${id} is at ${status}`,
    evidence: { detector: 'threshold', ruleIds: [id] },
    mappings,
  }
}
