import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Payload } from 'payload'
import { WebSocketServer, type WebSocket } from 'ws'

import { createClientSlots } from '../../platform/api/createClientSlots.js'
import { presentsAny } from '../../platform/credentials/authenticate.js'
import { customOf } from '../../platform/extend.js'
import { Problem, problems } from '../../platform/http/Problem.js'
import { problemOf } from '../../platform/http/failureResponse.js'
import { isOwnOrigin } from '../../platform/http/refuseForeignSite.js'
import { currentRequest } from '../../platform/http/requestContext.js'
import type { LimitRule } from '../../platform/limits/createLimits.js'
import { platformOf } from '../../platform/platform.js'
import { deleteOldEvents } from '../../platform/topics/topicEvents.js'
import type { Session } from './Session.js'
import { checkSession, createRenewal } from './checkSession.js'
import { createFeed, type Feed } from './createFeed.js'
import { identifyByHeaders, type Known, markOf } from './identify.js'
import { maxFrame, maxPieces } from './messages.js'
import { serveSocket } from './serveSocket.js'
import { upgradeRequired } from './socketProblems.js'

type Handshake = { head: Buffer; refuse: (problem: Problem) => void }

const pingEveryMs = 30_000
const maxConnections = 5_000
const goodbyeMs = 2_000
/** Opening a connection costs more than keeping it: callers who keep reopening are slowed down. */
const upgrades: LimitRule = { name: 'socket-upgrades', points: 60, seconds: 60, shared: true }

/** The WebSocket at `/api/ws`. */
export async function createRealtime(payload: Payload) {
  await deleteOldEvents(payload)
  const { server, handshakes } = createServer()
  const feeds = createFeeds(payload)
  const open = new Map<WebSocket, Session>()
  const admit = createAdmission(payload)
  let isClosing = false
  const isFull = () => isClosing || open.size >= maxConnections
  const stopPinging = keepAlive(open)
  const renew = createRenewal(payload)
  const take = (socket: WebSocket, known?: Known) => {
    open.set(socket, serveSocket(socket, { payload, feeds, renew }, known))
    socket.once('close', () => open.delete(socket))
  }
  return {
    /** Takes over a connection to `/api/ws`, or refuses it; false leaves it to others. */
    upgrade: (incoming: IncomingMessage, socket: Duplex, handshake: Handshake) => {
      if (incoming.url?.split('?', 1)[0] !== '/api/ws') return false
      // ws handles errors only once it has the connection.
      socket.on('error', () => undefined)
      const { head, refuse } = handshake
      handshakes.set(incoming, handshake)
      admit(incoming, socket).then(
        (known) => {
          if (isFull()) refuse(new Problem(problems.unavailable, busy))
          else server.handleUpgrade(incoming, socket, head, (one) => take(one, known))
        },
        (error: unknown) => refuse(problemFrom(error)),
      )
      return true
    },
    /** Tells all clients to reconnect elsewhere, and resolves when they are gone. */
    close: async () => {
      isClosing = true
      stopPinging()
      await closeAll(open)
    },
  }
}

/** The server of ws, which would name no request, and refuse what is no handshake in plain text. */
function createServer() {
  const handshakes = new WeakMap<IncomingMessage, Handshake>()
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrame,
    // A frame that comes byte by byte takes 300 times its length until it is whole (measured).
    maxBufferedChunks: maxPieces,
    maxFragments: maxPieces,
    perMessageDeflate: false,
    clientTracking: false,
  })
  server.on('headers', (headers) => {
    const { requestId } = currentRequest() ?? {}
    if (requestId) headers.push(`X-Request-Id: ${requestId}`)
  })
  server.on('wsClientError', ({ message }, _, incoming) => {
    handshakes.get(incoming)?.refuse(upgradeRequired(message))
  })
  return { server, handshakes }
}

async function closeAll(open: ReadonlyMap<WebSocket, Session>): Promise<void> {
  for (const socket of open.keys()) socket.close(1001, 'going away')
  const deadline = Date.now() + goodbyeMs
  while (open.size > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  for (const socket of open.keys()) socket.terminate()
}

/**
 * Admits callers without a credential, and those who send a valid one with the handshake, as clients can that set
 * headers; otherwise throws the reason. Their share of the limits is freed when the connection closes.
 */
function createAdmission(payload: Payload) {
  const slots = createClientSlots('sockets')
  return async ({ headers }: IncomingMessage, socket: Duplex): Promise<Known | undefined> => {
    if (!isOwnOrigin(payload.config, headers.origin)) {
      throw new Problem(problems.forbidden, { detail: 'Pages of other sites may not call this.' })
    }
    const client = currentRequest()?.client
    socket.once('close', slots.take(client))
    await platformOf(payload).limits.consume(upgrades, client)
    if (!presentsAny(headers)) return undefined
    const user = await identifyByHeaders(payload, headers)
    return { user, mark: markOf(headers.authorization, headers['x-api-key']?.toString()) }
  }
}

const busy = { headers: { 'retry-after': '5' } }

function problemFrom(error: unknown): Problem {
  return problemOf(error) ?? new Problem(problems.internalError)
}

/** Closes connections whose other side is gone, and those of callers who are no longer allowed. */
function keepAlive(open: ReadonlyMap<WebSocket, Session>): () => void {
  const silent = new WeakSet<WebSocket>()
  const beat = setInterval(() => {
    for (const [socket, session] of open) {
      if (silent.has(socket)) {
        socket.terminate()
        continue
      }
      silent.add(socket)
      socket.once('pong', () => silent.delete(socket))
      socket.ping()
      // While the database is down, nothing is sent to anybody anyway.
      checkSession(session).catch(() => undefined)
    }
  }, pingEveryMs)
  return () => clearInterval(beat)
}

/** The feeds of all topics of this configuration, by name, woken by events of any process. */
function createFeeds(payload: Payload): ReadonlyMap<string, Feed> {
  const { topics = [] } = customOf(payload.config)
  const feeds = new Map(topics.map((topic) => [topic.name, createFeed(payload, topic)]))
  if (feeds.size === 0) return feeds
  platformOf(payload).events.listen((name) => {
    const woken = name === undefined ? [...feeds.values()] : [feeds.get(name)]
    for (const feed of woken) feed?.notify()
  })
  return feeds
}
