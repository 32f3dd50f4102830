import type { IncomingMessage, ServerResponse } from 'node:http'

import { acceptedEncoding } from './acceptedEncoding.js'
import type { Cors } from './cors.js'
import { selectVariant, type StoredAnswer } from './StoredAnswer.js'

/** Sends a stored answer on the bare response, or 304 where the caller has it already. */
export function sendStored(
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
  answer: StoredAnswer,
  cors: Cors,
): void {
  const asked = incoming.headers
  const { status, headers, body } = selectVariant(answer, {
    encoding: acceptedEncoding(asked['accept-encoding']),
    ifNoneMatch: asked['if-none-match'],
  })
  outgoing.writeHead(status, { ...headers, ...callersHeaders(answer, cors, asked.origin) })
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

function callersHeaders(answer: StoredAnswer, cors: Cors, origin: string | undefined) {
  const vary = answer.vary && cors.vary ? `${answer.vary}, ${cors.vary}` : answer.vary || cors.vary
  return { ...cors.headers(origin, true), ...(vary && { vary }) }
}
