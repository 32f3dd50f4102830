import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

import { logPlainly } from '../platform/createLog.js'
import type { RequestContext } from '../platform/http/requestContext.js'
import { maskAddresses } from '../platform/redact.js'

/** Connections with only a half-sent body get this long to end. */
const closeWithinMs = 200

/**
 * Requests of one connection that may wait for their answers. Browsers and proxies send one after the other, load
 * generators some dozen; Node reads 2,000 short ones at once, whose answers would fill the memory.
 */
const mostUnanswered = 200

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
  const answersOn = bySocket()
  const upgraded = new Set<Duplex>()
  return {
    /** False, with the connection closed, if too many of its requests wait. */
    begin: (incoming: IncomingMessage, outgoing: ServerResponse, request: RequestContext) => {
      const { socket } = incoming
      const answers = answersOn(socket)
      if (answers.size >= mostUnanswered) socket.destroy()
      if (socket.destroyed) return false
      const started = performance.now()
      running += 1
      answers.add(outgoing)
      outgoing.once('close', () => {
        running -= 1
        answers.delete(outgoing)
        const milliseconds = performance.now() - started
        logAccess(log, { incoming, outgoing, requestId: request.requestId, milliseconds })
        onAnswered?.({ incoming, request, status: outgoing.statusCode, milliseconds })
      })
      return true
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
    /** The answer to the last request of a connection, while it is in progress. */
    answerOn: (socket: Duplex): ServerResponse | undefined => [...answersOn(socket)].at(-1),
    /** Resolves when the server is closed: after its last answer, or after the deadline, when the rest is cut off. */
    drain: async (server: Server, deadlineMs: number): Promise<void> => {
      const deadline = Date.now() + deadlineMs
      while (running > 0 && Date.now() < deadline) await sleep(50)
      for (const socket of upgraded) socket.destroy()
      await close(server, running > 0 ? 0 : closeWithinMs)
    },
  }
}

async function close(server: Server, withinMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await Promise.race([closed, sleep(withinMs)])
  server.closeAllConnections()
  await closed
}

/** The answers in progress by their connection. Node tells only the one whose turn it is that the client has hung up. */
function bySocket(): (socket: Duplex) => Set<ServerResponse> {
  const known = new WeakMap<Duplex, Set<ServerResponse>>()
  return (socket) => {
    const answers = known.get(socket) ?? new Set<ServerResponse>()
    if (known.has(socket)) return answers
    known.set(socket, answers)
    socket.once('close', () => {
      for (const answer of answers) if (!answer.socket) answer.emit('close')
    })
    return answers
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
