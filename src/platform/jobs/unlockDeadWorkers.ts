import type pg from 'pg'

import { workerLockKey } from './workerLockKey.js'

const isFree = `pg_try_advisory_xact_lock(${workerLockKey('id')})`

// Both in one statement: a worker is forgotten exactly when its jobs are free again.
const unlock = `
  with gone as (
    delete from job_workers
    where lost_at <= now() - $1 * interval '1 ms' and ${isFree}
    returning id
  ), listed as (
    select array_agg(id) as ids from gone
  )
  select ids, graphile_worker.force_unlock_workers(ids) from listed where ids is not null`

/**
 * Frees the jobs of workers whose lock has been free for `lostForMs`, and returns the ids of those workers. The delay
 * spares workers that only lost a connection: they have their lock back by then.
 */
export async function unlockDeadWorkers(
  pool: Pick<pg.Pool, 'query'>,
  { lostForMs }: { lostForMs: number },
): Promise<string[]> {
  await pool.query(`update job_workers set lost_at = now() where lost_at is null and ${isFree}`)
  const { rows } = await pool.query<{ ids: string[] }>(unlock, [lostForMs])
  return rows.flatMap(({ ids }) => ids)
}
