import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

import { Problem, problemDocument } from '../platform/http/Problem.js'
import { problems, type ProblemType } from '../platform/http/problems.js'
import { requestIdFrom, withRequest } from '../platform/http/requestContext.js'
import { unknownClient } from '../platform/http/clientAddress.js'

const byCode = new Map<string | undefined, ProblemType>([
  ['HPE_HEADER_OVERFLOW', problems.headersTooLarge],
  ['ERR_HTTP_REQUEST_TIMEOUT', problems.requestTimeout],
])

type Broken = { error: NodeJS.ErrnoException; socket: Duplex; begun: ServerResponse | undefined }

/**
 * Answers what Node could not read as a request, or not in time, and closes the connection. Sends nothing where an
 * answer has already begun on it.
 */
export function answerBrokenRequest({ error, socket, begun }: Broken): void {
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
