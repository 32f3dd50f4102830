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
  /** Called with every connection that leaves HTTP. */
  begin: (socket: Duplex) => void
}

/**
 * Hands on WebSocket requests. No other protocol is supported, and RFC 9110 7.8 lets a server continue in HTTP/1.1:
 * Java's client asks for `h2c` on every plain connection. Node leaves the body of such a request unread, so one with a
 * body is refused here.
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
  socket.resume()
  socket.once('end', () => socket.destroy())
  socket.once('close', () => {
    if (!outgoing.writableFinished) outgoing.emit('close')
  })
  return outgoing
}
