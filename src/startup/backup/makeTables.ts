import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import type pg from 'pg'

import { migrations } from '../../migrations/index.js'
import type { DatabaseForm } from './manifest.js'
import { makeJobSchema } from './makeJobSchema.js'

/**
 * Runs the migrations that a database of this form had run, on an empty one and in the transaction of the client.
 * They are not recorded: the rows of payload_migrations come with those of the other tables.
 */
export async function makeTables(
  client: pg.Client,
  form: Pick<DatabaseForm, 'jobMigrations' | 'migrations'>,
): Promise<void> {
  const db = drizzle(client)
  for (const { name, up } of migrations) {
    // Ours are SQL alone. Payload would run on its own connections, which do not see this transaction.
    if (form.migrations.includes(name)) await up({ db } as unknown as MigrateUpArgs)
  }
  await makeJobSchema(client, form.jobMigrations)
}
