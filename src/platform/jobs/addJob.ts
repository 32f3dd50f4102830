import type { PayloadRequest } from 'payload'

import { query } from '../database/requestDatabase.js'
import type { Task } from './Task.js'

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
}

/**
 * Adds a job in the transaction of `req`, or at once if none is open: it runs after the commit, and a rollback leaves
 * none. Throws a ZodError if the payload does not fit the task.
 */
export async function addJob<P>(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  { task, payload, runAt, key, maxAttempts = task.maxAttempts, queue }: NewJob<P>,
): Promise<void> {
  const body = JSON.stringify(task.schema.parse(payload))
  await query(req)`
    select id from graphile_worker.add_job(
      ${task.name},
      payload => ${body}::json,
      queue_name => ${queue ?? null}::text,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${maxAttempts ?? null}::int,
      job_key => ${key ?? null}::text
    )`
}
