import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'

import { contractOf } from '../platform/api/contract.js'
import type { ApiHandler } from '../platform/api/createApiHandler.js'
import type { Place, Routes } from '../platform/api/routes.js'
import type { Cache } from '../platform/cache/createCache.js'
import { presentsAny } from '../platform/credentials/authenticate.js'
import type { Problem } from '../platform/http/Problem.js'
import { acceptedEncoding, preferredType } from '../platform/http/accept.js'
import type { HeaderList } from './StoredAnswer.js'
import { hasVariant } from './StoredAnswer.js'
import { readOf } from './answerApi.js'
import type { Cors } from './cors.js'
import { createFairness } from './createFairness.js'
import { endTogether, type Exchange } from './endTogether.js'
import { createPublicReads } from './publicReads.js'
import { createKeptPages } from './keptPages.js'
import { sendStored } from './sendStored.js'
import type { PlaceOf } from './serveApi.js'
import { serveApi } from './serveApi.js'
import { type FindPage, type NodeHandler, servePages } from './servePages.js'
import type { Answered } from './trackRequests.js'

/** The rest of a WebSocket request. */
type Handshake = { head: Buffer; refuse: (problem: Problem) => void }

/** What the front door forwards to once the service has started. */
export type Upstreams = {
  api: ApiHandler
  cache: Cache
  /** Whether clients are limited in how much they may ask; true where it is left out. */
  limitsRates?: boolean
  /** Everything else outside `/api`: Next, with the admin. */
  pages: NodeHandler
  /** The pages of the site; left out where Next has them as well. */
  findPage?: FindPage | undefined
  /** Takes over a WebSocket request, or refuses it; false if nothing at its path does. */
  upgrade: (incoming: IncomingMessage, socket: Duplex, handshake: Handshake) => boolean
  /** See createPublicReads. */
  showsTags?: boolean | undefined
  /** Told of every request once its answer has ended. */
  onAnswered?: ((answered: Answered) => void) | undefined
  /** Whether staff allow pages of this origin to call the API, without credentials. */
  allowsOrigin: (origin: string) => Promise<boolean>
}

export type Router = {
  /** Answers with what is ready in memory, adding these headers; false where nothing is ready. */
  sendReady(incoming: IncomingMessage, outgoing: ServerResponse, own: HeaderList): boolean
  /** Routes everything else. */
  route: NodeHandler
}

type Options = { cors: Cors; origin: string; dev: boolean; log: Logger }

/** RFC 8615 puts these at the root of a site; in the API they are endpoints like all others. */
const wellKnown = /^\/\.well-known\/(?=.)/

/** The script for other sites has a short address, with which they pin it. */
const embedScript = /^\/embed(?=\.js(?:\?|$)|\/)/

/** All of `/api` except the reference, which is a page with its own files. */
const apiPath = /^\/api(?!\/docs(?:[/?]|$))(?:[/?]|$)/

/** Routes each request: to the answers in memory, to the API, or to the pages. */
export function createRouter(upstreams: Upstreams, { cors, origin, dev, log }: Options): Router {
  const { api, cache, allowsOrigin, showsTags, limitsRates = true } = upstreams
  const reads = createPublicReads({ api, cache, origin, showsTags })
  const placeOf = lookUpOnce(api.routes)
  const serve = serveApi({ api, reads, placeOf, cors, allowsOrigin, origin, log })
  const kept = createKeptPages({ cache, serverUrl: origin, dev })
  const page = servePages({ ...upstreams, kept, log }, { serverUrl: origin, dev })
  const fairly = createFairness(limitsRates)
  const targetOf = (incoming: IncomingMessage, url: string) => {
    const target = url.replace(wellKnown, '/api/well-known/').replace(embedScript, '/api/embed')
    const isServed = target !== url && placeOf(incoming, pathOf(target)).allowed.length > 0
    return isServed ? target : url
  }
  /** A browser that opens the address of a file gets one of our pages where the file cannot be had. */
  const pageFor = (incoming: IncomingMessage, url: string) => {
    const { method, headers } = incoming
    if ((method !== 'GET' && method !== 'HEAD') || !apiPath.test(url)) return url
    const route = placeOf(incoming, pathOf(url)).find('GET')
    const hasPage = route !== undefined && contractOf(route.endpoint)?.hasPage
    const type = hasPage && preferredType(headers.accept, ['application/json', 'text/html'])
    return type === 'text/html' ? url.slice('/api'.length) : url
  }
  return {
    sendReady: (incoming, outgoing, own) => {
      const { method, url = '', headers } = incoming
      // A credential may be wrong, and the API then says so.
      if ((method !== 'GET' && method !== 'HEAD') || presentsAny(headers)) return false
      if (!apiPath.test(url)) return kept.sendReady({ incoming, outgoing }, own)
      const stored = reads.peek(readOf(incoming))
      if (!stored) return sendEarly({ incoming, outgoing }, { placeOf, cors, own })
      if (!hasVariant(stored, acceptedEncoding(headers['accept-encoding']))) return false
      stored.onReuse?.()
      sendStored({ incoming, outgoing }, stored, { cors, own })
      return true
    },
    route: (incoming, outgoing) => {
      incoming.url = pageFor(incoming, targetOf(incoming, readable(incoming.url ?? '')))
      const handle = apiPath.test(incoming.url) ? serve : page
      fairly({ incoming, outgoing }, () => handle(incoming, outgoing))
    },
  }
}

/** Looks up a path among the routes; asking again for the same path of one request costs nothing. */
function lookUpOnce(routes: Routes): PlaceOf {
  const known = new WeakMap<IncomingMessage, { path: string; place: Place }>()
  return (incoming, path) => {
    const last = known.get(incoming)
    if (last?.path === path) return last.place
    const place = routes.at(path)
    known.set(incoming, { path, place })
    return place
  }
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}

/** A path that cannot be percent-decoded names no page, but Next would answer it with 500. */
function readable(url: string): string {
  if (apiPath.test(url)) return url
  try {
    decodeURIComponent(pathOf(url))
    return url
  } catch {
    return '/not-found'
  }
}

type Door = { placeOf: PlaceOf; cors: Cors; own: HeaderList }

/** Sends what the endpoint of a GET or HEAD can answer at once; false where its handler has to answer. */
function sendEarly({ incoming, outgoing }: Exchange, { placeOf, cors, own }: Door): boolean {
  const { method = 'GET', url: target = '', headers } = incoming
  const route = placeOf(incoming, pathOf(target)).find('GET')
  const early = route && contractOf(route.endpoint)?.early
  const answer = early?.({ method, target, headers, params: route?.params ?? {} })
  if (!answer) return false
  const { status, body = '' } = answer
  const told = [...own, 'content-length', String(Buffer.byteLength(body))]
  for (const list of [answer.headers, cors.headers(headers.origin, false)]) {
    for (const [name, value] of Object.entries(list)) told.push(name, value)
  }
  if (cors.vary) told.push('vary', cors.vary)
  outgoing.writeHead(status, told)
  endTogether(outgoing, method === 'HEAD' ? undefined : body)
  return true
}
