import type pg from 'pg'

import { until } from '../platform/jobs/until.js'

/**
 * Until so many connections to this database wait for a lock, of one table where one is named. The databases of other files
 * are on the same server, and their tables have the same numbers.
 */
export async function untilWaiting(client: pg.Client, count = 1, table?: string): Promise<void> {
  const waiters = `select from pg_stat_activity as one
    where datname = current_database() and wait_event_type = 'Lock'`
  const forTable = `and exists (select from pg_locks as held
    where held.pid = one.pid and not granted and relation = $1::regclass)`
  await until(async () => {
    // A transaction would see again what it has seen first.
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = table
      ? await client.query(`${waiters} ${forTable}`, [table])
      : await client.query(waiters)
    return rows.length >= count
  })
}
