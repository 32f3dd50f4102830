import type { Payload } from 'payload'
import type { Logger } from 'pino'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'

import { afterCommit } from '../database/afterCommit.js'
import { query, type Transactional } from '../database/requestDatabase.js'
import { sql } from '../database/sql.js'
import { platformOf } from '../platform.js'
import { traceparent } from '../tracing/tracing.js'

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
  /**
   * Five crontab fields in UTC; the job's payload is then `{}`. However many workers run, one job is added. What runs once a
   * day and was missed, because no worker ran at that minute, runs when the next one starts.
   */
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

export type NewJob<P> = {
  task: Task<P>
  payload: NoInfer<P>
  /** Not before this time; default now. */
  runAt?: Date
  /** Names the job: it replaces a waiting one of this name, instead of adding a second. */
  key?: string
  maxAttempts?: number
  /** Jobs of one queue run one after the other. Use few names: each is a row for ever. */
  queue?: string
  /** Done before others that wait, in its queue too: somebody sits and waits for it. */
  urgent?: boolean
}

/**
 * Adds a job in the transaction of `req`, or at once if none is open: it runs after the commit, and a rollback leaves
 * none. Throws a ZodError if the payload does not fit the task.
 */
export async function addJob<P>(req: Transactional, job: NewJob<P>): Promise<void> {
  await query(req)`select ${addingJob(job)}`
  if (job.key === undefined && job.runAt === undefined) await wakeWorkers(req)
}

/**
 * SQL: an expression that adds the job for each row of the statement in which it is selected (see addJob). `wakeWorkers` is
 * to follow.
 */
export function addingJob<P>({ task, payload, runAt, key, ...rest }: NewJob<P>): SQL {
  const { maxAttempts = task.maxAttempts, queue, urgent = false } = rest
  // The queue takes the lowest first.
  const rank = sql`${urgent ? -1 : 0}::int`
  const body = JSON.stringify(task.schema.parse(payload))
  // The queue keeps flags beside a job and does nothing with them.
  const cause = traceparent()
  const common = sql`${body}::json, ${queue ?? null}::text, ${runAt?.toISOString() ?? null}::timestamptz,
      ${maxAttempts ?? null}::int`
  const flags = sql`${cause ? `{${cause}}` : null}::text[]`
  if (key === undefined)
    return sql`graphile_worker.add_job_quietly(${task.name}, ${common}, ${rank}, ${flags})`
  return sql`(graphile_worker.add_job(${task.name}, ${common}, ${key}::text, ${rank}, ${flags})).id`
}

/**
 * Tells the workers of every process that jobs wait, once the transaction of `req` has committed. They look by themselves
 * each second, so a process that ends in between loses nothing.
 */
export async function wakeWorkers(req: Transactional): Promise<void> {
  await afterCommit(req, () => {
    platformOf(req.payload).events.wakeWorkers()
  })
}
