import { setTimeout as sleep } from 'node:timers/promises'

import type { Logger } from 'pino'

import type { Runner } from './startRunner.js'
import { sweepDeadWorkers, type SweepOptions } from './sweepDeadWorkers.js'

export type KeptRunner = { stop(): Promise<void> }

const restartAfterMs = 5_000
const firstAttempts = 3

/**
 * Keeps a runner going until it is stopped, by starting another when one ends by itself: the queue gives up when it
 * cannot record that a job is done. Rejects if the first cannot be started in three attempts.
 */
export async function keepRunner(
  start: () => Promise<Runner>,
  options: SweepOptions & { log: Logger },
): Promise<KeptRunner> {
  const { log } = options
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
      await kept
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
