import { randomFillSync } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { constants, crc32, deflateRawSync } from 'node:zlib'

import { acceptedEncoding, compress, type Encoding } from '../platform/http/accept.js'
import type { HeaderList } from './StoredAnswer.js'
import { endTogether, type Exchange } from './endTogether.js'

/**
 * A page that is sent many times, with another nonce each time: its HTML, the same compressed, and its content security
 * policy, all cut where the nonce stands.
 */
export type StoredPage = {
  plain: readonly Buffer[]
  deflated: readonly Buffer[]
  policy: readonly string[]
  /** All headers but those of the policy and of the encoding. */
  headers: HeaderList
  /** The memory it takes, roughly. */
  bytes: number
}

type Rendered = { html: string; nonce: string; policy: string; headers: HeaderList }

const overheadBytes = 2_048

const nonceBytes = 16
const random = Buffer.alloc(256 * nonceBytes)
let used = random.byteLength

/**
 * What trusts the scripts and styles of one answer: 128 random bits, always of the same length. They are taken from the
 * system for many at a time: one call takes fifty times as long as the rest (measured).
 */
export function newNonce(): string {
  if (used === random.byteLength) {
    randomFillSync(random)
    used = 0
  }
  used += nonceBytes
  return random.toString('base64', used - nonceBytes, used)
}

/** Stores a page that was rendered with a nonce. */
export function storePage({ html, nonce, policy, headers }: Rendered): StoredPage {
  const plain = html.split(nonce).map((part) => Buffer.from(part))
  const deflated = plain.map((part, at) => {
    const isLast = at === plain.length - 1
    // Fully flushed, a part ends with a whole byte, and the next one refers to nothing before it.
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH
    return deflateRawSync(part, { finishFlush })
  })
  const held = [...plain, ...deflated].reduce((sum, { byteLength }) => sum + byteLength, 0)
  return { plain, deflated, policy: policy.split(nonce), headers, bytes: held + overheadBytes }
}

/** The encoding in which a page is sent: gzip before br, as a new nonce in the midst of it costs least there. */
const encodingFor = ({ headers }: IncomingMessage) =>
  acceptedEncoding(headers['accept-encoding'], 'gzip')

/** Sends a page with a nonce of its own and these headers; false, with nothing sent, where it has to be compressed first. */
export function sendPage(exchange: Exchange, page: StoredPage, own: HeaderList): boolean {
  const encoding = encodingFor(exchange.incoming)
  if (encoding === 'br') return false
  const nonce = newNonce()
  const body = encoding === 'gzip' ? gzipped(page, nonce) : plainWith(page, nonce)
  send(exchange, { page, nonce, encoding, body, own })
  return true
}

/** Sends a page with a nonce of its own, compressed for who takes nothing but br. */
export async function compressAndSendPage(exchange: Exchange, page: StoredPage): Promise<void> {
  if (sendPage(exchange, page, [])) return
  const nonce = newNonce()
  const body = await compress(plainWith(page, nonce), 'br')
  send(exchange, { page, nonce, encoding: 'br', body, own: [] })
}

type Sent = { page: StoredPage; nonce: string; encoding: Encoding; body: Buffer; own: HeaderList }

function send({ incoming, outgoing }: Exchange, { page, nonce, encoding, body, own }: Sent): void {
  outgoing.writeHead(200, [
    ...own,
    ...page.headers,
    ...['content-security-policy', page.policy.join(nonce)],
    ...['vary', 'Accept-Encoding', 'content-length', String(body.byteLength)],
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ])
  endTogether(outgoing, incoming.method === 'HEAD' ? undefined : body)
}

function plainWith({ plain }: StoredPage, nonce: string): Buffer {
  return Buffer.concat(joined(plain, Buffer.from(nonce)))
}

const joined = (parts: readonly Buffer[], between: Buffer) =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [between, part]))

/** RFC 1952 2.3: deflate, no file name, no time, unknown system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** The page as gzip (RFC 1952): its compressed parts, and between them the nonce as it is (RFC 1951 3.2.4). */
function gzipped({ plain, deflated }: StoredPage, nonce: string): Buffer {
  const inPlain = Buffer.from(nonce)
  const asItIs = Buffer.alloc(5 + inPlain.byteLength)
  asItIs.writeUInt16LE(inPlain.byteLength, 1)
  asItIs.writeUInt16LE(0xffff - inPlain.byteLength, 3)
  asItIs.set(inPlain, 5)
  const all = joined(plain, inPlain)
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(all.reduce((sum, part) => crc32(part, sum), 0))
  tail.writeUInt32LE(
    all.reduce((sum, { byteLength }) => sum + byteLength, 0),
    4,
  )
  return Buffer.concat([gzipHead, ...joined(deflated, asItIs), tail])
}
