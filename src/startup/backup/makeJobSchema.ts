import { migrations } from 'graphile-worker/dist/generated/sql.js'
import type pg from 'pg'

// Quoted, as the queue writes it: it becomes part of the text of its functions.
const schema = '"graphile_worker"'
const numbered = Object.entries(migrations).map(([file, sql]) => ({
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
export async function makeJobSchema(client: pg.Client, level: number): Promise<void> {
  if (level === 0) return
  await client.query(bootstrap)
  for (const { number, sql } of numbered) {
    if (number <= level) await client.query(sql)
  }
}
