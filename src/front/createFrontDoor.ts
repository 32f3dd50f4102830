import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

import type { Logger } from 'pino'

import { readingFor } from '../platform/database/limitedReads.js'
import { clientAddress } from '../platform/http/clientAddress.js'
import { type RequestContext, requestIdFrom, withRequest } from '../platform/http/requestContext.js'
import { answerBrokenRequest } from './answerBrokenRequest.js'
import { answerWhileClosed } from './answerWhileClosed.js'
import { callerSignal } from './callerSignal.js'
import { createCors } from './cors.js'
import { createRouter, type House, type Router } from './createRouter.js'
import { refusalOf } from './refusalOf.js'
import { resourcePolicy, securityHeaders } from './securityHeaders.js'
import { sendProblem } from './sendProblem.js'
import { serveUpgrades } from './serveUpgrades.js'
import { trackRequests } from './trackRequests.js'

export type { House } from './createRouter.js'

export type FrontDoor = {
  server: Server
  /** Begins to accept requests; until then all get 503. */
  open(house: House): void
  /** Tells callers to reconnect elsewhere, and resolves when the last request is answered. */
  drain(deadlineMs: number): Promise<void>
}

type Options = {
  log: Logger
  serverUrl: string
  trustedProxyHops: number
  corsOrigins: readonly string[]
  dev: boolean
}

/**
 * The HTTP front door: gives every request its id and headers, answers what it can from memory, and hands on the rest.
 */
export function createFrontDoor(options: Options): FrontDoor {
  const { log, serverUrl, corsOrigins, dev } = options
  const requests = trackRequests(log)
  const contextOf = readContext(options)
  const fixed = Object.entries(securityHeaders({ https: serverUrl.startsWith('https:') })).flat()
  let router = closed
  let isDraining = false

  const receive = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const context = contextOf(incoming)
    const policy = resourcePolicy(incoming.url ?? '')
    const own = [...fixed, crossOriginPolicy, policy, 'X-Request-Id', context.requestId]
    if (isDraining) own.push('Connection', 'close')
    requests.begin(incoming, outgoing, context.requestId)
    const refusal = refusalOf(incoming)
    if (!refusal && router.sendReady(incoming, outgoing, own)) return
    for (let at = 0; at < own.length; at += 2) outgoing.setHeader(own[at] ?? '', own[at + 1] ?? '')
    withRequest(context, () => {
      if (refusal) sendProblem(outgoing, refusal, incoming.url ?? '')
      else readingFor(callerSignal(outgoing), () => router.route(incoming, outgoing))
    })
  }
  const server = createServer({ connectionsCheckingInterval: 1_000 }, receive)
  Object.assign(server, timeouts)
  answerWhatIsNoRequest(server, requests)

  return {
    server,
    open: (house) => {
      router = createRouter(house, { cors: createCors(corsOrigins), origin: serverUrl, dev, log })
      server.on('upgrade', serveUpgrades({ house, receive, contextOf, begin: requests.upgrade }))
    },
    drain: (deadlineMs) => {
      isDraining = true
      return requests.drain(server, deadlineMs)
    },
  }
}

function answerWhatIsNoRequest(server: Server, requests: ReturnType<typeof trackRequests>): void {
  server.on('clientError', (error, socket) => {
    answerBrokenRequest({ error, socket, begun: requests.answerOn(socket) })
  })
  // CONNECT asks for a tunnel, and Node would hang up without an answer.
  server.on('connect', (_, socket) => {
    answerBrokenRequest({ error: new Error('No tunnels here'), socket, begun: undefined })
  })
}

const crossOriginPolicy = 'Cross-Origin-Resource-Policy'

/** While nothing behind the door has started. */
const closed: Router = { sendReady: () => false, route: answerWhileClosed }

/** In milliseconds. Load balancers commonly drop a connection after a minute; keep-alive outlasts that. */
const timeouts = { headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 65_000 }

/** Records who made a request, and its id. */
function readContext({ trustedProxyHops }: Options) {
  return ({ headers, socket }: IncomingMessage): RequestContext => ({
    requestId: requestIdFrom(singleHeader(headers['x-request-id'])),
    client: clientAddress({
      socketAddress: socket.remoteAddress,
      forwardedFor: singleHeader(headers['x-forwarded-for']),
      trustedProxyHops,
    }),
  })
}

function singleHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value
}
