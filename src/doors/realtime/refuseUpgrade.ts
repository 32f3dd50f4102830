import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

import { type Problem, problemDocument } from '../../platform/http/Problem.js'
import { currentRequest } from '../../platform/http/requestContext.js'

/** Answers a connection that does not become a WebSocket with the problem, and closes it. */
export function refuseUpgrade(socket: Duplex, problem: Problem): void {
  const { status, headers, body } = problemDocument(problem, '/api/ws')
  const fields = {
    ...headers,
    'x-request-id': currentRequest()?.requestId ?? '',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  const first = `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n`
  socket.end(`${first}${lines.join('')}\r\n${body}`)
}
