import { encodedEntityTag, entityTag, matchesEntityTag } from '../platform/http/entityTag.js'
import { compress, isCompressible } from './compress.js'

export type Encoding = 'br' | 'gzip' | 'identity'

type HeaderValues = Record<string, string>

/** One encoding of an answer, with every header that does not depend on the caller. */
type Variant = { tag: string; headers: HeaderValues; notModified: HeaderValues; body: Buffer }

/** A public 200 answer, ready to send in each encoding. */
export type StoredAnswer = {
  variants: Record<Encoding, Variant>
  /** What `Vary` names, origins left out. */
  vary: string
  /** The memory it takes, roughly. */
  bytes: number
}

const overheadBytes = 3_072

/** Takes up a 200 answer with its compressed forms, made once and sent many times. */
export async function storeAnswer(response: Response): Promise<StoredAnswer> {
  const identity = Buffer.from(await response.arrayBuffer())
  const { etag, vary, ...headers } = keptHeaders(response.headers)
  const tag = etag ?? entityTag(identity)
  const isWorthIt = isCompressible(headers['content-type'], identity.byteLength)
  const plain = newVariant({ headers, tag, encoding: 'identity', body: identity })
  if (!isWorthIt) {
    const variants = { identity: plain, br: plain, gzip: plain }
    return { variants, vary: vary ?? '', bytes: overheadBytes + identity.byteLength }
  }
  const [br, gzip] = await Promise.all([compress(identity, 'br'), compress(identity, 'gzip')])
  return {
    variants: {
      identity: plain,
      br: newVariant({ headers, tag, encoding: 'br', body: br }),
      gzip: newVariant({ headers, tag, encoding: 'gzip', body: gzip }),
    },
    vary: vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding',
    bytes: overheadBytes + identity.byteLength + br.byteLength + gzip.byteLength,
  }
}

/** What is sent of an answer: 304 without a body where the caller already has these very bytes. */
export function selectVariant(
  { variants }: StoredAnswer,
  asked: { encoding: Encoding; ifNoneMatch: string | null | undefined },
): { status: number; headers: HeaderValues; body?: Buffer } {
  const { tag, headers, notModified, body } = variants[asked.encoding]
  if (matchesEntityTag(asked.ifNoneMatch, tag)) return { status: 304, headers: notModified }
  return { status: 200, headers, body }
}

/** Payload adds CORS headers of its own to every answer; those of the front door depend on the caller. */
function keptHeaders(headers: Headers): Record<string, string | undefined> {
  const kept = [...headers].filter(([name]) => !/^(?:access-control-|set-cookie$)/.test(name))
  return Object.fromEntries(kept)
}

type Parts = {
  headers: Record<string, string | undefined>
  tag: string
  encoding: Encoding
  body: Buffer
}

function newVariant({ headers, tag: contentTag, encoding, body }: Parts): Variant {
  const tag = encodedEntityTag(contentTag, encoding)
  const shared = { 'cache-control': 'public, max-age=0, must-revalidate', ...headers, etag: tag }
  const given = Object.entries(shared).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return {
    tag,
    body,
    headers: {
      ...Object.fromEntries(given),
      'content-length': String(body.byteLength),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
    notModified: Object.fromEntries(given.filter(([name]) => !describesBody.test(name))),
  }
}

const describesBody = /^content-(?!location$|security-policy$)/
