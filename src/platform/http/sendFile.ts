import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'

import { Problem } from './Problem.js'
import { problems } from './problems.js'

type StoredFile = {
  folder: string
  filename: string | null | undefined
  type: string
  /** The name under which it is saved; shown in the page without one. */
  saveAs?: string
  /** The `Range` header of the request: part of the file is enough (RFC 9110, 14). */
  range?: string | null
}

/** A private file, whole or the part that was asked for. Opened directly it can run nothing. */
export async function sendFile(file: StoredFile): Promise<Response> {
  const { folder, filename, type, saveAs, range = null } = file
  const path = join(folder, basename(filename ?? ''))
  const found = filename ? await stat(path).catch(() => undefined) : undefined
  if (!found?.isFile()) throw new Problem(problems.notFound, { detail: 'This file is gone.' })
  const part = partOf(range, found.size)
  const { start, end } = part ?? { start: 0, end: found.size - 1 }
  const stream = createReadStream(path, found.size > 0 ? { start, end } : {})
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
    status: part ? 206 : 200,
    headers: {
      'content-type': type,
      'content-length': String(end - start + 1),
      'accept-ranges': 'bytes',
      ...(part && { 'content-range': `bytes ${start}-${end}/${found.size}` }),
      'content-disposition': saveAs ? `attachment; ${namesOf(saveAs)}` : 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

/** A name that does not fit the plain form stands in full beside it (RFC 6266). */
function namesOf(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_')
  const whole = encodeURIComponent(name).replaceAll("'", '%27')
  return plain === name ? `filename="${name}"` : `filename="${plain}"; filename*=UTF-8''${whole}`
}

/** One range of bytes; undefined for the whole file, also where the header is malformed or asks for several. */
function partOf(range: string | null, size: number): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  if (start <= end) return { start, end }
  throw new Problem(problems.rangeNotSatisfiable, {
    headers: { 'content-range': `bytes */${String(size)}` },
  })
}
