import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import { Problem, problems } from '../platform/http/Problem.js'
import { type RequestContext, withRequest } from '../platform/http/requestContext.js'
import type { Upstreams } from './createRouter.js'
import { refusalOf } from './refusalOf.js'

/** Answers a request over HTTP: with the refusal if there is one. */
export type Receive = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  refusal?: Problem,
) => void

type Upgrades = {
  upstreams: Pick<Upstreams, 'upgrade'>
  receive: Receive
  contextOf: (incoming: IncomingMessage) => RequestContext
  /** Called with every connection that leaves HTTP. */
  begin: (socket: Duplex) => void
  answerOn: (socket: Duplex) => ServerResponse | undefined
}

/**
 * Hands on WebSocket requests; a path without a WebSocket is 404. No other protocol is supported, and RFC 9110 7.8 lets a
 * server continue in HTTP/1.1: Java's client asks for `h2c` on every plain connection. Node leaves the body of such a
 * request unread, so one with a body is refused here. A handshake is a GET (RFC 6455 4.1). One that is sent before an
 * earlier request is answered ends the connection, as the answer has the socket, and Node no longer reads it.
 */
export function serveUpgrades({ upstreams, receive, contextOf, begin, answerOn }: Upgrades) {
  return (incoming: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (answerOn(socket)) {
      socket.on('error', () => undefined)
      // After the answers that wait for the end of this turn (endTogether).
      setImmediate(() => socket.destroy())
      return
    }
    const { headers, method } = incoming
    const isHandshake = method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket'
    if (!isHandshake || refusalOf(incoming)) {
      receive(incoming, lastAnswerTo(incoming), hasBody(incoming) ? withBody : undefined)
      return
    }
    const refuse = (problem: Problem) => {
      if (!socket.destroyed) receive(incoming, lastAnswerTo(incoming), problem)
    }
    const isTaken = withRequest(contextOf(incoming), () =>
      upstreams.upgrade(incoming, socket, { head, refuse }),
    )
    if (isTaken) begin(socket)
    else refuse(nothingHere)
  }
}

const withBody = new Problem(problems.invalidRequest, {
  detail: 'Send the body without an Upgrade header.',
})

const nothingHere = new Problem(problems.notFound, { detail: 'The WebSocket is at /api/ws.' })

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Node drains these connections only up to the last byte of the answer. */
function lastAnswerTo(incoming: IncomingMessage): ServerResponse {
  const { socket } = incoming
  const outgoing = new ServerResponse(incoming)
  outgoing.shouldKeepAlive = false
  outgoing.assignSocket(socket)
  outgoing.once('finish', () => {
    outgoing.detachSocket(socket)
    socket.end()
    outgoing.emit('close')
  })
  // Node has taken its own listener off, and an error that nobody hears would end the process.
  socket.on('error', () => socket.destroy())
  socket.resume()
  socket.once('end', () => socket.destroy())
  socket.once('close', () => {
    if (!outgoing.writableFinished) outgoing.emit('close')
  })
  return outgoing
}
