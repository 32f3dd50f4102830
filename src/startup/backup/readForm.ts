import type pg from 'pg'

import type { DatabaseForm, Table } from './manifest.js'
import { quoted } from './quoted.js'

/** The schemas that belong to Foyer: its own tables, and those of the job queue. */
const schemas = `('public', 'graphile_worker')`

// Members of an extension are created with it.
const tablesSql = `
  select n.nspname::text as schema, c.relname::text as name,
    array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum
    ) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${schemas} and c.relkind = 'r' and not exists (
    select from pg_depend d
    where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
  )
  order by 1, 2`

const sequencesSql = `
  select schemaname::text as schema, sequencename::text as name, increment_by as step
  from pg_sequences where schemaname in ${schemas} order by 1, 2`

/** What a database currently holds of Foyer; empty lists where it holds nothing. */
export async function readForm(client: pg.Client): Promise<DatabaseForm> {
  const { rows: tables } = await client.query<Table>(tablesSql)
  return {
    migrations: await readMigrations(client, tables),
    jobMigrations: await readJobMigrations(client, tables),
    tables,
    sequences: await readSequences(client),
  }
}

async function readMigrations(client: pg.Client, tables: Table[]): Promise<string[]> {
  if (!has(tables, 'public', 'payload_migrations')) return []
  const { rows } = await client.query<{ name: string }>(
    'select name from public.payload_migrations where name is not null order by batch, name',
  )
  return rows.map(({ name }) => name)
}

async function readJobMigrations(client: pg.Client, tables: Table[]): Promise<number> {
  if (!has(tables, 'graphile_worker', 'migrations')) return 0
  const { rows } = await client.query<{ latest: number | null }>(
    'select max(id) as latest from graphile_worker.migrations',
  )
  return rows[0]?.latest ?? 0
}

// pg_sequences cannot tell a sequence that was set from one that was never used; the sequence itself can.
async function readSequences(client: pg.Client): Promise<DatabaseForm['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string; step: string }>(sequencesSql)
  const sequences: DatabaseForm['sequences'] = []
  for (const { schema, name, step } of rows) {
    const next = await client.query<{ next: string }>(
      `select case when is_called then last_value + $1 else last_value end as next
       from ${quoted({ schema, name })}`,
      [step],
    )
    sequences.push({ schema, name, next: next.rows[0]?.next ?? '1' })
  }
  return sequences
}

function has(tables: Table[], schema: string, name: string): boolean {
  return tables.some((table) => table.schema === schema && table.name === name)
}
