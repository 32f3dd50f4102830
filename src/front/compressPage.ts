import type { IncomingMessage, ServerResponse } from 'node:http'
import { Duplex } from 'node:stream'

import compression from 'compression'

import { brotliOptions } from '../platform/http/compress.js'

type Compress = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

// The types are for Express, but the middleware needs only what Node's own requests and responses have.
const compress = compression({ brotli: brotliOptions }) as unknown as Compress

/** Compresses what Next answers while it is written; Next's own compression supports gzip only. */
export function compressPage(incoming: IncomingMessage, outgoing: ServerResponse): void {
  compress(incoming, outgoing, nothing)
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) releaseEncoder(outgoing)
  })
}

/**
 * A caller who hangs up leaves the encoder open, in memory that garbage collection does not see. The middleware exposes
 * it only as the return value of `on('drain')`: https://github.com/expressjs/compression/blob/1.8.1/index.js
 */
function releaseEncoder(outgoing: ServerResponse): void {
  const encoder: unknown = outgoing.on('drain', nothing)
  if (encoder instanceof Duplex) encoder.destroy()
}

function nothing(): void {
  // There is no further middleware, so there is nothing to do.
}
