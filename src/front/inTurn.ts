import type { IncomingHttpHeaders } from 'node:http'

import type { Caller } from '../platform/credentials/Caller.js'
import type { Place, Route } from '../platform/api/routes.js'
import { currentRequest } from '../platform/http/requestContext.js'
import { createTurns } from '../platform/createTurns.js'
import { hasCredentials } from './hasCredentials.js'

type Asked = {
  request: Request
  incoming: { headers: IncomingHttpHeaders }
  place: Place
  /** Who presented a key or token. */
  presenter: Caller | undefined
  /** Asked only where a session may be behind the request. */
  identify: () => Promise<Caller | undefined>
}

/** A question takes Payload as long to write in SQL as the database to answer: one client asks two at once. */
const turns = createTurns({
  ...{ atOnce: 6, ofOneCaller: 2, waiting: 200, waitingOfOne: 50, waitMs: 5_000 },
  what: 'questions',
})

/** Answers what Payload reads, by REST or GraphQL, for whoever is not staff when it is their turn; all else at once. */
export async function inTurn<T>(asked: Asked, answer: () => Promise<T>): Promise<T> {
  const { incoming, place, request } = asked
  const { method, signal } = request
  if (!isQuestion(place.find(method === 'HEAD' ? 'GET' : method))) return answer()
  const { presenter, identify } = asked
  const caller = presenter ?? (hasCredentials(incoming.headers) ? await identify() : undefined)
  if (caller?.kind === 'staff') return answer()
  return turns.take(currentRequest()?.client ?? '', signal, answer)
}

/** Files come from the disk, and many belong to one page. */
function isQuestion(route: Route | undefined): boolean {
  if (!route) return false
  const { collection, endpoint, global } = route
  if (endpoint.path === '/graphql') return endpoint.method === 'post'
  const isDocuments = collection !== undefined || global !== undefined
  return isDocuments && endpoint.method === 'get' && !endpoint.path.startsWith('/file/')
}
