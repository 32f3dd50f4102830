import { runMigrations } from 'graphile-worker'
import type { DatabaseAdapter, Migration } from 'payload'
import pg from 'pg'

import type { DatabaseOptions } from './postgres.js'
import { untilOneFails } from './untilOneFails.js'

const lockName = 'foyer.migrations'

/**
 * Runs pending migrations, ours and the job queue's. A session advisory lock lets any number of processes start
 * together: the first migrates, the others wait and find nothing to do. Throws a StartupError if one fails.
 */
export async function migrateUnderLock(
  adapter: Pick<DatabaseAdapter, 'migrate'>,
  { directUrl, migrations }: Pick<DatabaseOptions, 'directUrl' | 'migrations'>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: directUrl,
    application_name: 'foyer-migrations',
    connectionTimeoutMillis: 10_000,
  })
  // If the lock is lost, the statements after it fail.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [lockName])
    await untilOneFails(migrations, (guarded) =>
      // Payload types a migration's arguments as unknown, but passes those of its adapter.
      adapter.migrate({ migrations: guarded as Migration[] }),
    )
    await runMigrations({ connectionString: directUrl })
  } finally {
    await client.end()
  }
}
