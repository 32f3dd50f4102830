import { createReadStream } from 'node:fs'
import { isAbsolute, normalize, sep } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import type { z } from 'zod'

import { StartupError } from '../../platform/StartupError.js'
import {
  contentHash,
  entryNames,
  formatVersion,
  manifestSchema,
  sealSchema,
  type Manifest,
  type Seal,
  type Table,
} from './manifest.js'

/** A part of a backup: the rows of a table, an uploaded file, or the demo's secrets. */
export type Part =
  | { kind: 'rows'; table: Table }
  | { kind: 'upload'; folder: string; path: string }
  | { kind: 'secrets' }

type Options = {
  file: string
  signal: AbortSignal
  /** Must read the bytes to their end. */
  visit: (part: Part, bytes: AsyncIterable<Buffer>) => Promise<void>
}

/** A manifest of a thousand tables takes a tenth of that. */
const largestDocument = 16_000_000

/**
 * Reads a backup from start to end and returns its manifest. Any difference from what `writeBackup` wrote is a
 * StartupError, but only at the end, so the caller must then discard what was visited.
 */
export async function readBackup({ file, signal, visit }: Options): Promise<Manifest & Seal> {
  const hash = contentHash()
  const state: { manifest?: Manifest; seal?: Seal; seen: Set<string> } = { seen: new Set() }
  for await (const { name, size, bytes } of readArchive(file, signal)) {
    signal.throwIfAborted()
    if (state.seal || state.seen.has(name)) throw damaged(file, `${name} is out of place`)
    state.seen.add(name)
    if (name === entryNames.seal) {
      state.seal = await readDocument(file, bytes, sealSchema)
      if (state.seal.sha256 !== hash.digest()) throw damaged(file, 'its bytes have changed')
      continue
    }
    hash.begin({ name, size })
    const content = hash.through(bytes)
    if (!state.manifest) state.manifest = await readManifest(file, { name, content })
    // Earlier backups held the folders of a bucket, too.
    else if (name.endsWith('/')) await drain(content, signal)
    else await visit(partOf(file, name, state.manifest), content)
  }
  const { manifest, seal, seen } = state
  const missing = manifest?.tables.find((table) => !seen.has(entryNames.table(table)))
  if (!manifest || !seal || missing) throw damaged(file, 'it is not whole')
  return { ...manifest, ...seal }
}

type ManifestEntry = { name: string; content: AsyncIterable<Buffer> }

async function readManifest(file: string, { name, content }: ManifestEntry): Promise<Manifest> {
  if (name !== entryNames.manifest) throw new StartupError(`${file} is no backup of Foyer.`)
  return readDocument(file, content, manifestSchema)
}

async function readDocument<T>(file: string, bytes: AsyncIterable<Buffer>, schema: z.ZodType<T>) {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > largestDocument) throw damaged(file, 'its description is too long')
    chunks.push(chunk)
  }
  const document = parseJson(file, Buffer.concat(chunks).toString())
  const { format } = document as { format?: unknown }
  if (typeof format === 'number' && format > formatVersion) {
    throw new StartupError(`${file} was made by a newer Foyer. Restore it with that one.`)
  }
  const { success, data } = schema.safeParse(document)
  if (!success) throw damaged(file, 'its description is not understood')
  return data
}

function parseJson(file: string, text: string): object {
  try {
    return Object(JSON.parse(text)) as object
  } catch {
    throw damaged(file, 'its description is no JSON')
  }
}

function partOf(file: string, name: string, { folders, tables }: Manifest): Part {
  const table = tables.find((one) => entryNames.table(one) === name)
  if (table) return { kind: 'rows', table }
  if (name === entryNames.secrets) return { kind: 'secrets' }
  const folder = folders.find((one) => name.startsWith(entryNames.upload(one, '')))
  const path = normalize(name.slice(entryNames.upload(folder ?? '', '').length))
  const isBelow = !isAbsolute(path) && path !== '.' && path.split(sep)[0] !== '..'
  if (folder !== undefined && isBelow) return { kind: 'upload', folder, path }
  throw damaged(file, `it holds ${name}, which no backup does`)
}

function damaged(file: string, reason: string): StartupError {
  return new StartupError(`${file} is damaged: ${reason}.`)
}

type ArchiveEntry = {
  name: string
  size: number
  /** Must be read to its end before the next entry is requested. */
  bytes: AsyncGenerator<Buffer>
}

/**
 * The entries of a gzipped tar in order. A file that is not such an archive, or is cut off, is a StartupError; a file
 * that cannot be read rejects with the file system's error.
 */
export async function* readArchive(
  file: string,
  signal: AbortSignal,
): AsyncGenerator<ArchiveEntry> {
  const entries = extract()
  const fed = pipeline(createReadStream(file), createGunzip(), entries, { signal })
  // A failure here also fails the entries, which are being read.
  fed.catch(() => undefined)
  try {
    for await (const entry of entries) {
      const { name, size } = entry.header
      yield { name, size, bytes: readEntry(file, entry) }
    }
    await fed
  } catch (error) {
    throw explainDamage(file, error)
  }
}

async function* readEntry(file: string, entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of entry) yield chunk as Buffer
  } catch (error) {
    throw explainDamage(file, error)
  }
}

function explainDamage(file: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  const isDamage = code === undefined || code.startsWith('Z_')
  return isDamage ? new StartupError(`${file} is damaged, or no backup (${message}).`) : error
}

/** Reads bytes to their end and discards them. */
export async function drain(bytes: AsyncIterable<Buffer>, signal: AbortSignal): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(bytes, nowhere, { signal })
}
