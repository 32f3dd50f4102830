import type { Payload } from 'payload'
import type { Logger } from 'pino'
import type { z } from 'zod'

/** What a running job is given beside its payload. */
export type JobContext = {
  payload: Payload
  /** Each line carries the task, the job's id and its attempt. */
  log: Logger
  /** `attempts` counts this one: 1 at the first. */
  job: { id: string; attempts: number }
  /** Aborts when this process stops: the job is then given back and runs again elsewhere. */
  signal: AbortSignal
}

/** A kind of background job. It runs at least once: a killed worker's job runs again. */
export type Task<P> = {
  /** `<area>.<verb>`; part of the database, so it never changes while jobs of it may be queued. */
  name: string
  /** Parses the payload when a job is added and again when it runs, so it must accept its own output. */
  schema: z.ZodType<P>
  /** Throw to fail; the job is tried again after 3 s, 7 s, 20 s and so on, up to 6 hours apart. */
  run(payload: P, context: JobContext): Promise<void>
  /** Five crontab fields in UTC; the job's payload is then `{}`. However many workers run, one job is added. */
  cron?: string
  /** Default 25. Attempts that ended with their worker count, so leave at least one to spare. */
  maxAttempts?: number
}

/** Any task, for lists of them: a task is only ever given what its own schema made. */
export type AnyTask = Task<unknown>
