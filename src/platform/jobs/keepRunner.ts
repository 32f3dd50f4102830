import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'

import { within } from '../abort.js'
import type { Runner } from './startRunner.js'
import { workerLockKey } from './holdWorkerLock.js'

export type KeptRunner = { stop(): Promise<void> }

const firstAttempts = 3
/** How long a stop waits for a start in progress; a runner that starts later is stopped then. */
const startingMs = 2_000

/**
 * Keeps a runner going until it is stopped, by starting another when one ends by itself: the queue gives up when it
 * cannot record that a job is done. Rejects if the first cannot be started in three attempts.
 */
export async function keepRunner(
  start: () => Promise<Runner>,
  options: SweepOptions & { log: Logger; restartAfterMs: number },
): Promise<KeptRunner> {
  const { log, restartAfterMs } = options
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let runner = await startPatiently(start)

  const keep = async (): Promise<void> => {
    await runner.ended
    if (isStopping()) return
    log.error('The job runner ended by itself; another one follows')
    await runner.stop()
    await restart()
  }
  const restart = async (): Promise<void> => {
    await sleep(restartAfterMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    if (isStopping()) return
    try {
      runner = await start()
    } catch (err) {
      log.error({ err, msg: 'The job runner could not be started' })
      return restart()
    }
    return isStopping() ? runner.stop() : keep()
  }
  const kept = keep()
  const endSweeps = sweepDeadWorkers(() => runner.pool, options)
  return {
    stop: async () => {
      stopping.abort()
      endSweeps()
      await runner.stop()
      await within(startingMs, kept).catch((err: unknown) => {
        log.warn({ err, msg: 'The job runner has not ended' })
      })
    },
  }
}

/** While the pages load, a busy machine runs nothing else for seconds, so that a connection can time out. */
async function startPatiently(start: () => Promise<Runner>): Promise<Runner> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start()
    } catch (error) {
      if (attempt === firstAttempts) throw error
    }
  }
}

type SweepOptions = {
  log: Pick<Logger, 'warn'>
  /** How often to look for workers that died, in milliseconds. */
  sweepEveryMs: number
  /** How long a worker's lock must have been free, in milliseconds. */
  lostForMs: number
}

/** Frees the jobs of dead workers of any process, now and periodically; returns a function that ends this. */
function sweepDeadWorkers(pool: () => pg.Pool, { log, sweepEveryMs, lostForMs }: SweepOptions) {
  const sweep = () => {
    unlockDeadWorkers(pool(), { lostForMs }).then(
      (workerIds) => {
        if (workerIds.length > 0) log.warn({ workerIds, msg: 'Freed the jobs of dead workers' })
      },
      (err: unknown) => log.warn({ err, msg: 'Could not look for dead job workers' }),
    )
  }
  const timer = setInterval(sweep, sweepEveryMs)
  sweep()
  return () => clearInterval(timer)
}

const isFree = `pg_try_advisory_xact_lock(${workerLockKey('id')})`

// Both in one statement: a worker is forgotten exactly when its jobs are free again.
const unlock = `
  with gone as (
    delete from job_workers
    where lost_at <= now() - $1 * interval '1 ms' and ${isFree}
    returning id
  ), listed as (
    select array_agg(id) as ids from gone
  )
  select ids, graphile_worker.force_unlock_workers(ids) from listed where ids is not null`

/**
 * Frees the jobs of workers whose lock has been free for `lostForMs`, and returns the ids of those workers. The delay
 * spares workers that only lost a connection: they have their lock back by then.
 */
export async function unlockDeadWorkers(
  pool: Pick<pg.Pool, 'query'>,
  { lostForMs }: { lostForMs: number },
): Promise<string[]> {
  await pool.query(`update job_workers set lost_at = now() where lost_at is null and ${isFree}`)
  const { rows } = await pool.query<{ ids: string[] }>(unlock, [lostForMs])
  return rows.flatMap(({ ids }) => ids)
}
