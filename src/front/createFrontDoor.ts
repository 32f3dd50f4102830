import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'

import { readingFor } from '../platform/database/limitedReads.js'
import { Problem, problemDocument, problems, type ProblemType } from '../platform/http/Problem.js'
import { clientAddress, unknownClient } from '../platform/http/clientAddress.js'
import type { RequestContext } from '../platform/http/requestContext.js'
import { requestIdFrom, withRequest } from '../platform/http/requestContext.js'
import type { HeaderList } from './StoredAnswer.js'
import { createCors } from './cors.js'
import type { Upstreams, Router } from './createRouter.js'
import { createRouter } from './createRouter.js'
import { refusalOf } from './refusalOf.js'
import { resourcePolicy, securityHeaders } from './securityHeaders.js'
import { sendProblem } from './sendProblem.js'
import { sendStarting } from './sendStarting.js'
import { type Receive, serveUpgrades } from './serveUpgrades.js'
import { trackRequests } from './trackRequests.js'

export type { Upstreams } from './createRouter.js'

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
export function createFrontDoor(options: Options) {
  const { log, serverUrl, corsOrigins, dev } = options
  const contextOf = readContext(options)
  const own = securityHeaders({ https: serverUrl.startsWith('https:') })
  const fixed = Object.entries(own).flat()
  let router = closed
  const requests = trackRequests(log)
  let lastly: HeaderList = []
  const leave = () => (lastly = ['Connection', 'close'])

  const receive: Receive = (incoming, outgoing, refusal = refusalOf(incoming)) => {
    const context = contextOf(incoming)
    const policy = resourcePolicy(incoming.url ?? '')
    const id = context.requestId
    const added = [...fixed, crossOriginPolicy, policy, 'X-Request-Id', id, ...lastly]
    if (!requests.begin(incoming, outgoing, context)) return
    if (!refusal && router.sendReady(incoming, outgoing, added)) return
    setHeaders(outgoing, added)
    const isGet = incoming.method === 'GET'
    withRequest(context, () => {
      if (refusal) sendProblem(outgoing, refusal, incoming.url ?? '')
      else readingFor(callerOf(outgoing), () => router.route(incoming, outgoing), isGet)
    })
  }
  const server = startServer(receive, requests, own)

  return {
    server,
    /** Begins to accept requests; until then all get 503. */
    open: (upstreams: Upstreams) => {
      const cors = createCors(corsOrigins)
      router = createRouter(upstreams, { cors, origin: serverUrl, dev, log })
      requests.tell(upstreams.onAnswered)
      const { upgrade: begin, answerOn } = requests
      server.on('upgrade', serveUpgrades({ upstreams, receive, contextOf, begin, answerOn }))
    },
    /** Tells callers to reconnect elsewhere from now on; requests are answered as before. */
    leave: () => void leave(),
    /** Resolves when the last request is answered. */
    drain: (deadlineMs: number) => {
      leave()
      return requests.drain(server, deadlineMs)
    },
  }
}

export type FrontDoor = ReturnType<typeof createFrontDoor>

function setHeaders(outgoing: ServerResponse, headers: HeaderList): void {
  for (let at = 0; at < headers.length; at += 2) {
    outgoing.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
  }
}

/** Listens to no port yet. `own` are headers of what it answers to that is no request. */
function startServer(
  receive: Receive,
  requests: ReturnType<typeof trackRequests>,
  own: Record<string, string>,
): Server {
  const server = createServer(timeouts, (incoming, outgoing) => receive(incoming, outgoing))
  // Node refuses an unknown Expect without a body or an id. It may be ignored (RFC 9110 10.1.1).
  server.on('checkExpectation', (incoming, outgoing) => receive(incoming, outgoing))
  server.on('clientError', (error, socket) => {
    // After the answers that wait for the end of this turn (endTogether).
    setImmediate(() => {
      answerBrokenRequest({ error, socket, begun: requests.answerOn(socket), own })
    })
  })
  // CONNECT asks for a tunnel, and Node would hang up without an answer.
  server.on('connect', (_, socket) => {
    const error = new Error('No tunnels here')
    // Node has taken its own listener off, and an error that nobody hears would end the process.
    socket.on('error', () => undefined)
    setImmediate(() => {
      answerBrokenRequest({ error, socket, begun: undefined, own })
    })
  })
  return server
}

const crossOriginPolicy = 'Cross-Origin-Resource-Policy'

/** While nothing behind the door has started. */
const closed: Router = { sendReady: () => false, route: sendStarting }

/** Times in milliseconds. Load balancers commonly drop a connection after a minute; keep-alive outlasts that. */
const timeouts = {
  ...{ headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 65_000 },
  connectionsCheckingInterval: 1_000,
  // Node’s own refusal has no body.
  requireHostHeader: false,
}

/** Records who made a request, and its id. */
function readContext({ trustedProxyHops }: Options) {
  return ({ headers, socket }: IncomingMessage): RequestContext => ({
    requestId: requestIdFrom(singleHeader(headers['x-request-id'])),
    client: clientAddress({
      socketAddress: socket.remoteAddress,
      forwardedFor: singleHeader(headers['x-forwarded-for']),
      trustedProxyHops,
    }),
    traceparent: singleHeader(headers.traceparent),
  })
}

function singleHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value
}

const byCode = new Map<string | undefined, ProblemType>([
  ['HPE_HEADER_OVERFLOW', problems.headersTooLarge],
  ['ERR_HTTP_REQUEST_TIMEOUT', problems.requestTimeout],
])

type Broken = {
  error: NodeJS.ErrnoException
  socket: Duplex
  begun: ServerResponse | undefined
  own: Record<string, string>
}

/**
 * Answers what Node could not read as a request, or not in time, and closes the connection. Sends nothing where an
 * answer has already begun on it.
 */
function answerBrokenRequest({ error, socket, begun, own }: Broken): void {
  if (socket.writableEnded) return
  if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent) {
    socket.destroy()
    return
  }
  const requestId = requestIdFrom(undefined)
  const { status, headers, body } = withRequest({ requestId, client: unknownClient }, () =>
    problemDocument(new Problem(byCode.get(error.code) ?? problems.invalidRequest), ''),
  )
  const lines = Object.entries({
    ...own,
    ...headers,
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`
  socket.end(head + body)
  // If closed at once with bytes still coming in, the connection would be reset and the answer lost.
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

const lingerMs = 1_000

/**
 * Whose signal is aborted when they hang up before the whole answer is written. It is made when it is first asked for:
 * with its listener it was a thirtieth of a small answer (measured).
 */
function callerOf(outgoing: ServerResponse): { readonly signal: AbortSignal } {
  let gone: AbortController | undefined
  const leave = () => {
    if (!outgoing.writableFinished) gone?.abort()
  }
  return {
    get signal() {
      if (!gone) {
        gone = new AbortController()
        if (outgoing.closed) leave()
        else outgoing.once('close', leave)
      }
      return gone.signal
    },
  }
}
