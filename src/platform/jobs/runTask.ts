import { setImmediate as nextPhase, setTimeout as sleep } from 'node:timers/promises'

import type { JobHelpers } from 'graphile-worker'
import type { Payload } from 'payload'
import type { Logger } from 'pino'

import { traced } from '../tracing/tracing.js'
import type { AnyTask } from './Task.js'

/** A job that was cut off by a stop, with the attempts it had used before. */
type Interrupted = { id: string; attempts: number }

/** What the tasks of one runner share. */
export type Held = {
  interrupted: Interrupted[]
  /** The ids of the jobs that are being done. */
  running: Set<string>
  inTurn: () => Promise<void>
}

const apartMs = 2

/**
 * Gives a function that lets its callers go on one after the other. The queue deletes jobs that end within a millisecond in
 * one statement; with a transaction that replaces them that can be a deadlock, and one failed statement ends the runner.
 * The time begins once the caller has ended its job, however long the process was held up in between.
 */
export function createTurns(): () => Promise<void> {
  let next = Promise.resolve()
  return () => {
    const mine = next
    next = mine.then(() => nextPhase()).then(() => sleep(apartMs))
    return mine
  }
}

/**
 * The task as the queue calls it: parses the payload, runs, logs failures. If the process stops first, the job fails at
 * once, is recorded in `interrupted` and gets its attempt back.
 */
export function runTask(
  task: AnyTask,
  { payload, log, interrupted, running, inTurn }: { payload: Payload; log: Logger } & Held,
) {
  return async (raw: unknown, { job, abortSignal }: JobHelpers): Promise<void> => {
    const { id, attempts } = job
    const jobLog = log.child({ task: task.name, jobId: id, attempt: attempts })
    running.add(id)
    try {
      const given = task.schema.parse(withoutSchedule(raw))
      const context = { payload, log: jobLog, job: { id, attempts }, signal: abortSignal }
      const [cause] = Object.keys(job.flags ?? {})
      const attributes = { 'messaging.message.id': id, 'foyer.attempt': attempts }
      const span = { name: task.name, kind: 'consumer', attributes, cause } as const
      const run = () => unlessAborted(abortSignal, task.run(given, context))
      await traced(span, run)
    } catch (err) {
      if (abortSignal.aborted) interrupted.push({ id, attempts: attempts - 1 })
      else jobLog.error({ err, last: attempts >= job.max_attempts, msg: 'A job failed' })
      throw err
    } finally {
      await inTurn()
      running.delete(id)
    }
  }
}

/** The queue adds the time of a scheduled job to its payload, which our schemas do not know. */
function withoutSchedule(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('_cron' in raw)) return raw
  return Object.fromEntries(Object.entries(raw).filter(([name]) => name !== '_cron'))
}

async function unlessAborted(signal: AbortSignal, work: Promise<void>): Promise<void> {
  let abort: () => void = () => undefined
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(new Error('The process is stopping'))
    signal.addEventListener('abort', abort)
  })
  try {
    await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
