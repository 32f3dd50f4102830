import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { encodedEntityTag, entityTag } from '../platform/http/entityTag.js'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The bytes of one public answer, ready to send in each encoding. */
export type StoredAnswer = {
  status: number
  headers: Record<string, string>
  tag: string
  bodies: Record<Encoding, Buffer>
}

const compressibleFrom = 1_024
const compressibleType = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript))/

/** Whether an answer of this type and size gains from compression (CONTRACT section 1: text over 1 KiB). */
export function isCompressible(contentType: string | null, bytes: number): boolean {
  return bytes > compressibleFrom && compressibleType.test(contentType ?? '')
}

/** Compresses one body; brotli at a level that takes about a millisecond for 50 kB. */
export async function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body)
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

/** Keeps a 200 answer with its compressed forms, made once and sent many times. */
export async function storeAnswer(response: Response): Promise<StoredAnswer> {
  const identity = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  const worthIt = isCompressible(response.headers.get('content-type'), identity.byteLength)
  const [br, gz] = worthIt
    ? await Promise.all([compress(identity, 'br'), compress(identity, 'gzip')])
    : [identity, identity]
  return {
    status: response.status,
    headers,
    tag: headers['etag'] ?? entityTag(identity),
    bodies: { identity, br, gzip: gz },
  }
}

/** How many bytes of memory an answer takes. */
export function sizeOf({ bodies: { identity, br, gzip: gz } }: StoredAnswer): number {
  const compressed = br === identity ? 0 : br.byteLength + gz.byteLength
  return identity.byteLength + compressed + 512
}

/** The encoding to send, and the tag of exactly these bytes. */
export function variantOf(answer: StoredAnswer, accepted: Encoding) {
  const compressed = answer.bodies.br !== answer.bodies.identity
  const encoding = compressed ? accepted : 'identity'
  return { encoding, body: answer.bodies[encoding], tag: encodedEntityTag(answer.tag, encoding) }
}
