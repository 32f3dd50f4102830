import { EventEmitter } from 'node:events'

import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker'
import type { Payload } from 'payload'
import pg from 'pg'
import type { Logger } from 'pino'

import { within } from '../abort.js'
import { endSilent } from '../database/ReleasingPool.js'
import { dayMs } from '../days.js'
import type { AnyTask } from './Task.js'
import { holdWorkerLock, type WorkerLock } from './holdWorkerLock.js'
import { createTurns, runTask, type Held } from './runTask.js'

type RunnerOptions = {
  payload: Payload
  tasks: readonly AnyTask[]
  /** For LISTEN and advisory locks: not through a transaction pooler. */
  connectionString: string
  /** How many jobs run at a time. */
  concurrency: number
  log: Logger
  /** How long running jobs may continue after a stop, in milliseconds. */
  graceMs: number
  /** How often to look for jobs that never arrived here, in milliseconds. */
  lookEveryMs: number
}

export type Runner = {
  pool: pg.Pool
  /** Resolves when the runner takes no more jobs, for any reason. */
  ended: Promise<void>
  /** Takes no more jobs, gives back those that outlast `graceMs`, and ends within `graceMs` and 4 s. */
  stop(): Promise<void>
}

// For the queue's writes after the last job, and for closing connections.
const settleMs = 2_000

/** Starts one graphile-worker runner with its own pool and lock. */
export async function startRunner(options: RunnerOptions): Promise<Runner> {
  const { log, graceMs } = options
  const pool = newPool(options)
  const held: Held & { pool: pg.Pool } = {
    pool,
    interrupted: [],
    running: new Set<string>(),
    inTurn: createTurns(),
  }
  const { runner, lock, workerPool, ended } = await runUnderLock(options, held).catch(
    async (error: unknown) => {
      // A client that the queue keeps would hold up every later start.
      await within(settleMs, pool.end()).catch(() => undefined)
      throw error
    },
  )
  const { id: workerId } = workerPool
  let hasLost = false
  const stop = async () => {
    endLooking()
    // A runner that is ending by itself does not wait for its jobs.
    const stopped = Promise.all([runner.stop(), workerPool.promise])
    lock.giveWay()
    const ending = stopped.then(() => giveBack(held, hasLost ? workerId : undefined))
    const clean = await within(graceMs + settleMs, ending).then(
      () => true,
      () => false,
    )
    if (!clean) log.warn('The job runner did not stop cleanly; other workers will free its jobs')
    const closed = lock.release({ forget: clean }).finally(() => pool.end())
    await within(settleMs, closed).catch((err: unknown) => {
      log.warn({ err, msg: 'Connections of the job runner did not close' })
    })
  }
  let stopped: Promise<void> | undefined
  const stopOnce = () => (stopped ??= stop())
  const endLooking = lookForLostJobs({ ...options, ...held, workerId }, () => {
    hasLost = true
    void stopOnce()
  })
  return { pool, ended, stop: stopOnce }
}

type Looking = Pick<RunnerOptions, 'log' | 'lookEveryMs'> & {
  pool: pg.Pool
  workerId: string
  running: ReadonlySet<string>
}

/**
 * Calls `onLost` where the queue says that this worker does a job which it does not do: the connection was lost with the
 * answer that gave it the job (seen when a database failed over). Only the end of the worker frees such a job. It must be
 * seen twice in a row, as the end of a job is written a moment after it. Returns what ends the looking.
 */
function lookForLostJobs(
  { log, lookEveryMs, pool, workerId, running }: Looking,
  onLost: () => void,
): () => void {
  let suspects: readonly string[] = []
  const look = async () => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from graphile_worker.jobs where locked_by = $1',
      [workerId],
    )
    const absent = rows.map(({ id }) => id).filter((id) => !running.has(id))
    const jobIds = absent.filter((id) => suspects.includes(id))
    suspects = absent
    if (jobIds.length === 0) return
    log.error({ workerId, jobIds, msg: 'Jobs of this worker never arrived; another one follows' })
    onLost()
  }
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs)
  return () => clearInterval(timer)
}

async function runUnderLock(
  { payload, tasks, connectionString, concurrency, log, graceMs }: RunnerOptions,
  { pool, ...held }: { pool: pg.Pool } & Held,
) {
  const events: WorkerEvents = new EventEmitter()
  let lock: WorkerLock | undefined
  let workerPool: WorkerPool | undefined
  // Emitted before the first worker looks for a job.
  events.once('pool:create', (made) => {
    workerPool = made.workerPool
    lock = holdWorkerLock({ workerId: workerPool.id, connectionString, log })
  })
  const stuck = takesNoMore(events)
  await pool.query(forgetFutureRuns)
  const runner = await run(
    {
      pgPool: pool,
      schema: 'graphile_worker',
      concurrency,
      noHandleSignals: true,
      // For retries and freed jobs; new ones are announced at once.
      pollInterval: 1_000,
      gracefulShutdownAbortTimeout: graceMs,
      logger: workerLogger(log),
      events,
      // Called before each job is taken.
      forbiddenFlags: async () => {
        await lock?.held()
        return null
      },
      // Unbatched, 0.17.3 does not await these writes: a failed one is an unhandled rejection.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    },
    Object.fromEntries(tasks.map((task) => [task.name, runTask(task, { payload, log, ...held })])),
    cronItems(tasks),
  )
  if (!lock || !workerPool) throw new Error('graphile-worker made no pool')
  const end = runner.promise.catch((err: unknown) => {
    log.error({ err, msg: 'The job runner ended with an error' })
  })
  return { runner, lock, workerPool, ended: Promise.race([end, stuck]) }
}

// A clock that was ahead has noted runs to come, and until then nothing would run by its schedule.
const forgetFutureRuns = `
  update graphile_worker._private_known_crontabs set last_execution = now() - interval '1 day'
  where last_execution > now() + interval '5 minutes'`

/** Further back than clocks are corrected while all is well. */
const setBackMs = 120_000

/** Resolves when a runner stops taking jobs, which 0.17.3 does without coming to its end in these cases. */
function takesNoMore(events: WorkerEvents): Promise<void> {
  return new Promise((resolve) => {
    // It could not write down how jobs ended, and others end after them: it waits for ever.
    events.once('pool:gracefulShutdown', () => resolve())
    // It keeps a failed reading of its tasks: every later look for a job fails with that very error.
    const errors = new WeakSet<object>()
    events.on('worker:getJob:error', ({ error }) => {
      const known = error as object
      if (errors.has(known)) resolve()
      errors.add(known)
    })
    // The clock was set back: until the time that it has seen comes again, it would run nothing by its schedule.
    events.on('cron:prematureTimer', ({ currentTimestamp, expectedTimestamp }) => {
      if (expectedTimestamp - currentTimestamp > setBackMs) resolve()
    })
  })
}

/** Made up for where no process ran at that minute: what runs more often is soon run anyway. */
const onceADay = /^\d+ \d+ /

function cronItems(tasks: readonly AnyTask[]) {
  const items = tasks.flatMap(({ name, cron, maxAttempts }) =>
    cron === undefined
      ? []
      : [
          {
            task: name,
            match: cron,
            options: {
              jobKey: `cron.${name}`,
              ...(maxAttempts !== undefined && { maxAttempts }),
              ...(onceADay.test(cron) && { backfillPeriod: dayMs }),
            },
          },
        ],
  )
  return parseCronItems(items)
}

/** The queue's own statements are short: a connection that is silent for so long is lost. */
const silenceMs = 30_000

function newPool({ connectionString, concurrency }: RunnerOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'foyer-jobs',
    // One more for LISTEN; tasks themselves use Payload's pool.
    max: concurrency + 1,
    // A start on a busy machine blocks for seconds, while the timeout keeps running.
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
  })
  // Lost connections are replaced; whoever was using one learns it from its query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) =>
    endSilent(
      client.on('error', () => undefined),
      silenceMs,
    ),
  )
  return pool
}

/**
 * Lets interrupted jobs run again at once, the attempt not counted, and all that the queue says that `loser` does, a worker
 * that has ended and has lost some.
 */
async function giveBack(
  { pool, interrupted }: { pool: pg.Pool } & Held,
  loser: string | undefined,
): Promise<void> {
  for (const { id, attempts } of interrupted) {
    await pool.query(
      'select graphile_worker.reschedule_jobs(array[$1::bigint], run_at => now(), attempts => $2)',
      [id, attempts],
    )
  }
  if (loser !== undefined)
    await pool.query('select graphile_worker.force_unlock_workers(array[$1::text])', [loser])
}

// The queue's own "info" is one line per job; runTask already logs those.
const levels: Record<string, 'error' | 'warn' | 'debug'> = { error: 'error', warning: 'warn' }

/** The queue's log in our format: ids and messages only, because its details contain whole payloads. */
export function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(
    ({ workerId, jobId, taskIdentifier }) =>
      (level, message, meta: { error?: unknown; failure?: boolean; success?: boolean } = {}) => {
        if (meta.failure || meta.success) return
        const ids = { workerId, jobId, task: taskIdentifier }
        log[levels[level] ?? 'debug']({
          ...ids,
          ...(meta.error !== undefined && { err: meta.error }),
          msg: message,
        })
      },
  )
}
