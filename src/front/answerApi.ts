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
import { type PublicReads, queryTurns } from './publicReads.js'
import { takesFile } from '../platform/files/takesFile.js'
import { plainRequest, requestOf } from '../platform/http/bodyBytes.js'
import { bodyLimit, documentLimit, readIncoming } from '../platform/http/readBody.js'

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

/** Files: Payload takes at most three of 20 MB, our collections one. */
const uploadLimit = 24 * 1024 * 1024

type BoundedCall = {
  request: Request
  incoming: IncomingMessage
  url: URL
  route: Route
  /** Called only before a long body is read. */
  identify: () => Promise<Caller | undefined>
}

/** A query that is sent as the body of a POST: parsing 64 KiB of conditions takes 20 ms (measured). */
const queryLimit = 16 * 1024

/** How many bodies of one client are read at once. No turn of all clients, which could be held by who sends half of one. */
const bodies = createTurns({
  ...{ atOnce: Infinity, ofOneCaller: 50, waiting: 4_000, waitingOfOne: 400, waitMs: 10_000 },
  what: 'requests',
})
/** A connection of 50 kbit/s brings 64 KiB in this time. */
const bodyWithinMs = 10_000

/** Payload needs about 100 MB for a document of 4 MiB (measured), so only a few are processed at a time. */
const turns = createTurns({
  ...{ atOnce: 3, ofOneCaller: 2, waiting: 40, waitMs: 30_000 },
  what: 'large bodies',
})

/**
 * Answers a request with its body bounded, at `url` instead of the address that its Host header claims. Payload reads a
 * body before it checks who sent it, so more than 64 KiB, or 16 of a query, are read only from staff who have proved who
 * they are.
 */
async function limitBody<T>(
  { request, incoming, url, route, identify }: BoundedCall,
  answer: (request: Request) => Promise<T>,
): Promise<T> {
  const { headers, method } = request
  const asker = currentReader() ?? request
  const parts = { url, headers, method }
  // For Payload a real Request, because its login answered 500 to the server's lazy one (measured).
  const isOurs = contractOf(route.endpoint) !== undefined && method !== 'HEAD'
  const requestWith = (bytes: Uint8Array<ArrayBuffer>) =>
    isOurs
      ? plainRequest({ ...parts, asker }, bytes)
      : requestOf(bytes, url, { ...parts, signal: asker.signal })
  if (method === 'GET' || method === 'HEAD') return answer(requestWith(new Uint8Array()))
  const read = async (limit: number, withinMs?: number) =>
    requestWith(await readIncoming(incoming, limit, withinMs))
  const limit = limitFor(route, headers.get('content-type'))
  const anybody = route.endpoint.method === 'get' ? queryLimit : bodyLimit
  const caller = limit > anybody && mayBeLong(headers, anybody) ? await identify() : undefined
  if (caller?.kind !== 'staff') {
    // What a gateway sends is answered whatever it is and however often.
    if (contractOf(route.endpoint)?.ownForm) return answer(await read(anybody))
    const client = currentRequest()?.client ?? ''
    return answer(await bodies.take(client, asker, () => read(anybody, bodyWithinMs)))
  }
  return turns.take(caller.id, asker, async () => answer(await read(limit)))
}

function limitFor({ collection, endpoint }: Route, contentType: string | null): number {
  const contract = contractOf(endpoint)
  if (contract) return contract.maxBytes
  const isFile = contentType?.startsWith('multipart/') && takesFile(collection)
  return isFile ? uploadLimit : documentLimit
}

function mayBeLong(headers: Headers, limit: number): boolean {
  const length = headers.get('content-length')
  return length === null || Number(length) > limit
}
