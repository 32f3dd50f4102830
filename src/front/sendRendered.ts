import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { acceptedEncoding, compressQuickly, isCompressible } from '../platform/http/accept.js'
import { bytesOf } from '../platform/http/bodyBytes.js'
import type { Exchange } from './endTogether.js'

/** Asks a page whether it is the same for all who are not signed in, and is its answer. */
export const keepHeader = 'x-keep'

/** Sends what a page answered to this caller alone. */
export async function sendRendered(
  { incoming, outgoing }: Exchange,
  response: Response,
): Promise<void> {
  const { status, headers, body } = response
  const type = headers.get('content-type')
  headers.delete(keepHeader)
  if (!body || !isText.test(type ?? '')) {
    outgoing.writeHead(status, [...headers].flat())
    if (!body || incoming.method === 'HEAD') outgoing.end()
    // A caller who hangs up ends the body as well.
    else await pipeline(Readable.fromWeb(body as never), outgoing).catch(() => undefined)
    return
  }
  let bytes: Uint8Array = await bytesOf(response)
  if (isCompressible(type, bytes.byteLength)) {
    headers.append('vary', 'Accept-Encoding')
    const encoding = acceptedEncoding(incoming.headers['accept-encoding'])
    if (encoding !== 'identity') {
      headers.set('content-encoding', encoding)
      bytes = compressQuickly(bytes, encoding)
    }
  }
  headers.set('content-length', String(bytes.byteLength))
  outgoing.writeHead(status, [...headers].flat())
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes)
}

const isText = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg)/
