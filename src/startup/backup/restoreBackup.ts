import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

import { StartupError } from '../../platform/StartupError.js'
import type { Manifest, Seal, Table } from './manifest.js'
import { drain, readBackup, type Part } from './readBackup.js'
import type { Places } from './runCommand.js'
import { stageFiles, type StagedFiles } from './stageFiles.js'
import { clearTables, copyColumns, quoted, readForm } from './tables.js'

type RestoreTarget = Places & {
  client: pg.Client
  /** Whether the demo's secrets in the backup are restored; in production secrets are settings. */
  takeSecrets: boolean
}

/** `leftOut` names the tables of the backup that no migration creates, so they are somebody else's. */
export type Restored = { leftOut: string[] }

type Job = RestoreTarget & { file: string; backup: Manifest & Seal; signal: AbortSignal }

/**
 * Replaces everything with the contents of `backup`, which comes from checkBackup. If this rejects, database and files
 * are unchanged: the files are swapped last, and swapped back if the commit fails.
 */
export async function restoreBackup(job: Job): Promise<Restored> {
  await claimDatabase(job.client)
  const files = await stageFiles({ ...job, wanted: job.backup.folders })
  try {
    await job.client.query('begin')
    const leftOut = await replaceRows(job, files)
    // From here on the restore can no longer be interrupted.
    await files.swapIn()
    await job.client.query('commit')
    await files.clear().catch(() => undefined)
    return { leftOut }
  } catch (error) {
    await files.swapBack()
    await files.clear()
    throw error
  }
}

async function replaceRows(job: Job, files: StagedFiles): Promise<string[]> {
  const { client, backup, signal } = job
  await clearTables(client, backup)
  const known = new Set((await readForm(client)).tables.map(quoted))
  const isKnown = (table: Table) => known.has(quoted(table))
  await withoutChecks(client, () => loadParts(job, { files, isKnown }))
  await setSequences(client, backup)
  for (const table of backup.tables.filter(isKnown)) {
    signal.throwIfAborted()
    await client.query(`analyze ${quoted(table)}`)
  }
  const strange = backup.tables.filter((table) => !isKnown(table))
  return strange.map(({ schema, name }) => `${schema}.${name}`)
}

type Loading = { files: StagedFiles; isKnown: (table: Table) => boolean }

async function loadParts(job: Job, { files, isKnown }: Loading): Promise<void> {
  const visit = async (part: Part, bytes: AsyncIterable<Buffer>) => {
    if (part.kind === 'rows' && isKnown(part.table)) return loadTable(job, part.table, bytes)
    if (part.kind === 'upload') return files.addUpload(part, bytes)
    if (part.kind === 'secrets' && job.takeSecrets) return files.addSecrets(bytes)
    return drain(bytes, job.signal)
  }
  const { sha256 } = await readBackup({ ...job, visit })
  if (sha256 !== job.backup.sha256) throw new StartupError(`${job.file} was changed meanwhile.`)
}

async function loadTable(
  { client, backup, signal }: Job,
  table: Table,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const copy = client.query(copyFrom(`copy ${copyColumns(table)} from stdin`))
  await pipeline(bytes, copy, { signal })
  const wanted = backup.rows[`${table.schema}.${table.name}`]
  if (copy.rowCount === wanted) return
  throw new Error(`${quoted(table)} took ${copy.rowCount} rows instead of ${String(wanted)}`)
}

/** `alter` instead of setval, which could not be rolled back. */
async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  const present = new Set((await readForm(client)).sequences.map(quoted))
  for (const sequence of sequences.filter((one) => present.has(quoted(one)))) {
    await client.query(`alter sequence ${quoted(sequence)} restart with ${BigInt(sequence.next)}`)
  }
}

/** The lock of migrateUnderLock: a service that starts meanwhile waits for the restore before it touches the tables. */
const migrationLock = 'foyer.migrations'

/** Keeps services from starting while the connection lives; refuses where a service, a start or a backup is running. */
async function claimDatabase(client: pg.Client): Promise<void> {
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

type Constraint = { owner: string; name: string; definition: string }

const ours = `('public'::regnamespace, to_regnamespace('graphile_worker'))`

const foreignKeysSql = `
  select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace in ${ours} order by 1, 2`

const triggersSql = `
  select tgrelid::regclass::text as owner, quote_ident(tgname) as name
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not tgisinternal and tgenabled = 'O' and relnamespace in ${ours} order by 1, 2`

/**
 * Runs `load` without foreign keys and triggers, in the client's transaction, and checks the keys of all rows
 * afterwards. This is the simplest way that works without a superuser.
 */
async function withoutChecks<T>(client: pg.Client, load: () => Promise<T>): Promise<T> {
  const { rows: keys } = await client.query<Constraint>(foreignKeysSql)
  const { rows: triggers } = await client.query<Omit<Constraint, 'definition'>>(triggersSql)
  for (const { owner, name } of keys) {
    await client.query(`alter table ${owner} drop constraint ${name}`)
  }
  for (const { owner, name } of triggers) {
    await client.query(`alter table ${owner} disable trigger ${name}`)
  }
  const result = await load()
  for (const { owner, name, definition } of keys) {
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`)
  }
  for (const { owner, name } of triggers) {
    await client.query(`alter table ${owner} enable trigger ${name}`)
  }
  return result
}
