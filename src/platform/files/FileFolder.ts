import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
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
  if (!folder.bucket) return openOnDisk(join(folder.path, basename(filename)), asked)
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
  const { bucket, path } = folder
  if (!bucket) return readFile(join(path, basename(filename))).catch(() => undefined)
  return bucket.read(keyOf(folder, filename))
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

async function openOnDisk(path: string, asked: string | undefined): Promise<OpenFile | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const { size } = found
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
