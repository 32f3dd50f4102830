import type { IncomingMessage, ServerResponse } from 'node:http'

import { Problem, problemResponse } from '../platform/http/Problem.js'
import { problems } from '../platform/http/problems.js'

const starting = new Problem(problems.unavailable, {
  detail: 'The service is starting. Try again in a few seconds.',
})

/** Answers while there is nothing behind the door yet: alive, not ready, and 503 for all else. */
export function answerWhileClosed(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const pathname = incoming.url?.split('?', 1)[0] ?? '/'
  const probe = probes[pathname]
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': '2' }
  if (probe) {
    outgoing.writeHead(probe.code, { ...headers, 'Content-Type': 'application/json' })
    outgoing.end(JSON.stringify({ status: probe.status }))
    return
  }
  const response = problemResponse(starting, pathname)
  outgoing.writeHead(503, { ...headers, 'Content-Type': 'application/problem+json' })
  void response.text().then((body) => outgoing.end(body))
}

const probes: Record<string, { code: number; status: string }> = {
  '/api/health/live': { code: 200, status: 'pass' },
  '/api/health/ready': { code: 503, status: 'fail' },
}
