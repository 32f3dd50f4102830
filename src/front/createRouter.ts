import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import type { Logger } from 'pino'

import type { Cache } from '../platform/cache/createCache.js'
import { presentsAny } from '../platform/credentials/presented.js'
import { acceptedEncoding } from '../platform/http/acceptedEncoding.js'
import { contractOf } from '../platform/api/contract.js'
import type { ApiHandler } from '../platform/api/createApiHandler.js'
import { readOf } from './answerApi.js'
import type { Cors } from './cors.js'
import { preferredType } from '../platform/http/preferredType.js'
import { createPublicReads } from './publicReads.js'
import { sendEarly } from './sendEarly.js'
import { sendStored } from './sendStored.js'
import { serveApi } from './serveApi.js'
import { type HeaderList, hasVariant } from './StoredAnswer.js'
import { type NodeHandler, servePage } from './servePage.js'

/** What the front door forwards to once the service has started. */
export type House = {
  api: ApiHandler
  cache: Cache
  /** Everything outside `/api`: Next, with the admin and the site. */
  pages: NodeHandler
  upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void
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

/** All of `/api` except the reference, which is a page with its own files. */
const apiPath = /^\/api(?!\/docs(?:[/?]|$))(?:[/?]|$)/

/** Routes each request: to the answers in memory, to the API, or to the pages. */
export function createRouter(house: House, { cors, origin, dev, log }: Options): Router {
  const { api, cache } = house
  const reads = createPublicReads({ api, cache, origin })
  const serve = serveApi({ api, reads, cors, origin, log })
  const page = servePage(house.pages, { serverUrl: origin, dev })
  const targetOf = (url: string) => {
    const target = url.replace(wellKnown, '/api/well-known/')
    const isServed =
      target !== url && api.routes.at(target.split('?', 1)[0] ?? '').allowed.length > 0
    return isServed ? target : url
  }
  /** A browser that opens the address of a file gets one of our pages where the file cannot be had. */
  const pageFor = ({ method, headers }: IncomingMessage, url: string) => {
    if ((method !== 'GET' && method !== 'HEAD') || !apiPath.test(url)) return url
    const route = api.routes.at(url.split('?', 1)[0] ?? '').find('GET')
    const hasPage = route !== undefined && contractOf(route.endpoint)?.hasPage
    const type = hasPage && preferredType(headers.accept, ['application/json', 'text/html'])
    return type === 'text/html' ? url.slice('/api'.length) : url
  }
  return {
    sendReady: (incoming, outgoing, own) => {
      const { method, url = '', headers } = incoming
      if ((method !== 'GET' && method !== 'HEAD') || !apiPath.test(url)) return false
      // The credential may be wrong, and the API then says so.
      if (presentsAny(headers)) return false
      const stored = reads.peek(readOf(incoming))
      if (!stored) return sendEarly({ incoming, outgoing }, { api, cors, own })
      if (!hasVariant(stored, acceptedEncoding(headers['accept-encoding']))) return false
      sendStored({ incoming, outgoing }, stored, { cors, own })
      return true
    },
    route: (incoming, outgoing) => {
      incoming.url = pageFor(incoming, targetOf(readable(incoming.url ?? '')))
      if (apiPath.test(incoming.url)) void serve(incoming, outgoing)
      else page(incoming, outgoing)
    },
  }
}

/** A path that cannot be percent-decoded names no page, but Next would answer it with 500. */
function readable(url: string): string {
  if (apiPath.test(url)) return url
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return '/not-found'
  }
}
