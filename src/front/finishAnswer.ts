import { Duplex } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

import {
  acceptedEncoding,
  brotliOptions,
  compress,
  isCompressible,
} from '../platform/http/accept.js'
import { bytesOf, knownBytes } from '../platform/http/bodyBytes.js'
import { encodedEntityTag, matchesEntityTag } from '../platform/http/entityTag.js'

const describesBody = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-digest',
  'signature',
  'signature-input',
]

type RequestLine = { method: string; headers: Headers; pathname: string }

type Finish = {
  asked: RequestLine
  /** The front door's own headers for this caller. */
  cors: Record<string, string>
  vary: string
  /** Called when a body breaks off while it is being sent. */
  onBroken: (error: unknown) => void
}

export type FinishedAnswer = { status: number; headers: Headers; body: Body }

/**
 * Makes an answer of the API ready to send: CORS, caching, conditional requests, and compression as the caller asked.
 */
export async function finishAnswer(response: Response, finish: Finish): Promise<FinishedAnswer> {
  const { status } = response
  const { asked, onBroken } = finish
  const headers = ownHeaders(response, finish)
  const body = await bodyFor(response, headers, asked)
  if (isKnown(status, headers, asked)) {
    if (body instanceof ReadableStream) await body.cancel()
    for (const name of describesBody) headers.delete(name)
    return { status: 304, headers, body: null }
  }
  if (!(body instanceof ReadableStream)) return { status, headers, body }
  if (asked.method !== 'HEAD') return { status, headers, body: guardStream(body, onBroken) }
  await body.cancel()
  return { status, headers, body: null }
}

function ownHeaders(response: Response, { asked, cors, vary }: Finish): Headers {
  // The headers of a Response that came from fetch cannot be changed.
  const headers = knownBytes(response) ? response.headers : new Headers(response.headers)
  for (const name of [...headers.keys()]) {
    if (name.startsWith('access-control-')) headers.delete(name)
  }
  // Streams name it, but it is the server that knows whether the connection goes on (RFC 9110 7.6.1).
  if (headers.get('connection') === 'keep-alive') headers.delete('connection')
  for (const [name, value] of Object.entries(cors)) headers.set(name, value)
  if (vary) headers.append('vary', vary)
  if (!headers.has('cache-control'))
    headers.set('cache-control', defaultCaching(asked, response.status))
  return headers
}

/** JSON and small text are in memory anyway; streams (events, exports, files) are passed through as they come. */
const bufferedType =
  /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:html|plain|javascript|css))(?:$|[\s;])/

type Body = ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null

async function bodyFor(response: Response, headers: Headers, asked: RequestLine): Promise<Body> {
  const type = headers.get('content-type')
  if (!knownBytes(response) && !response.body) {
    // Without it Node sends an empty body in chunks.
    if (response.status !== 204) headers.set('content-length', '0')
    return null
  }
  if (!bufferedType.test(type ?? '') || headers.has('content-disposition')) {
    return streamFor(response, headers, asked)
  }
  const body = await bytesOf(response)
  headers.set('content-length', String(body.byteLength))
  if (isFinal(headers) || !isCompressible(type, body.byteLength)) return body
  headers.append('vary', 'Accept-Encoding')
  const encoding = acceptedEncoding(asked.headers.get('accept-encoding'))
  if (encoding === 'identity') return body
  const compressed = new Uint8Array(await compress(body, encoding))
  headers.set('content-encoding', encoding)
  headers.set('content-length', String(compressed.byteLength))
  const tag = headers.get('etag')
  if (tag) headers.set('etag', encodedEntityTag(tag, encoding))
  return compressed
}

/** Text that is generated while it is sent, such as an export, is compressed as a stream; part of a file is not. */
function streamFor({ status, body }: Response, headers: Headers, asked: RequestLine): Body {
  const isText = streamedText.test(headers.get('content-type') ?? '')
  if (!body || status !== 200 || !isText || isFinal(headers)) return body
  headers.append('vary', 'Accept-Encoding')
  const encoding = acceptedEncoding(asked.headers.get('accept-encoding'))
  if (encoding === 'identity') return body
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  return compressStream(body, encoding)
}

/** Events must arrive one by one, not when the encoder has collected enough of them. */
const streamedText = /^(?:text\/(?!event-stream)|application\/json)/

/**
 * Already encoded, or not to be changed: a digest or signature would no longer match other bytes (RFC 9111 5.2.2.6).
 */
function isFinal(headers: Headers): boolean {
  const isFixed = headers.get('cache-control')?.includes('no-transform') ?? false
  return isFixed || headers.has('content-encoding')
}

function isKnown(
  status: number,
  headers: Headers,
  { method, headers: given }: RequestLine,
): boolean {
  const tag = headers.get('etag')
  if (status !== 200 || !tag || (method !== 'GET' && method !== 'HEAD')) return false
  return matchesEntityTag(given.get('if-none-match'), tag)
}

/** Files in the media library are public and change under the same name; everything else may depend on the caller. */
function defaultCaching({ pathname }: RequestLine, status: number): string {
  const isRefused = status === 401 || status === 403
  const isFile = pathname.startsWith('/api/media/file/') && !isRefused
  return isFile ? 'public, max-age=0, must-revalidate' : 'private, no-store'
}

/** Compresses a body while it is being written; each piece is sent as it comes, or rows would wait for hundreds of others. */
function compressStream(
  body: ReadableStream<Uint8Array>,
  encoding: 'br' | 'gzip',
): ReadableStream<Uint8Array> {
  const encoder =
    encoding === 'br'
      ? createBrotliCompress({ ...brotliOptions, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ flush: constants.Z_SYNC_FLUSH })
  // Node's types of web streams differ from the browser's, though the streams are the same.
  const pair = Duplex.toWeb(encoder) as unknown as ReadableWritablePair<Uint8Array, Uint8Array>
  return body.pipeThrough(pair)
}

/**
 * The same stream, except that an error goes to `fail` and the stream just ends: the server would append the error's
 * message, which may hold a path or a query, to what the caller receives. What happens after the caller has left is no
 * error.
 */
export function guardStream(
  stream: ReadableStream<Uint8Array>,
  fail: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  let hasLeft = false
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read()
        if (hasLeft) return
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        if (hasLeft) return
        fail(error)
        controller.close()
      }
    },
    cancel: (reason) => {
      hasLeft = true
      return reader.cancel(reason)
    },
  })
}
