import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type pg from 'pg'

import { migrations } from '../../migrations/index.js'
import { StartupError } from '../../platform/StartupError.js'
import { makeJobSchema } from './makeJobSchema.js'
import type { DatabaseForm } from './manifest.js'
import { quoted } from './quoted.js'
import { readForm } from './readForm.js'

/**
 * Leaves the tables in the wanted form and without rows, in the client's transaction. Tables that already have that
 * form are emptied, so that grants and views on them stay; others are dropped and created again.
 */
export async function clearTables(client: pg.Client, wanted: DatabaseForm): Promise<void> {
  const present = await readForm(client)
  if (hasForm(present, wanted)) {
    await client.query(`truncate ${wanted.tables.map(quoted).join(', ')}`)
    return
  }
  refuseOthers(present)
  await dropTables(client, present)
  await makeTables(client, wanted)
}

function hasForm(present: DatabaseForm, wanted: DatabaseForm): boolean {
  const columns = new Map(present.tables.map((table) => [quoted(table), sorted(table.columns)]))
  return (
    present.jobMigrations === wanted.jobMigrations &&
    sorted(present.migrations) === sorted(wanted.migrations) &&
    wanted.tables.every((table) => columns.get(quoted(table)) === sorted(table.columns))
  )
}

function sorted(names: string[]): string {
  return JSON.stringify([...names].sort())
}

/** A slip in DATABASE_URL must not cost another product its tables. */
function refuseOthers({ tables, migrations: names }: DatabaseForm): void {
  const [first] = migrations
  if (tables.length === 0 || (first && names.includes(first.name))) return
  throw new StartupError(
    `the database holds tables that are not Foyer's (${String(tables[0]?.name)}). Restore into an empty database.`,
  )
}

const typesSql = `
  select n.nspname::text as schema, t.typname::text as name
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where n.nspname = 'public' and t.typtype = 'e' and not exists (
    select from pg_depend d
    where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e'
  )`

// Without `cascade` in public, PostgreSQL refuses to drop tables that somebody's view needs, instead of losing the
// view.
async function dropTables(client: pg.Client, { tables }: DatabaseForm): Promise<void> {
  await client.query('drop schema if exists graphile_worker cascade')
  const ours = tables.filter(({ schema }) => schema === 'public')
  if (ours.length > 0) await client.query(`drop table ${ours.map(quoted).join(', ')}`)
  const { rows: types } = await client.query<{ schema: string; name: string }>(typesSql)
  if (types.length > 0) await client.query(`drop type ${types.map(quoted).join(', ')}`)
}

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
