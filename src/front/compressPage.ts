import type { IncomingMessage, ServerResponse } from 'node:http'
import { Duplex } from 'node:stream'

import compression from 'compression'

import { brotliOptions } from '../platform/http/compress.js'

type Compress = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

// Typed for Express, whose requests and responses it does not need.
const compress = compression({ brotli: brotliOptions }) as unknown as Compress

/** Compresses what Next answers while it is written; Next's own compression knows gzip alone. */
export function compressPage(incoming: IncomingMessage, outgoing: ServerResponse): void {
  compress(incoming, outgoing, nothing)
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) releaseEncoder(outgoing)
  })
}

/**
 * Who hangs up leaves the encoder open, outside of what garbage collection sees. The middleware gives it away only as
 * what `on('drain')` returns: https://github.com/expressjs/compression/blob/1.8.1/index.js
 */
function releaseEncoder(outgoing: ServerResponse): void {
  const encoder: unknown = outgoing.on('drain', nothing)
  if (encoder instanceof Duplex) encoder.destroy()
}

function nothing(): void {
  // There is nothing behind the middleware, and nothing to do.
}
