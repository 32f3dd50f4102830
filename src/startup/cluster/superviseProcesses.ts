import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'

import { StartupError } from '../../platform/StartupError.js'
import { relayMetrics } from './sharedMetrics.js'

/** What a child process does: answers requests, or runs jobs. */
type ChildRole = 'web' | 'worker'

/** A child that dies sooner than this is started again only after a pause. */
const soonMs = 5_000
const pauseMs = 2_000

/**
 * Runs one child process for each role, and starts another wherever one dies. The first is started alone, because it
 * migrates the database.
 */
export function superviseProcesses(roles: readonly ChildRole[]) {
  const children = new Set<Worker>()
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted

  const start = async (role: ChildRole): Promise<void> => {
    if (isStopping()) return
    const startedAt = performance.now()
    const child = cluster.fork({ ROLE: role, WEB_CONCURRENCY: '1' })
    children.add(child)
    const ended = endOf(child).then(() => children.delete(child))
    const isReady = await Promise.race([readinessOf(child), ended.then(() => false)])
    if (!isReady && !isStopping()) throw new StartupError('one of its processes ended; see above.')
    void ended.then(() => startAgain(role, startedAt))
  }
  const startAgain = async (role: ChildRole, startedAt: number): Promise<void> => {
    if (performance.now() - startedAt < soonMs) await sleep(pauseMs)
    await start(role).catch(() => startAgain(role, performance.now()))
  }
  const startAll = async ([first, ...others]: readonly ChildRole[]) => {
    if (first) await start(first)
    await Promise.all(others.map(start))
  }
  relayMetrics()
  return {
    /** Resolves when all children are ready; rejects if one cannot start. */
    started: startAll(roles),
    /** Drains all children. */
    stop: async () => {
      stopping.abort()
      for (const child of children) child.process.kill('SIGTERM')
      await Promise.all([...children].map(endOf))
    },
  }
}

const endOf = (child: Worker): Promise<void> =>
  new Promise((resolve) => {
    if (child.isDead()) resolve()
    else child.once('exit', () => resolve())
  })

const readyMessage = 'ready'

const readinessOf = (child: Worker): Promise<true> =>
  new Promise((resolve) => {
    child.on('message', (said: unknown) => said === readyMessage && resolve(true))
  })

/** Tells the process that started this one that it is ready. */
export function reportReady(): void {
  process.send?.(readyMessage)
}
