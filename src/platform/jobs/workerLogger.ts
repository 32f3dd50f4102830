import { Logger as WorkerLogger } from 'graphile-worker'
import type { Logger } from 'pino'

type Meta = { error?: unknown; failure?: boolean; success?: boolean }

// The queue's own "info" is one line per job; runTask already logs those.
const levels: Record<string, 'error' | 'warn' | 'debug'> = { error: 'error', warning: 'warn' }

/** The queue's log in our format: ids and messages only, because its details contain whole payloads. */
export function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(
    ({ workerId, jobId, taskIdentifier }) =>
      (level, message, meta: Meta = {}) => {
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
