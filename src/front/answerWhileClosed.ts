import type { IncomingMessage, ServerResponse } from 'node:http'

import { Problem } from '../platform/http/Problem.js'
import { problems } from '../platform/http/problems.js'
import { sendProblem } from './sendProblem.js'

const noStore = { 'cache-control': 'no-store', 'retry-after': '2' }

const starting = new Problem(problems.unavailable, {
  detail: 'The service is starting. Try again in a few seconds.',
  headers: noStore,
})

const probes = new Map([
  ['/api/health/live', { code: 200, status: 'pass' }],
  ['/api/health/ready', { code: 503, status: 'fail' }],
])

/** Answers before the service behind the door has started: alive, not ready, and 503 for everything else. */
export function answerWhileClosed(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const target = incoming.url ?? '/'
  const probe = probes.get(target.split('?', 1)[0] ?? '/')
  if (!probe) {
    sendProblem(outgoing, starting, target)
    return
  }
  const body = JSON.stringify({ status: probe.status })
  outgoing.writeHead(probe.code, {
    ...noStore,
    'content-type': 'application/json',
    'content-length': body.length,
  })
  outgoing.end(body)
}
