import type pg from 'pg'

import { StartupError } from '../../platform/StartupError.js'

/** The lock of migrateUnderLock: a service that starts meanwhile waits for the restore before it touches the tables. */
const migrationLock = 'foyer.migrations'

/** Keeps services from starting while the connection lives; refuses where a service, a start or a backup is running. */
export async function claimDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock(hashtext($1)) as locked',
    [migrationLock],
  )
  if (!rows[0]?.locked) {
    throw new StartupError('Foyer is starting on this database, or being restored. Stop it first.')
  }
  const users = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and application_name like 'foyer-%' and application_name <> 'foyer-migrations'`,
  )
  if (users.rows.length === 0) return
  const names = users.rows.map(({ name }) => name).join(', ')
  throw new StartupError(
    `Foyer is running on this database (${names}). Stop all its processes first.`,
  )
}
