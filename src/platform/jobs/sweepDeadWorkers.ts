import type pg from 'pg'
import type { Logger } from 'pino'

import { unlockDeadWorkers } from './unlockDeadWorkers.js'

export type SweepOptions = {
  log: Pick<Logger, 'warn'>
  /** How often to look for workers that died, in milliseconds. */
  sweepEveryMs: number
  /** How long a worker's lock must have been free, in milliseconds. */
  lostForMs: number
}

/** Frees the jobs of dead workers of any process, now and periodically; returns a function that ends this. */
export function sweepDeadWorkers(
  pool: () => pg.Pool,
  { log, sweepEveryMs, lostForMs }: SweepOptions,
): () => void {
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
