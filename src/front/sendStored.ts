import { acceptedEncoding } from '../platform/http/accept.js'
import type { Cors } from './cors.js'
import { endTogether, type Exchange } from './endTogether.js'
import { type HeaderList, selectVariant, type StoredAnswer } from './StoredAnswer.js'

/**
 * Sends a stored answer on the bare response, or 304 where the caller already has it. `own` are headers of every answer
 * that are not set yet: Node writes one list in less than half the time of separate calls (measured).
 */
export function sendStored(
  { incoming, outgoing }: Exchange,
  answer: StoredAnswer,
  { cors, own = [] }: { cors: Cors; own?: HeaderList },
): void {
  const asked = incoming.headers
  const { status, headers, body } = selectVariant(answer, {
    encoding: acceptedEncoding(asked['accept-encoding']),
    ifNoneMatch: asked['if-none-match'],
  })
  outgoing.writeHead(status, [...own, ...headers, ...callersHeaders(answer, cors, asked.origin)])
  endTogether(outgoing, incoming.method === 'HEAD' ? undefined : body)
}

function callersHeaders(answer: StoredAnswer, cors: Cors, origin: string | undefined): HeaderList {
  const vary = answer.vary && cors.vary ? `${answer.vary}, ${cors.vary}` : answer.vary || cors.vary
  const list = Object.entries(cors.headers(origin, true)).flat()
  return vary ? [...list, 'vary', vary] : list
}
