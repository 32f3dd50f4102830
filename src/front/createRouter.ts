import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import type { Logger } from 'pino'

import type { Cache } from '../platform/cache/createCache.js'
import type { ApiHandler } from '../platform/http/createApiHandler.js'
import { acceptedEncoding } from './acceptedEncoding.js'
import { readOf } from './answerApi.js'
import type { Cors } from './cors.js'
import { createPublicReads } from './publicReads.js'
import { sendStored } from './sendStored.js'
import { serveApi } from './serveApi.js'
import { hasVariant } from './StoredAnswer.js'
import { type NodeHandler, servePage } from './servePage.js'

/** What the door leads to once the service has started. */
export type House = {
  api: ApiHandler
  cache: Cache
  /** Everything outside `/api`: Next, with the admin and the site. */
  pages: NodeHandler
  upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void
}

type Options = { cors: Cors; origin: string; dev: boolean; log: Logger }

/** RFC 8615 has these at the root of a site; in the API they are endpoints like all others. */
const wellKnown = /^\/\.well-known\/(?=.)/

/** All of `/api` but the reference, which is a page with its files. */
const apiPath = /^\/api(?!\/docs(?:[/?]|$))(?:[/?]|$)/

/** Sends each request where it belongs: out of memory at once, to the API, or to the pages. */
export function createRouter(house: House, { cors, origin, dev, log }: Options): NodeHandler {
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
  return (incoming, outgoing) => {
    incoming.url = targetOf(incoming.url ?? '')
    const { method, url } = incoming
    if (!apiPath.test(url)) {
      page(incoming, outgoing)
      return
    }
    const isRead = method === 'GET' || method === 'HEAD'
    const stored = isRead ? reads.peek(readOf(incoming)) : undefined
    const encoding = acceptedEncoding(incoming.headers['accept-encoding'])
    if (stored && hasVariant(stored, encoding)) sendStored({ incoming, outgoing }, stored, cors)
    else void serve(incoming, outgoing)
  }
}
