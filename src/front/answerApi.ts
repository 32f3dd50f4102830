import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

import { readsFreely } from '../platform/access.js'
import { contractOf } from '../platform/api/contract.js'
import type { ApiHandler } from '../platform/api/createApiHandler.js'
import { matchRoute, type Place, type Route } from '../platform/api/routes.js'
import { createTurns } from '../platform/createTurns.js'
import type { Caller } from '../platform/credentials/Caller.js'
import { presentsAny } from '../platform/credentials/authenticate.js'
import { singleRange } from '../platform/files/FileFolder.js'
import { currentReader } from '../platform/database/limitedReads.js'
import { currentRequest } from '../platform/http/requestContext.js'
import type { StoredAnswer } from './StoredAnswer.js'
import { limitBody } from './limitBody.js'
import { type PublicReads, queryTurns } from './publicReads.js'

export type ApiCall = { request: Request; incoming: IncomingMessage; url: URL; place: Place }

/** The API's answer to one call: a refusal, a public read from memory, or what Payload gives. */
export async function answerApi(
  { request, incoming, url, place }: ApiCall,
  { api, reads }: { api: ApiHandler; reads: PublicReads },
): Promise<Response | StoredAnswer> {
  const { method, headers } = request
  if (!asksForPart(incoming.headers)) headers.delete('range')
  const route = matchRoute(place, { method, headers, url })
  if (route instanceof Response) return route
  // Checked before the memory and before the body: a caller with a wrong key gets neither.
  const presenter = await api.admit(route, headers)
  if (method === 'GET' || method === 'HEAD') {
    const stored = await reads.answer(readOf(incoming), route)
    if (stored) return stored
  }
  const identify = () => api.identify(headers)
  return limitBody({ request, incoming, url, route, identify }, (bounded) =>
    inTurn({ request, incoming, route, presenter, identify }, () =>
      api.answer(bounded, { route, presenter }),
    ),
  )
}

/** A range interests one caller only. */
export function readOf({ url = '', headers }: IncomingMessage) {
  const isPersonal = hasCredentials(headers) || asksForPart(headers)
  return { url, accept: headers.accept, isPersonal }
}

/**
 * Payload knows how to cut files, but refuses a range that is malformed, and does not know whether they are still the ones
 * of `If-Range`: whoever sends either gets the whole, which is always allowed (RFC 9110 13.1.5, 14.2).
 */
function asksForPart(headers: IncomingHttpHeaders): boolean {
  return headers['if-range'] === undefined && singleRange(headers.range) !== undefined
}

/** Any cookie of ours except the two that only say how Payload's admin looks, and the one of an order. */
const credentialCookie = /(?:^|[;\s])foyer-(?!(?:lng|theme|order)=)/

/** Whether a request says who is calling. If so, the answers cached for anonymous callers do not apply. */
export function hasCredentials(headers: IncomingHttpHeaders): boolean {
  if (presentsAny(headers)) return true
  return headers.cookie !== undefined && credentialCookie.test(headers.cookie)
}

type TurnRequest = {
  request: Request
  incoming: { headers: IncomingHttpHeaders }
  route: Route
  /** Whoever presented a key or token. */
  presenter: Caller | undefined
  /** Called only where the request may carry a session. */
  identify: () => Promise<Caller | undefined>
}

/**
 * The requests of one client that write or ask the assistant wait for each other before the rate limits ask the database: a
 * flood slows down its sender, and nobody else. Their bodies are read by then, or who sends half of one would hold a turn.
 */
const posts = createTurns({
  ...{ atOnce: 1_000, ofOneCaller: 6, waiting: 2_000, waitingOfOne: 400, waitMs: 10_000 },
  what: 'requests',
})

/** A GraphQL query may be ten lists, for a second in all (measured): it takes no turn of those who read one, and few run. */
const operations = createTurns({
  ...{ atOnce: 2, ofOneCaller: 1, waiting: 1_000, waitingOfOne: 200, waitMs: 5_000 },
  what: 'questions',
})

/** Queues what visitors, learners and viewers ask of Payload, by REST or GraphQL, and what they post. */
async function inTurn<T>(asked: TurnRequest, answer: () => Promise<T>): Promise<T> {
  const { incoming, request, route } = asked
  const turns = turnsOf(route)
  if (!turns) return answer()
  const { presenter, identify } = asked
  const caller = presenter ?? (hasCredentials(incoming.headers) ? await identify() : undefined)
  if (caller?.kind === 'staff' && readsFreely(caller)) return answer()
  return turns.take(currentRequest()?.client ?? '', currentReader() ?? request, answer)
}

function turnsOf(route: Route) {
  if (isPost(route)) return route.endpoint.path === '/graphql' ? operations : posts
  return isQuestion(route) ? queryTurns : undefined
}

/** Payment gateways are answered whatever they send and however often, and one gateway may be a single address. */
function isPost({ endpoint }: Route): boolean {
  return endpoint.method === 'post' && !contractOf(endpoint)?.ownForm
}

/** Files come from the disk, and one page needs many of them. */
function isQuestion({ collection, endpoint, global }: Route): boolean {
  const isDocuments = collection !== undefined || global !== undefined
  return isDocuments && endpoint.method === 'get' && !endpoint.path.startsWith('/file/')
}
