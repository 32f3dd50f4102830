import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import type pg from 'pg'

import { migrations } from '../../migrations/index.js'
import type { DatabaseForm } from './manifest.js'
import { makeJobSchema } from './makeJobSchema.js'

/**
 * Runs the migrations of a backup's database on an empty one, in the client's transaction. They are not recorded: the
 * rows of payload_migrations come with those of the other tables.
 */
export async function makeTables(
  client: pg.Client,
  form: Pick<DatabaseForm, 'jobMigrations' | 'migrations'>,
): Promise<void> {
  const db = drizzle(client)
  for (const { name, up } of migrations) {
    // Our migrations use SQL only. Payload's API would use its own connections, which do not see this transaction.
    if (form.migrations.includes(name)) await up({ db } as unknown as MigrateUpArgs)
  }
  await makeJobSchema(client, form.jobMigrations)
}
