import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

import { logPlainly } from '../platform/createLog.js'
import type { RequestContext } from '../platform/http/requestContext.js'
import { maskAddresses } from '../platform/redact.js'

/** Connections with only a half-sent body get this long to end. */
const closeWithinMs = 200

/** One answered request, as the metrics count it. */
export type Answered = {
  incoming: IncomingMessage
  request: RequestContext
  status: number
  milliseconds: number
}

type OnAnswered = (answered: Answered) => void

/** Tracks the requests being answered, logs each when it ends, and drains a server of them. */
export function trackRequests(log: Logger) {
  let onAnswered: OnAnswered | undefined
  let running = 0
  const bySocket = new WeakMap<Duplex, ServerResponse>()
  const upgraded = new Set<Duplex>()
  return {
    begin: (incoming: IncomingMessage, outgoing: ServerResponse, request: RequestContext): void => {
      const started = performance.now()
      running += 1
      bySocket.set(incoming.socket, outgoing)
      outgoing.on('close', () => {
        running -= 1
        if (bySocket.get(incoming.socket) === outgoing) bySocket.delete(incoming.socket)
        const milliseconds = performance.now() - started
        logAccess(log, { incoming, outgoing, requestId: request.requestId, milliseconds })
        onAnswered?.({ incoming, request, status: outgoing.statusCode, milliseconds })
      })
    },
    /** Calls this for every request from now on. */
    tell: (told: OnAnswered | undefined): void => {
      onAnswered = told
    },
    /** Registers a connection that has left HTTP; Node no longer counts it as the server's. */
    upgrade: (socket: Duplex): void => {
      upgraded.add(socket)
      socket.once('close', () => upgraded.delete(socket))
    },
    /** The answer in progress on a connection. */
    answerOn: (socket: Duplex): ServerResponse | undefined => bySocket.get(socket),
    /** Resolves when the server is closed: after its last answer, or after the deadline, when the rest is cut off. */
    drain: async (server: Server, deadlineMs: number): Promise<void> => {
      const deadline = Date.now() + deadlineMs
      while (running > 0 && Date.now() < deadline) await sleep(50)
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      for (const socket of upgraded) socket.destroy()
      await Promise.race([closed, sleep(running > 0 ? 0 : closeWithinMs)])
      server.closeAllConnections()
      await closed
    },
  }
}

type Ended = {
  incoming: IncomingMessage
  outgoing: ServerResponse
  requestId: string
  milliseconds: number
}

/** One log line per request, without query, address or user agent: any of them may be personal data. */
function logAccess(log: Logger, { incoming, outgoing, requestId, milliseconds }: Ended): void {
  logPlainly(log, {
    requestId,
    method: incoming.method,
    path: maskAddresses(incoming.url?.split('?', 1)[0] ?? ''),
    status: outgoing.statusCode,
    ms: Math.round(milliseconds * 10) / 10,
    aborted: outgoing.writableFinished ? undefined : true,
    msg: 'request',
  })
}
