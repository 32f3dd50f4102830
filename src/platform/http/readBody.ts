import { Problem } from './Problem.js'
import { problems } from './problems.js'

/** The most a JSON or form body of ours may hold, in bytes. */
export const bodyLimit = 64 * 1024

export type BodyType = 'json' | 'form'

/**
 * Reads the body of a request as an object, stopping at 64 KiB. Throws `unsupported_media_type`,
 * `payload_too_large` or `invalid_json`; forms give their last value of each name.
 */
export async function readBody(request: Request, accepted: BodyType[]): Promise<unknown> {
  const type = bodyType(request.headers.get('content-type'), accepted)
  const bytes = await readBytes(request)
  const source = decode(bytes)
  if (type === 'form') return Object.fromEntries(new URLSearchParams(source))
  const value = parse(source)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new Problem(problems.invalidJson, { detail: 'Send a JSON object.' })
  }
  return value
}

/** Reads at most `limit` bytes and lets go of the rest; throws `payload_too_large` beyond it. */
export async function readBytes(request: Request, limit = bodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit)
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader() as ReadableStreamDefaultReader<Uint8Array>
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > limit) {
      void reader.cancel().catch(() => undefined)
      throw tooLarge(limit)
    }
    chunks.push(part.value)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Says that a body is over its limit and that no more of it will be read. */
export function tooLarge(limit: number): Problem {
  return new Problem(problems.payloadTooLarge, {
    detail: `Send at most ${String(limit)} bytes.`,
    headers: { connection: 'close' },
  })
}

function bodyType(header: string | null, accepted: BodyType[]): BodyType {
  const [media = '', ...parameters] = (header ?? '').toLowerCase().split(';')
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='))
  const utf8 = !charset || /^charset="?utf-?8"?$/.test(charset)
  const type = mediaTypes[media.trim()]
  if (type && utf8 && accepted.includes(type)) return type
  const names = Object.entries(mediaTypes).filter(([, value]) => accepted.includes(value))
  throw new Problem(problems.unsupportedMediaType, {
    detail: `Send ${names.map(([name]) => name).join(' or ')} in UTF-8.`,
    headers: { accept: names.map(([name]) => name).join(', ') },
  })
}

const mediaTypes: Record<string, BodyType> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Problem(problems.invalidJson, { detail: 'The body is not valid UTF-8.' })
  }
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    throw new Problem(problems.invalidJson, { detail: 'The body is not valid JSON.' })
  }
}
