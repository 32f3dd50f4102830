import compression from 'compression'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Duplex } from 'node:stream'
import type { Logger } from 'pino'

import { contractOf } from '../platform/api/contract.js'
import type { ApiHandler } from '../platform/api/createApiHandler.js'
import type { Place, Routes } from '../platform/api/routes.js'
import type { Cache } from '../platform/cache/createCache.js'
import { presentsAny } from '../platform/credentials/authenticate.js'
import { Problem, problems } from '../platform/http/Problem.js'
import { acceptedEncoding, brotliOptions, preferredType } from '../platform/http/accept.js'
import type { HeaderList } from './StoredAnswer.js'
import { hasVariant } from './StoredAnswer.js'
import { acceptLinks, signInPage } from './adminPages.js'
import { readOf } from './answerApi.js'
import type { Cors } from './cors.js'
import { createFairness } from './createFairness.js'
import { createPublicReads } from './publicReads.js'
import { isPlainTarget } from './refusalOf.js'
import { createKeptPages, type KeptPages } from './keptPages.js'
import { contentSecurityPolicy, type Trusted, trustByNonce } from './securityHeaders.js'
import { sendProblem } from './sendProblem.js'
import { sendStored } from './sendStored.js'
import type { PlaceOf } from './serveApi.js'
import { serveApi } from './serveApi.js'
import type { Answered } from './trackRequests.js'

/** What the front door forwards to once the service has started. */
export type Upstreams = {
  api: ApiHandler
  cache: Cache
  /** Whether clients are limited in how much they may ask; true where it is left out. */
  limitsRates?: boolean
  /** Everything outside `/api`: Next, with the admin and the site. */
  pages: NodeHandler
  /** Takes over a WebSocket request; false if nothing at its path does. */
  upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => boolean
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
  const page = servePage(upstreams.pages, kept, { serverUrl: origin, dev })
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
      const isApi = apiPath.test(url)
      const stored = isApi ? reads.peek(readOf(incoming)) : kept.peek(incoming)
      if (!stored) return isApi && sendEarly({ incoming, outgoing }, { placeOf, cors, own })
      if (!hasVariant(stored, acceptedEncoding(headers['accept-encoding']))) return false
      stored.onReuse?.()
      sendStored({ incoming, outgoing }, stored, { ...(isApi && { cors }), own })
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
function sendEarly(
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
  { placeOf, cors, own }: Door,
): boolean {
  const { method = 'GET', url: target = '', headers } = incoming
  if (!isPlainTarget(target)) return false
  const route = placeOf(incoming, pathOf(target)).find('GET')
  const early = route && contractOf(route.endpoint)?.early
  const answer = early?.({ method, target, headers, params: route?.params ?? {} })
  if (!answer) return false
  const { status, body = '' } = answer
  const told = {
    ...answer.headers,
    'content-length': String(Buffer.byteLength(body)),
    ...cors.headers(headers.origin, false),
  }
  const vary = cors.vary ? ['vary', cors.vary] : []
  outgoing.writeHead(status, [...own, ...Object.entries(told).flat(), ...vary])
  outgoing.end(method === 'HEAD' ? undefined : body)
  return true
}

type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

/** Payload's admin and its editor set styles in the markup; so do the mails and the gateway that the demo shows. */
const stylesItself = /^\/(?:admin|dev\/mailbox|simulator)(?:[/?]|$)/

/** A lesson frames a video once its reader asks for it, from a host that staff allow. */
const framesVideos = /^\/learn\/[^/?]+\/[^/?]+\?(?:.*&)?video=show(?:&|$)/

/** A checkout that was accepted is a page that posts itself to the payment gateway. */
const sendsPayments = /^\/courses\/[^/?]+\/book(?:\?|$)/

/** Next serves a page for every method, but only forms and the admin's own calls use POST. */
const allowed = ['GET', 'HEAD', 'OPTIONS', 'POST']

const allow = allowed.join(', ')

/** Hands the request to Next, which reads the nonce for its own scripts from the policy in the request. */
function servePage(
  pages: NodeHandler,
  kept: KeptPages,
  site: { serverUrl: string; dev: boolean },
): NodeHandler {
  return (incoming, outgoing) => {
    const { method = '', url = '' } = incoming
    if (method === 'OPTIONS') return outgoing.writeHead(204, { allow }).end()
    if (!allowed.includes(method)) {
      const detail = `This address allows ${allow}.`
      const problem = new Problem(problems.methodNotAllowed, { detail, headers: { allow } })
      sendProblem(outgoing, problem, url)
      return undefined
    }
    const location = signInPage(incoming)
    if (location) {
      return outgoing.writeHead(302, { location, 'cache-control': 'private, no-store' }).end()
    }
    acceptLinks(incoming)
    const nonce = randomBytes(16).toString('base64')
    const hasOwnStyles = stylesItself.test(incoming.url ?? '')
    const hasFrames = framesVideos.test(incoming.url ?? '')
    const hasPayments = method === 'POST' && sendsPayments.test(url)
    const policyFor = (trusted: Trusted) =>
      contentSecurityPolicy({ trusted, hasOwnStyles, hasFrames, hasPayments, ...site })
    const policy = policyFor(trustByNonce(nonce))
    incoming.headers['content-security-policy'] = policy
    incoming.headers['x-nonce'] = nonce
    // An error page shows this id.
    incoming.headers['x-request-id'] = String(outgoing.getHeader('X-Request-Id'))
    outgoing.setHeader('Content-Security-Policy', policy)
    const render = () => pages(incoming, outgoing)
    // Before anybody waits for the answer to drain: what is compressed drains elsewhere.
    compressPage(incoming, outgoing)
    return kept.answer({ incoming, outgoing }, { nonce, render, policyFor })
  }
}

type Compress = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

// The types are for Express, but the middleware needs only what Node's own requests and responses have.
const compress = compression({ brotli: brotliOptions }) as unknown as Compress

/** Compresses what Next answers while it is written; Next's own compression supports gzip only. */
function compressPage(incoming: IncomingMessage, outgoing: ServerResponse): void {
  compress(incoming, outgoing, nothing)
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) releaseEncoder(outgoing)
  })
}

/**
 * A caller who hangs up leaves the encoder open, in memory that garbage collection does not see. The middleware exposes
 * it only as the return value of `on('drain')`: https://github.com/expressjs/compression/blob/1.8.1/index.js
 */
function releaseEncoder(outgoing: ServerResponse): void {
  const encoder: unknown = outgoing.on('drain', nothing)
  if (encoder instanceof Duplex) encoder.destroy()
}

function nothing(): void {
  // There is no further middleware, so there is nothing to do.
}
