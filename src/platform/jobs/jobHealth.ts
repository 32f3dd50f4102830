import type { Payload } from 'payload'

import { postgresOf } from '../database/requestDatabase.js'
import type { Health } from '../health.js'
import { within } from '../within.js'

type Figures = { queued: number; oldestSeconds: number; failed: number }

const answerWithinMs = 1_000
const lateAfterSeconds = 60
const stuckAfterSeconds = 600

// Due and not taken; a job without attempts left stays in the table until it is deleted.
const figuresSql = `
  select
    count(*) filter (where waiting)::int as queued,
    coalesce(extract(epoch from now() - min(run_at) filter (where waiting)), 0)::int as "oldestSeconds",
    count(*) filter (where failed)::int as failed
  from (
    select
      run_at,
      locked_at is null and attempts < max_attempts and run_at <= now() as waiting,
      locked_at is null and attempts >= max_attempts and updated_at > now() - interval '1 day' as failed
    from graphile_worker.jobs
  ) as jobs`

/**
 * Whether jobs are being done: `warn` if one has waited a minute or failed for good within a day, `fail` after ten
 * minutes or without an answer within a second. `observedValue` counts the jobs that are due.
 */
export async function jobHealth(payload: Payload): Promise<Health> {
  try {
    const { pool } = postgresOf(payload)
    const asked = { text: figuresSql, query_timeout: answerWithinMs }
    const { rows } = await within(answerWithinMs, pool.query<Figures>(asked))
    return judge(rows[0] ?? { queued: 0, oldestSeconds: 0, failed: 0 })
  } catch {
    return { status: 'fail', componentType: 'component', output: 'The job queue cannot be read.' }
  }
}

function judge({ queued, oldestSeconds, failed }: Figures): Health {
  const faults = [
    oldestSeconds >= lateAfterSeconds && `The oldest job has waited ${String(oldestSeconds)} s.`,
    failed > 0 && `Jobs that failed for good within a day: ${String(failed)}.`,
  ].filter((fault) => fault !== false)
  const status = oldestSeconds >= stuckAfterSeconds ? 'fail' : faults.length > 0 ? 'warn' : 'pass'
  return {
    status,
    componentType: 'component',
    observedValue: queued,
    observedUnit: 'jobs',
    ...(faults.length > 0 && { output: faults.join(' ') }),
  }
}
