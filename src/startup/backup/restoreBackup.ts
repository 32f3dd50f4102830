import { pipeline } from 'node:stream/promises'

import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

import { StartupError } from '../../platform/StartupError.js'
import { claimDatabase } from './claimDatabase.js'
import { clearTables } from './clearTables.js'
import { copyColumns } from './copyColumns.js'
import { drain } from './drain.js'
import type { Manifest, Seal, Table } from './manifest.js'
import type { Places } from './placesIn.js'
import { quoted } from './quoted.js'
import { type Part, readBackup } from './readBackup.js'
import { readForm } from './readForm.js'
import { stageFiles, type StagedFiles } from './stageFiles.js'
import { withoutChecks } from './withoutChecks.js'

export type RestoreTarget = Places & {
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
