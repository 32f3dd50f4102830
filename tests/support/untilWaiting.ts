import type pg from 'pg'

import { until } from '../platform/jobs/until.js'

/**
 * Until so many connections wait for what this one holds, or for what one of those holds; where a table is named, only those
 * that work on it count. Others of the service wait for each other now and then.
 */
export async function untilWaiting(client: pg.Client, count = 1, table?: string): Promise<void> {
  const waiters = `with recursive waiting as (
    select pid from pg_stat_activity
      where datname = current_database() and pg_backend_pid() = any(pg_blocking_pids(pid))
    union select one.pid from pg_stat_activity as one
      join waiting on waiting.pid = any(pg_blocking_pids(one.pid)) where one.datname = current_database())
    select from waiting`
  const forTable = `where exists (select from pg_locks as held
    where held.pid = waiting.pid and relation = $1::regclass)`
  await until(async () => {
    // A transaction would see again what it has seen first.
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = table
      ? await client.query(`${waiters} ${forTable}`, [table])
      : await client.query(waiters)
    return rows.length >= count
  })
}
