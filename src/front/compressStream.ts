import { Duplex } from 'node:stream'
import { createBrotliCompress, createGzip } from 'node:zlib'

import { brotliOptions } from '../platform/http/compress.js'

/** Compresses a body while it is being written. */
export function compressStream(
  body: ReadableStream<Uint8Array>,
  encoding: 'br' | 'gzip',
): ReadableStream<Uint8Array> {
  const encoder = encoding === 'br' ? createBrotliCompress(brotliOptions) : createGzip()
  // Node's types of web streams differ from the browser's, though the streams are the same.
  const pair = Duplex.toWeb(encoder) as unknown as ReadableWritablePair<Uint8Array, Uint8Array>
  return body.pipeThrough(pair)
}
