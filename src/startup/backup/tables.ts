import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { migrations as jobMigrations } from 'graphile-worker/dist/generated/sql.js'
import pg from 'pg'

import { migrations } from '../../migrations/index.js'
import { StartupError } from '../../platform/StartupError.js'
import { makeAddJobQuietly } from '../../platform/database/makeAddJobQuietly.js'
import type { DatabaseForm, Table } from './manifest.js'

/** A table with its columns, in the form that COPY expects. */
export function copyColumns(table: Table): string {
  return `${quoted(table)} (${table.columns.map((name) => pg.escapeIdentifier(name)).join(', ')})`
}

/** The name of a table or sequence, with its schema, quoted for SQL. */
export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

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
  const dialect = new PgDialect()
  let script = ''
  const execute = (statements: SQL) => {
    script += `${dialect.sqlToQuery(statements).sql};\n`
  }
  for (const { name, up } of migrations) {
    // Our migrations use SQL only. Payload's API would use its own connections, which do not see this transaction.
    if (form.migrations.includes(name)) await up({ db: { execute } } as unknown as MigrateUpArgs)
  }
  await client.query(withAllValues(script))
  await makeJobSchema(client, form.jobMigrations)
}

const addedValue = /ALTER TYPE (\S+) ADD VALUE ('[^']+')(?: BEFORE ('[^']+'))?;/

/**
 * Makes each type with the values that are added to it later: before PostgreSQL 17 no row of the transaction that adds
 * a value may have it.
 */
function withAllValues(script: string): string {
  const added = addedValue.exec(script)
  if (!added) return script
  const [statement, type = '', value = '', next] = added
  const start = script.lastIndexOf(`CREATE TYPE ${type} AS ENUM(`, added.index)
  const end = script.indexOf(')', start)
  const values = script.slice(start, end)
  const all = next ? values.replace(next, `${value}, ${next}`) : `${values}, ${value}`
  const rest = script.slice(end).replace(statement, '')
  return withAllValues(script.slice(0, start) + all + rest)
}

// Quoted, as the queue writes it: it becomes part of the text of its functions.
const schema = '"graphile_worker"'
const numbered = Object.entries(jobMigrations).map(([file, sql]) => ({
  number: Number.parseInt(file, 10),
  sql: sql.replaceAll(':GRAPHILE_WORKER_SCHEMA', schema),
}))

/** The number of the last migration of the job queue in this release. */
export const latestJobMigration = Math.max(...numbered.map(({ number }) => number))

// What the queue itself does before its first migration. Its own runner commits after each migration, so it cannot be
// part of a transaction, and it always runs all of them.
const bootstrap = `
  create schema ${schema};
  create table ${schema}.migrations (
    id int primary key,
    ts timestamptz default now() not null,
    breaking boolean not null default false
  )`

/** Creates the tables of the job queue as they were at migration `level`, in the client's transaction. */
async function makeJobSchema(client: pg.Client, level: number): Promise<void> {
  if (level === 0) return
  await client.query(bootstrap)
  for (const { number, sql } of numbered) {
    if (number <= level) await client.query(sql)
  }
  await makeAddJobQuietly(client)
}

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
