import type { Payload } from 'payload'
import type { Logger } from 'pino'
import { z } from 'zod'

/** What a running job gets beside its payload. */
export type JobContext = {
  payload: Payload
  /** Each line has the task, the job's id and its attempt. */
  log: Logger
  /** `attempts` includes this one: 1 at the first. */
  job: { id: string; attempts: number }
  /** Aborts when this process stops: the job is then given back and runs again elsewhere. */
  signal: AbortSignal
}

/** A kind of background job. It runs at least once: the job of a killed worker runs again. */
export type Task<P> = {
  /** `<area>.<verb>`; stored in the database, so it must not change while its jobs may be queued. */
  name: string
  /** Parses the payload when a job is added and again when it runs, so it must accept its own output. */
  schema: z.ZodType<P>
  /** Throw to fail; the job is retried after 3 s, 7 s, 20 s and so on, up to 6 hours apart. */
  run(payload: P, context: JobContext): Promise<void>
  /** Five crontab fields in UTC; the job's payload is then `{}`. However many workers run, one job is added. */
  cron?: string
  /** Default 25. An attempt counts even if its worker dies, so leave at least one to spare. */
  maxAttempts?: number
}

/** Any task, for lists of them: a task only ever gets what its own schema has parsed. */
export type AnyTask = Task<unknown>

type Scheduled = Pick<AnyTask, 'name' | 'maxAttempts'> & {
  cron: string
  run: (context: JobContext) => Promise<void>
}

/** A task that is run by its schedule alone, without a payload. */
export function scheduled({ run, ...task }: Scheduled): AnyTask {
  return { ...task, schema: z.strictObject({}), run: (_, context) => run(context) }
}
