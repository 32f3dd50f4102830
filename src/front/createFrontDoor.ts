import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import type { Logger } from 'pino'

import type { Cache } from '../platform/cache/createCache.js'
import { clientAddress } from '../platform/http/clientAddress.js'
import type { ApiHandler } from '../platform/http/createApiHandler.js'
import { requestIdFrom, withRequest } from '../platform/http/requestContext.js'
import { logAccess } from './accessLog.js'
import { answerWhileClosed } from './answerWhileClosed.js'
import { createCors } from './cors.js'
import { createPublicReads } from './publicReads.js'
import { contentSecurityPolicy, securityHeaders } from './securityHeaders.js'
import { sendStored } from './sendStored.js'
import { serveApi } from './serveApi.js'

type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

/** What the door leads to once the service has started. */
export type House = {
  api: ApiHandler
  cache: Cache
  /** Everything outside `/api`: Next, with the admin and the site. */
  pages: NodeHandler
  upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void
}

export type FrontDoor = {
  server: Server
  /** Begins to let requests in; until then all get 503. */
  open(house: House): void
  /** Tells callers to come back on other connections, and resolves when the last request is answered. */
  drain(deadlineMs: number): Promise<void>
}

type Options = {
  log: Logger
  serverUrl: string
  trustedProxyHops: number
  corsOrigins: readonly string[]
  dev: boolean
}

/** The HTTP front door: gives every request its id and headers, answers what it can from memory, hands on the rest. */
export function createFrontDoor(options: Options): FrontDoor {
  const { log, serverUrl, trustedProxyHops, dev } = options
  const cors = createCors(options.corsOrigins)
  const fixedHeaders = Object.entries(securityHeaders({ https: serverUrl.startsWith('https:') }))
  let route: NodeHandler = answerWhileClosed
  let running = 0
  let draining = false

  const server = createServer((incoming, outgoing) => {
    const requestId = requestIdFrom(singleHeader(incoming.headers['x-request-id']))
    const client = clientAddress({
      socketAddress: incoming.socket.remoteAddress,
      forwardedFor: singleHeader(incoming.headers['x-forwarded-for']),
      trustedProxyHops,
    })
    for (const [name, value] of fixedHeaders) outgoing.setHeader(name, value)
    outgoing.setHeader('X-Request-Id', requestId)
    if (draining) outgoing.setHeader('Connection', 'close')
    running += 1
    const started = performance.now()
    outgoing.once('close', () => {
      running -= 1
      logAccess(log, { incoming, outgoing, requestId, milliseconds: performance.now() - started })
    })
    withRequest({ requestId, client }, () => {
      route(incoming, outgoing)
    })
  })
  server.requestTimeout = 60_000
  server.headersTimeout = 15_000
  server.keepAliveTimeout = 65_000

  return {
    server,
    open: (house) => {
      route = createRouter({ house, cors, origin: serverUrl, dev })
      server.on('upgrade', house.upgrade)
    },
    drain: async (deadlineMs) => {
      draining = true
      const deadline = Date.now() + deadlineMs
      while (running > 0 && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      if (running > 0) server.closeAllConnections()
      await closed
    },
  }
}

type Router = {
  house: House
  cors: ReturnType<typeof createCors>
  origin: string
  dev: boolean
}

function createRouter({ house, cors, origin, dev }: Router): NodeHandler {
  const reads = createPublicReads({ ...house, origin })
  const api = serveApi({ api: house.api, cors })
  return (incoming, outgoing) => {
    const url = incoming.url ?? ''
    // Absolute-form and `//host` targets have led other servers to fetch for the caller (CVE-2026-44578).
    if (!url.startsWith('/') || url.startsWith('//')) {
      outgoing.writeHead(400).end()
      return
    }
    if (!/^\/api(?:[/?]|$)/.test(url)) {
      servePage(house.pages, incoming, outgoing, dev)
      return
    }
    const { method } = incoming
    if (method !== 'GET' && method !== 'HEAD') {
      void api(incoming, outgoing)
      return
    }
    const read = { url, accept: incoming.headers.accept, hasCredentials: hasCredentials(incoming) }
    const send = sendStored.bind(undefined, incoming, outgoing, cors)
    const stored = reads.peek(read)
    if (stored) {
      send(stored)
      return
    }
    const answer = reads.answer(read)
    if (!answer) {
      void api(incoming, outgoing)
      return
    }
    answer.then(send, () => {
      void api(incoming, outgoing)
    })
  }
}

function hasCredentials({ headers }: IncomingMessage): boolean {
  return (
    headers.authorization !== undefined ||
    headers['x-api-key'] !== undefined ||
    (headers.cookie?.includes('foyer-') ?? false)
  )
}

/** Next reads the nonce for its own scripts from the policy in the request. */
function servePage(pages: NodeHandler, incoming: IncomingMessage, outgoing: ServerResponse, dev: boolean) {
  const nonce = randomBytes(16).toString('base64')
  const policy = contentSecurityPolicy({ nonce, dev })
  incoming.headers['content-security-policy'] = policy
  incoming.headers['x-nonce'] = nonce
  outgoing.setHeader('Content-Security-Policy', policy)
  pages(incoming, outgoing)
}

function singleHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value
}
