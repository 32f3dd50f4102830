import type { ServerResponse } from 'node:http'

import { type Problem, problemDocument } from '../platform/http/Problem.js'

/** Answers with a problem where there is no fetch-style Response. */
export function sendProblem(outgoing: ServerResponse, problem: Problem, target: string): void {
  const pathname = target.split('?', 1)[0] ?? '/'
  const { status, headers, body } = problemDocument(problem, pathname)
  outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  outgoing.end(body)
}
