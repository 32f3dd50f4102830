import type { IncomingMessage, ServerResponse } from 'node:http'

import { matchesEntityTag } from '../platform/http/entityTag.js'
import { acceptedEncoding } from './acceptedEncoding.js'
import type { Cors } from './cors.js'
import { type StoredAnswer, variantOf } from './StoredAnswer.js'

/** Sends a stored answer, or 304 where the caller has it already. */
export function sendStored(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  cors: Cors,
  answer: StoredAnswer,
): void {
  const { encoding, body, tag } = variantOf(
    answer,
    acceptedEncoding(incoming.headers['accept-encoding']),
  )
  const headers: Record<string, string | number> = {
    ...answer.headers,
    ...cors.headers(incoming.headers.origin, true),
  }
  if (answer.status === 200) headers['etag'] = tag
  headers['vary'] = varyOf(answer, headers)
  if (answer.status === 200 && matchesEntityTag(incoming.headers['if-none-match'], tag)) {
    delete headers['content-type']
    delete headers['content-length']
    outgoing.writeHead(304, headers).end()
    return
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = body.byteLength
  outgoing.writeHead(answer.status, headers)
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

function varyOf(answer: StoredAnswer, headers: Record<string, string | number>): string {
  const own = [answer.headers['vary'], headers['Vary'], 'Accept-Encoding'].filter(Boolean)
  delete headers['Vary']
  return own.join(', ')
}
