import { compress, isCompressible, type Encoding } from '../platform/http/accept.js'
import { bytesOf, reuseCounterOf } from '../platform/http/bodyBytes.js'
import { encodedEntityTag, entityTag, matchesEntityTag } from '../platform/http/entityTag.js'

/** Names and values alternating, the form that Node writes fastest. */
export type HeaderList = readonly string[]

/** One encoding of an answer, with every header that does not depend on the caller. */
type Variant = { tag: string; headers: HeaderList; notModified: HeaderList; body: Buffer }

/** A public 200 answer, ready to send; a compressed form is made when somebody first wants it. */
export type StoredAnswer = {
  variants: { identity: Variant; br?: Variant; gzip?: Variant }
  isCompressible: boolean
  /** What `Vary` names, origins left out. */
  vary: string
  /** The memory it takes, roughly, with the compressed forms it may come to have. */
  bytes: number
  /** Called each time that it is sent again. */
  onReuse?: (() => void) | undefined
  /** Makes a variant of one encoding from its bytes. */
  encode: (encoding: Encoding, body: Buffer) => Variant
}

const overheadBytes = 3_072
/** JSON and HTML compress to about a quarter; two such forms are kept beside the plain one. */
const compressedShare = 0.5

/** Stores a 200 answer that will be sent many times. */
export async function storeAnswer(response: Response): Promise<StoredAnswer> {
  const { buffer, byteOffset, byteLength } = await bytesOf(response)
  const identity = Buffer.from(buffer, byteOffset, byteLength)
  const { etag, vary, ...headers } = keptHeaders(response.headers)
  const tag = etag ?? entityTag(identity)
  const encode = (encoding: Encoding, body: Buffer) => newVariant({ headers, tag, encoding, body })
  const isWorthIt = isCompressible(headers['content-type'], identity.byteLength)
  return {
    variants: { identity: encode('identity', identity) },
    isCompressible: isWorthIt,
    onReuse: reuseCounterOf(response),
    vary: [vary, isWorthIt && 'Accept-Encoding'].filter(Boolean).join(', '),
    bytes: overheadBytes + Math.ceil(identity.byteLength * (isWorthIt ? 1 + compressedShare : 1)),
    encode,
  }
}

/** The form to send in this encoding; undefined where it is still to be made. */
function variantOf(answer: StoredAnswer, encoding: Encoding): Variant | undefined {
  return answer.isCompressible ? answer.variants[encoding] : answer.variants.identity
}

/** Whether the form that this encoding asks for can be sent at once. */
export function hasVariant(answer: StoredAnswer, encoding: Encoding): boolean {
  return variantOf(answer, encoding) !== undefined
}

/** Makes the form that this encoding asks for where it is missing. */
export async function makeVariant(answer: StoredAnswer, encoding: Encoding): Promise<void> {
  if (encoding === 'identity' || hasVariant(answer, encoding)) return
  const body = await compress(answer.variants.identity.body, encoding)
  answer.variants[encoding] = answer.encode(encoding, body)
}

/** What is sent of an answer: 304 without a body where the caller already has these very bytes. */
export function selectVariant(
  answer: StoredAnswer,
  asked: { encoding: Encoding; ifNoneMatch: string | null | undefined },
): { status: number; headers: HeaderList; body?: Buffer } {
  const { tag, headers, notModified, body } =
    variantOf(answer, asked.encoding) ?? answer.variants.identity
  if (matchesEntityTag(asked.ifNoneMatch, tag)) return { status: 304, headers: notModified }
  return { status: 200, headers, body }
}

/** Payload adds CORS headers of its own to every answer; those of the front door depend on the caller. */
function keptHeaders(headers: Headers): Record<string, string | undefined> {
  const kept = [...headers].filter(([name]) => !/^(?:access-control-|set-cookie$)/.test(name))
  return Object.fromEntries(kept)
}

type VariantParts = {
  headers: Record<string, string | undefined>
  tag: string
  encoding: Encoding
  body: Buffer
}

function newVariant({ headers, tag: contentTag, encoding, body }: VariantParts): Variant {
  const tag = encodedEntityTag(contentTag, encoding)
  const shared = { 'cache-control': 'public, max-age=0, must-revalidate', ...headers, etag: tag }
  const given = Object.entries(shared).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  const ofBody = [
    ['content-length', String(body.byteLength)],
    ...(encoding === 'identity' ? [] : [['content-encoding', encoding]]),
  ]
  return {
    tag,
    body,
    headers: [...given.filter(([name]) => name !== 'content-length'), ...ofBody].flat(),
    notModified: given.filter(([name]) => !describesBody.test(name)).flat(),
  }
}

const describesBody = /^content-(?!location$|security-policy$)/
