import type { IncomingMessage } from 'node:http'

import { knownBytes, readAtMost } from './bodyBytes.js'
import { Problem, problems } from './Problem.js'

/** The largest JSON or form body of our endpoints, in bytes. */
export const bodyLimit = 64 * 1024

/** For documents that staff and scripts write: long pages, many lessons. Others may send `bodyLimit`. */
export const documentLimit = 4 * 1024 * 1024

export type BodyType = 'json' | 'form' | 'csv'

/**
 * Reads the body of a request as an object, stopping at `limit` bytes. Throws `unsupported_media_type`,
 * `payload_too_large`, `invalid_json` or, for CSV, `validation_failed`; forms give their last value of each name, and CSV is `{ csv }`.
 */
export async function readBody(
  request: Request,
  accepted: BodyType[],
  limit = bodyLimit,
): Promise<unknown> {
  const type = bodyType(request.headers, accepted)
  const bytes = await readBytes(request, limit)
  if (type === 'csv') return { csv: decode(bytes, unreadableCsv) }
  const source = decode(bytes)
  return type === 'form' ? Object.fromEntries(new URLSearchParams(source)) : parse(source)
}

/** The body of a request that needs none: an empty object for nothing, or what `readBody` reads of JSON. */
export async function readUnneeded(request: Request): Promise<unknown> {
  const bytes = await readBytes(request)
  if (bytes.byteLength === 0) return {}
  bodyType(request.headers, ['json'])
  return parse(decode(bytes))
}

/** Reads at most `limit` bytes and discards the rest; throws `payload_too_large` beyond it. */
export async function readBytes(
  request: Request,
  limit = bodyLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  refuseDeclared(request.headers.get('content-length'), limit)
  const known = knownBytes(request)
  if (known && known.byteLength <= limit) return known
  const bytes = await readAtMost(request.body, limit)
  if (!bytes) throw tooLarge(limit)
  return new Uint8Array(bytes)
}

/**
 * The same from the connection itself: the web stream around it, and the Request around that, took a twentieth of a payment
 * (measured). Throws `request_timeout` where the whole body does not come `withinMs`.
 */
export function readIncoming(
  incoming: IncomingMessage,
  limit: number,
  withinMs?: number,
): Promise<Uint8Array<ArrayBuffer>> {
  refuseDeclared(incoming.headers['content-length'], limit)
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    let size = 0
    const take = (bytes: Uint8Array) => {
      size += bytes.byteLength
      if (size <= limit) {
        chunks.push(bytes)
        return
      }
      // What is left unread is for the front door to drain, so that the refusal arrives.
      incoming.off('data', take).pause()
      reject(tooLarge(limit))
    }
    const tooSlow = () => {
      incoming.off('data', take).pause()
      reject(new Problem(problems.requestTimeout, { headers: { connection: 'close' } }))
    }
    const lose = () => {
      clearTimeout(timer)
      if (!incoming.readableEnded) reject(incoming.errored ?? new Error('The caller hung up'))
    }
    const timer = withinMs === undefined ? undefined : setTimeout(tooSlow, withinMs)
    // They may have hung up while this request waited for its turn.
    if (incoming.destroyed) lose()
    incoming.on('data', take)
    incoming.once('end', () => {
      clearTimeout(timer)
      resolve(Buffer.concat(chunks))
    })
    incoming.once('error', lose).once('close', lose)
  })
}

/** Throws `payload_too_large` if a request declares a body longer than `limit` bytes. */
function refuseDeclared(length: string | null | undefined, limit: number): void {
  if (Number(length ?? 0) > limit) throw tooLarge(limit)
}

/** The error for a body over its limit, of which no more will be read. */
function tooLarge(limit: number): Problem {
  return new Problem(problems.payloadTooLarge, {
    detail: `Send at most ${String(limit)} bytes.`,
    headers: { connection: 'close' },
  })
}

function bodyType(headers: Headers, accepted: BodyType[]): BodyType {
  const [media = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='))
  const isUtf8 = !charset || /^charset=(?:utf-?8|"utf-?8")$/.test(charset)
  const isPlain = /^(?:identity)?$/i.test(headers.get('content-encoding') ?? '')
  const type = mediaTypes.get(media.trim())
  if (type && isUtf8 && isPlain && accepted.includes(type)) return type
  const names = [...mediaTypes].flatMap(([name, value]) => (accepted.includes(value) ? [name] : []))
  throw new Problem(problems.unsupportedMediaType, {
    detail: `Send ${names.join(' or ')} in UTF-8, not compressed.`,
    headers: { accept: names.join(', ') },
  })
}

const mediaTypes = new Map<string, BodyType>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['text/csv', 'csv'],
])

const unreadable = () =>
  new Problem(problems.invalidJson, { detail: 'The body is not valid UTF-8.' })

/** What spreadsheets save as plain CSV has the encoding of the computer. */
const unreadableCsv = () => {
  const message = 'This file is not in UTF-8. In Excel, save it as “CSV UTF-8”.'
  return new Problem(problems.validationFailed, {
    errors: [{ path: '/csv', code: 'invalid_encoding', message }],
  })
}

function decode(bytes: Uint8Array, problem = unreadable): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw problem()
  }
}

function parse(source: string): object {
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch {
    throw new Problem(problems.invalidJson, { detail: 'The body is not valid JSON.' })
  }
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value
  throw new Problem(problems.invalidJson, { detail: 'Send a JSON object.' })
}
