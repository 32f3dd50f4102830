import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import { type RequestContext, withRequest } from '../platform/http/requestContext.js'
import type { House } from './createRouter.js'
import { refusalOf } from './refusalOf.js'

type Upgrades = {
  house: Pick<House, 'upgrade'>
  /** Answers a request that stays HTTP after all. */
  receive: (incoming: IncomingMessage, outgoing: ServerResponse) => void
  contextOf: (incoming: IncomingMessage) => RequestContext
  /** Told of every connection that leaves HTTP. */
  begin: (socket: Duplex) => void
}

/**
 * Hands requests for WebSocket on. Other protocols are not spoken here, and RFC 9110 7.8 lets a server go on in
 * HTTP/1.1: Java's client asks for `h2c` on every plain connection. A body is lost on them, because Node leaves it
 * unread, so such requests end here.
 */
export function serveUpgrades({ house, receive, contextOf, begin }: Upgrades) {
  return (incoming: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (incoming.headers.upgrade?.toLowerCase() !== 'websocket' || refusalOf(incoming)) {
      if (hasBody(incoming)) socket.destroy()
      else receive(incoming, lastAnswerTo(incoming))
      return
    }
    begin(socket)
    withRequest(contextOf(incoming), () => house.upgrade(incoming, socket, head))
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Node does for it what it does for other answers only as far as the last byte. */
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
  socket.resume()
  socket.once('end', () => socket.destroy())
  socket.once('close', () => {
    if (!outgoing.writableFinished) outgoing.emit('close')
  })
  return outgoing
}
