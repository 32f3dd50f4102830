import type { JobHelpers } from 'graphile-worker'
import type { Payload } from 'payload'
import type { Logger } from 'pino'

import type { AnyTask } from './Task.js'

/** A job that was cut off by a stop, with the attempts it had used before. */
export type Interrupted = { id: string; attempts: number }

/**
 * The task as the queue calls it: parses the payload, runs, logs failures. If the process stops first, the job fails at
 * once, is recorded in `interrupted` and gets its attempt back.
 */
export function runTask(
  task: AnyTask,
  { payload, log, interrupted }: { payload: Payload; log: Logger; interrupted: Interrupted[] },
) {
  return async (raw: unknown, { job, abortSignal }: JobHelpers): Promise<void> => {
    const { id, attempts } = job
    const jobLog = log.child({ task: task.name, jobId: id, attempt: attempts })
    try {
      const given = task.schema.parse(withoutSchedule(raw))
      const context = { payload, log: jobLog, job: { id, attempts }, signal: abortSignal }
      await unlessAborted(abortSignal, task.run(given, context))
    } catch (err) {
      if (abortSignal.aborted) interrupted.push({ id, attempts: attempts - 1 })
      else jobLog.error({ err, last: attempts >= job.max_attempts, msg: 'A job failed' })
      throw err
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
