import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'

import { Problem, problems } from '../http/Problem.js'
import type { Bucket } from './bucket.js'

/**
 * Where the files of a collection are kept: at `path` on this machine, or under `name` in a bucket. `path` then only
 * holds what Payload is working on.
 */
export type FileFolder = { name: string; path: string; bucket?: Bucket | undefined }

/** A file, or the part of it that was asked for (`contentRange`). */
type OpenFile = {
  body: ReadableStream<Uint8Array> | null
  length: string
  contentRange?: string | undefined
  /** Known of what comes from a bucket. */
  type?: string | undefined
}

export const keyOf = (folder: FileFolder, filename: string) =>
  `${folder.name}/${basename(filename)}`

/** The one range of bytes that a `Range` header asks for. A malformed one, or several, means the whole (RFC 9110, 14.2). */
export function singleRange(header: string | null | undefined): string | undefined {
  const [range, first = '', last = ''] =
    /^bytes=(?:(\d+)-(\d*)|-\d+)$/.exec(header?.trim() ?? '') ?? []
  return last !== '' && Number(last) < Number(first) ? undefined : range
}

/** Opens a file, or one range of its bytes. */
export async function openFile(
  folder: FileFolder,
  filename: string,
  range: string | null = null,
): Promise<OpenFile | undefined> {
  const asked = singleRange(range)
  if (!folder.bucket) return openOnDisk(folder, filename, asked)
  const answer = await folder.bucket.get(keyOf(folder, filename), asked)
  if (!answer) return undefined
  const { body, headers, status } = answer
  const contentRange = headers.get('content-range') ?? undefined
  const type = headers.get('content-type') ?? undefined
  if (status !== 416) {
    return { body, length: headers.get('content-length') ?? '', contentRange, type }
  }
  const size = /<ActualObjectSize>(\d+)</.exec(await answer.text())?.[1] ?? '*'
  throw notSatisfiable(contentRange ?? `bytes */${size}`)
}

/** The bytes of a file; undefined where there is none. */
export async function readFileIn(
  folder: FileFolder,
  filename: string,
): Promise<Buffer | undefined> {
  const { bucket } = folder
  if (bucket) return bucket.read(keyOf(folder, filename))
  const found = await findOnDisk(folder, filename)
  return found && readFile(found.path).catch(() => undefined)
}

const asideOf = ({ path }: FileFolder, filename: string) =>
  join(`${path}-aside`, `${basename(filename)}.aside`)

/**
 * Payload deletes a file before its document is saved or deleted. A link to it stays aside until that is committed: where it
 * is refused or cut off, the next reader finds the file again.
 */
export async function setAside(folder: FileFolder, filename: string): Promise<void> {
  const aside = asideOf(folder, filename)
  await findOnDisk(folder, filename)
  await mkdir(dirname(aside), { recursive: true })
  const fresh = `${aside}-${randomUUID()}`
  // In place of what a process that died left there; where the file is gone, or the file system has no links, nothing is.
  await link(join(folder.path, basename(filename)), fresh)
    .then(() => rename(fresh, aside))
    .catch(() => undefined)
  // Still there where both are one file already.
  await rm(fresh, { force: true })
}

/**
 * Drops what was set aside, and the file itself unless it is still one of its document: a refused replacement may have
 * left that aside alone.
 */
export async function dropAside(
  folder: FileFolder,
  { filename, isUsed }: { filename: string; isUsed: boolean },
): Promise<void> {
  if (isUsed) await findOnDisk(folder, filename)
  await rm(asideOf(folder, filename), { force: true })
  if (!isUsed) await rm(join(folder.path, basename(filename)), { force: true })
}

/** Puts back what was set aside, also in place of what Payload has written meanwhile: a picture that is cut keeps its name. */
export const restoreAside = (folder: FileFolder, filename: string) =>
  rename(asideOf(folder, filename), join(folder.path, basename(filename))).catch(() => undefined)

/** A file on this machine, back from aside where it has to be. */
export async function findOnDisk(folder: FileFolder, filename: string) {
  const path = join(folder.path, basename(filename))
  const find = async () => {
    const found = await stat(path).catch(() => undefined)
    return found?.isFile() ? { path, size: found.size } : undefined
  }
  const found = await find()
  if (found) return found
  await restoreAside(folder, filename)
  return find()
}

/** The relative paths of all files below `path` on this machine, in a fixed order; empty where there is no folder. */
export async function filesOnDisk(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(noneIfGone)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .sort()
}

function noneIfGone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

async function openOnDisk(
  folder: FileFolder,
  filename: string,
  asked: string | undefined,
): Promise<OpenFile | undefined> {
  const found = await findOnDisk(folder, filename)
  if (!found) return undefined
  const { path, size } = found
  const part = partOf(asked, size)
  const { start, end } = part ?? { start: 0, end: size - 1 }
  const stream = createReadStream(path, size > 0 ? { start, end } : {})
  return {
    body: Readable.toWeb(stream) as ReadableStream<Uint8Array>,
    length: String(end - start + 1),
    contentRange: part && `bytes ${String(start)}-${String(end)}/${String(size)}`,
  }
}

/** The range in a file of `size` bytes; undefined for the whole file. */
function partOf(asked = '', size: number): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked) ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start <= end) return { start, end }
  throw notSatisfiable(`bytes */${String(size)}`)
}

function notSatisfiable(contentRange: string): Problem {
  return new Problem(problems.rangeNotSatisfiable, { headers: { 'content-range': contentRange } })
}
