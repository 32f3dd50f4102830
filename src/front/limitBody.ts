import type { IncomingMessage } from 'node:http'

import { contractOf } from '../platform/api/contract.js'
import type { Route } from '../platform/api/routes.js'
import { createTurns } from '../platform/createTurns.js'
import type { Caller } from '../platform/credentials/Caller.js'
import { currentReader } from '../platform/database/limitedReads.js'
import { takesFile } from '../platform/files/takesFile.js'
import { plainRequest, requestOf } from '../platform/http/bodyBytes.js'
import { bodyLimit, documentLimit, readIncoming } from '../platform/http/readBody.js'
import { currentRequest } from '../platform/http/requestContext.js'

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
export async function limitBody<T>(
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
