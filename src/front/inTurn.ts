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
  /** Whoever presented a key or token. */
  presenter: Caller | undefined
  /** Called only where the request may carry a session. */
  identify: () => Promise<Caller | undefined>
}

/**
 * Payload takes as long to build the SQL of a query as the database to answer it, so one client may run two at once.
 */
const turns = createTurns({
  ...{ atOnce: 6, ofOneCaller: 2, waiting: 200, waitingOfOne: 50, waitMs: 5_000 },
  what: 'questions',
})

/** Queues what Payload reads for callers who are not staff, by REST or GraphQL; answers everything else at once. */
export async function inTurn<T>(asked: Asked, answer: () => Promise<T>): Promise<T> {
  const { incoming, place, request } = asked
  const { method, signal } = request
  if (!isQuestion(place.find(method === 'HEAD' ? 'GET' : method))) return answer()
  const { presenter, identify } = asked
  const caller = presenter ?? (hasCredentials(incoming.headers) ? await identify() : undefined)
  if (caller?.kind === 'staff') return answer()
  return turns.take(currentRequest()?.client ?? '', signal, answer)
}

/** Files come from the disk, and one page needs many of them. */
function isQuestion(route: Route | undefined): boolean {
  if (!route) return false
  const { collection, endpoint, global } = route
  if (endpoint.path === '/graphql') return endpoint.method === 'post'
  const isDocuments = collection !== undefined || global !== undefined
  return isDocuments && endpoint.method === 'get' && !endpoint.path.startsWith('/file/')
}
