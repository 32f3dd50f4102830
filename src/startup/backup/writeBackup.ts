import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

import type { Bucket } from '../../platform/files/bucket.js'
import { filesOnDisk } from '../../platform/files/FileFolder.js'
import { StartupError } from '../../platform/StartupError.js'
import {
  entryNames,
  formatVersion,
  type DatabaseForm,
  type Manifest,
  type Seal,
  type Table,
} from './manifest.js'
import type { Places } from './runCommand.js'
import { copyColumns, quoted, readForm } from './tables.js'
import { writeArchive, type Archive } from './writeArchive.js'

type BackupSource = {
  client: pg.Client
  /** See Places. */
  folders: Places['folders']
  bucket?: Places['bucket']
  /** The demo's secrets; in production they are settings, which no backup contains. */
  secretsFile: string | undefined
  facts: Pick<Manifest, 'secretMark' | 'version'>
}

/** `vanished` counts the files that were deleted during the backup; they are not in it. */
export type Written = Seal & { vanished: number }

type Job = BackupSource & { file: string; signal: AbortSignal }

/**
 * Writes all tables as of one moment, the files and the secrets to `file` (see writeArchive), while others keep reading
 * and writing.
 */
export async function writeBackup(job: Job): Promise<Written> {
  return readSnapshot(job.client, (form) => {
    if (form.migrations.length === 0) throw new StartupError('the database holds no Foyer yet.')
    return writeArchive({ ...job, fill: (archive) => fill(archive, { ...job, form }) })
  })
}

async function fill(archive: Archive, job: Job & { form: DatabaseForm }): Promise<Written> {
  const { facts, folders, form, secretsFile } = job
  const madeAt = new Date().toISOString()
  const manifest: Manifest = {
    product: 'foyer',
    format: formatVersion,
    ...facts,
    madeAt,
    ...form,
    folders: Object.keys(folders),
  }
  await archive.add(entryNames.manifest, JSON.stringify(manifest, null, 2))
  // Files come first: the sooner they are read after the snapshot, the fewer that its rows name can be gone.
  const uploads = await addUploads(archive, job)
  if (secretsFile) await archive.add(entryNames.secrets, await readFile(secretsFile))
  const rows: Seal['rows'] = {}
  for (const table of form.tables) {
    rows[`${table.schema}.${table.name}`] = await addTable(archive, job, table)
  }
  const seal: Seal = { sha256: archive.digest(), rows, files: uploads.files }
  await archive.add(entryNames.seal, JSON.stringify(seal, null, 2))
  return { ...seal, vanished: uploads.vanished }
}

async function addUploads(archive: Archive, job: Job) {
  const counts = { files: 0, vanished: 0 }
  for (const [name, folder] of Object.entries(job.folders)) {
    const paths = job.bucket ? await keysIn(job.bucket, name) : await filesOnDisk(folder)
    for (const path of paths) {
      const isThere = await addUpload(archive, job, { name, path }).then(
        () => true,
        (error: unknown) => {
          if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
          throw error
        },
      )
      counts[isThere ? 'files' : 'vanished'] += 1
    }
  }
  return counts
}

/** Consoles of S3 make a folder as an empty key that ends in a slash; it is no file. */
const keysIn = async (bucket: Bucket, name: string) =>
  (await bucket.list(`${name}/`))
    .filter((key) => !key.endsWith('/'))
    .map((key) => key.slice(name.length + 1))

/** What is in S3 goes through a temporary file too. */
async function addUpload(
  archive: Archive,
  { bucket, file, folders, signal }: Job,
  { name, path }: { name: string; path: string },
): Promise<void> {
  const entry = entryNames.upload(name, path)
  if (!bucket) return archive.addFile(entry, join(folders[name] ?? '', path))
  const answer = await bucket.get(`${name}/${path}`)
  const spool = `${file}.part.upload`
  try {
    if (answer?.body)
      await pipeline(
        Readable.fromWeb(answer.body as WebStream),
        createWriteStream(spool, { mode: 0o600 }),
        { signal },
      )
    await archive.addFile(entry, spool)
  } finally {
    await rm(spool, { force: true })
  }
}

/** Goes through a temporary file, because a tar entry begins with its length. Returns the number of rows. */
async function addTable(archive: Archive, job: Job, table: Table): Promise<number> {
  const spool = `${job.file}.part.rows`
  let rows = 0
  try {
    await pipeline(
      job.client.query(copyTo(`copy ${copyColumns(table)} to stdout`)),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          rows += countLines(chunk)
          yield chunk
        }
      },
      createWriteStream(spool, { mode: 0o600 }),
      { signal: job.signal },
    )
    await archive.addFile(entryNames.table(table), spool)
    return rows
  } finally {
    await rm(spool, { force: true })
  }
}

/** Each row of COPY's text format is one line: a line break in a value is written as `\n`. */
function countLines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}

/**
 * Runs `work` in a transaction that sees the database as it is now, whatever others write meanwhile. Tables are locked
 * against ALTER, because a table rewritten after the snapshot would look empty in it.
 */
async function readSnapshot<T>(client: pg.Client, work: (form: DatabaseForm) => Promise<T>) {
  const { tables } = await readForm(client)
  await client.query('begin isolation level repeatable read read only')
  // Locking takes no snapshot: the first statement after it does.
  if (tables.length > 0) {
    await client.query(`lock table ${tables.map(quoted).join(', ')} in access share mode`)
  }
  const form = await readForm(client)
  if (JSON.stringify(form.tables) !== JSON.stringify(tables)) {
    throw new StartupError('the tables were altered at this very moment. Try again.')
  }
  const result = await work(form)
  await client.query('commit')
  return result
}
