import type { Payload } from 'payload'
import type { Logger } from 'pino'

import { within } from '../abort.js'
import { postgresOf, type Transactional } from '../database/requestDatabase.js'
import { customOf } from '../extend.js'
import { type Health, inWords } from '../health.js'
import { addJob, type AnyTask, type NewJob } from './Task.js'
import { keepRunner, type KeptRunner } from './keepRunner.js'
import { startRunner } from './startRunner.js'

declare module '../platform.js' {
  interface Platform {
    jobs: Jobs
  }
}

export type { NewJob } from './Task.js'
export { scheduled } from './Task.js'
export type { AnyTask, JobContext, Task } from './Task.js'

declare module '../extend.js' {
  interface Declarations {
    /** Background jobs, with their schedules. */
    tasks: AnyTask[]
  }
}

export type Jobs = {
  /** Adds a job in the transaction of `req` (see addJob). Not one of a mail, for which there is `addMail`. */
  add: <P>(req: Transactional, job: NewJob<P> & { task: { sendsMail?: never } }) => Promise<void>
  /** Starts running the jobs of all tasks in the configuration; rejects without the database. */
  start(options: { payload: Payload; connectionString: string }): Promise<void>
  /** Stops running jobs; those that outlast the grace period are given back. A second stop waits for the first. */
  stop(): Promise<void>
  health(payload: Payload): Promise<Health>
}

type JobsOptions = {
  log: Logger
  /** How many jobs this process runs at a time. */
  concurrency?: number
  /** Times in milliseconds; with the defaults a killed worker's jobs are free within 40 s. */
  graceMs?: number
  sweepEveryMs?: number
  lookEveryMs?: number
  lostForMs?: number
  restartAfterMs?: number
}

/** Background jobs on PostgreSQL, run by graphile-worker: any number of processes add and run them together. */
export function createJobs(options: JobsOptions): Jobs {
  const { log, concurrency = 5, graceMs = 3_000 } = options
  const { sweepEveryMs = 20_000, lookEveryMs = 3_000, lostForMs = 10_000 } = options
  const { restartAfterMs = 5_000 } = options
  let kept: Promise<KeptRunner> | undefined

  return {
    add: addJob,
    health: jobHealth,
    start: async ({ payload, connectionString }) => {
      if (kept) throw new Error('Jobs are being run already')
      const tasks = checked(customOf(payload.config).tasks ?? [])
      const start = () =>
        startRunner({
          ...{ payload, tasks, connectionString, concurrency, log, graceMs, lookEveryMs },
        })
      kept = keepRunner(start, { log, sweepEveryMs, lostForMs, restartAfterMs })
      await kept.catch((error: unknown) => {
        kept = undefined
        throw error
      })
    },
    stop: async () => {
      const runner = await kept?.catch(() => undefined)
      await runner?.stop()
      kept = undefined
    },
  }
}

function checked(tasks: readonly AnyTask[]): readonly AnyTask[] {
  const names = tasks.map(({ name }) => name)
  const doubled = names.find((name, at) => names.indexOf(name) !== at)
  if (doubled !== undefined) throw new Error(`Two tasks are named ${doubled}`)
  for (const { name, cron, schema } of tasks) {
    if (cron !== undefined && !schema.safeParse({}).success) {
      throw new Error(`${name} has a schedule, so its schema must accept {}`)
    }
  }
  return tasks
}

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
    return judge(await readQueue(payload))
  } catch {
    return { status: 'fail', componentType: 'component', output: 'The job queue cannot be read.' }
  }
}

/** The figures of the queue; rejects without an answer within a second. */
export async function readQueue(payload: Payload): Promise<Figures> {
  const { pool } = postgresOf(payload)
  const asked = { text: figuresSql, query_timeout: 2 * answerWithinMs }
  const { rows } = await within(answerWithinMs, pool.query<Figures>(asked))
  return rows[0] ?? { queued: 0, oldestSeconds: 0, failed: 0 }
}

function judge({ queued, oldestSeconds, failed }: Figures): Health {
  const faults = [
    oldestSeconds >= lateAfterSeconds && `The oldest job has waited ${inWords(oldestSeconds)}.`,
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
