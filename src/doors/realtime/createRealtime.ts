import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import type { Payload } from 'payload'
import { type WebSocket, WebSocketServer } from 'ws'

import type { Staff } from '../../platform/credentials/Caller.js'
import { presentsAny } from '../../platform/credentials/presented.js'
import { Problem } from '../../platform/http/Problem.js'
import { deleteOldEvents } from '../../platform/topics/readEvents.js'
import type { Caller } from './Caller.js'
import { checkCaller } from './checkCaller.js'
import { createFeeds } from './createFeeds.js'
import { identifyByHeaders } from './identify.js'
import { isOwnOrigin } from '../../platform/http/isOwnOrigin.js'
import { maxFrame } from './messages.js'
import { refuseUpgrade } from './refuseUpgrade.js'
import { serveSocket } from './serveSocket.js'

export type Realtime = {
  /** Takes a connection to `/api/ws` over; false leaves it to others. */
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Tells all clients to come back elsewhere, and resolves when they are gone. */
  close(): Promise<void>
}

const pingEveryMs = 30_000
const maxConnections = 5_000
const goodbyeMs = 2_000

/** The WebSocket at `/api/ws`. */
export async function createRealtime(payload: Payload): Promise<Realtime> {
  await deleteOldEvents(payload)
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrame,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const feeds = createFeeds(payload)
  const open = new Map<WebSocket, Caller>()
  let isClosing = false
  const stopPinging = keepAlive(open)
  const take = (socket: WebSocket, user?: Staff) => {
    open.set(socket, serveSocket(socket, { payload, feeds, user }))
    socket.once('close', () => open.delete(socket))
  }
  return {
    upgrade: (incoming, socket, head) => {
      if (incoming.url?.split('?', 1)[0] !== '/api/ws') return false
      if (!isOwnOrigin(payload.config, incoming.headers.origin)) refuseUpgrade(socket, 403)
      else if (isClosing || open.size >= maxConnections) refuseUpgrade(socket, 503)
      else {
        void admit(payload, { incoming, socket }, (user) =>
          server.handleUpgrade(incoming, socket, head, (one) => take(one, user)),
        )
      }
      return true
    },
    close: async () => {
      isClosing = true
      stopPinging()
      for (const socket of open.keys()) socket.close(1001, 'going away')
      const deadline = Date.now() + goodbyeMs
      while (open.size > 0 && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
      for (const socket of open.keys()) socket.terminate()
    },
  }
}

/** Lets in who presents nothing, or with the handshake a right credential, as clients can that set headers. */
async function admit(
  payload: Payload,
  { incoming, socket }: { incoming: IncomingMessage; socket: Duplex },
  open: (user?: Staff) => void,
): Promise<void> {
  if (!presentsAny(incoming.headers)) {
    open()
    return
  }
  // Nobody else listens while the credential is looked up.
  socket.on('error', () => undefined)
  try {
    const user = await identifyByHeaders(payload, incoming.headers)
    if (!socket.destroyed) open(user)
  } catch (error) {
    refuseUpgrade(socket, error instanceof Problem ? error.status : 503)
  }
}

/** Ends connections whose other side is gone, and those of callers who may no longer be there. */
function keepAlive(open: ReadonlyMap<WebSocket, Caller>): () => void {
  const silent = new WeakSet<WebSocket>()
  const beat = setInterval(() => {
    for (const [socket, caller] of open) {
      if (silent.has(socket)) {
        socket.terminate()
        continue
      }
      silent.add(socket)
      socket.once('pong', () => silent.delete(socket))
      socket.ping()
      // While the database is away nobody is sent anything either.
      checkCaller(caller).catch(() => undefined)
    }
  }, pingEveryMs)
  return () => clearInterval(beat)
}
