import type pg from 'pg'

const body = `
  declare added bigint;
  begin
    insert into graphile_worker._private_jobs (task_id, job_queue_id, payload, run_at, max_attempts, priority, flags)
    select tasks.id, queues.id, body, coalesce(due, now()), coalesce(attempts, 25), rank,
      (select jsonb_object_agg(flag, true) from unnest(flagged) as flag)
    from graphile_worker._private_tasks as tasks
    left join graphile_worker._private_job_queues as queues on queues.queue_name = queue
    where tasks.identifier = task and (queue is null or queues.id is not null)
    returning id into added;
    if added is null then
      select (graphile_worker.add_job(task, payload => body, queue_name => queue, run_at => due,
        max_attempts => attempts, priority => rank, flags => flagged)).id into added;
    end if;
    return added;
  end `

/**
 * Makes the function that adds a job as the queue's own does, but without its NOTIFY, which PostgreSQL lets one transaction
 * at a time commit, and without reading all jobs for one of the same name. The first job of a task or queue is added by the
 * queue itself. It stands in the queue's schema, because it writes to its table (of 0.17.3).
 */
export async function makeAddJobQuietly(client: Pick<pg.Client, 'query'>): Promise<void> {
  // A role that may only serve starts after one that may change tables.
  const { rows } = await client.query<{ body: string }>(`select prosrc as body from pg_proc
    where oid = to_regprocedure('graphile_worker.add_job_quietly(text, json, text, timestamptz, int, int, text[])')`)
  if (rows[0]?.body === body) return
  await client.query(`create or replace function graphile_worker.add_job_quietly(
    task text, body json, queue text, due timestamptz, attempts int, rank int, flagged text[]
  ) returns bigint language plpgsql as $$${body}$$`)
}
