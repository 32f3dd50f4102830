import type { PayloadRequest } from 'payload'

import { isDatabaseDown, isOutOfTime, isUndone } from '../isDatabaseDown.js'
import { Problem, problemResponse, problems, type ProblemType } from './Problem.js'

const byStatus = new Map<unknown, ProblemType>([
  [401, problems.unauthenticated],
  [403, problems.forbidden],
  [404, problems.notFound],
])

/** Answers whatever a handler threw: a problem as itself, anything else as a logged 5xx without its cause. */
export function failureResponse(error: unknown, req: PayloadRequest): Response {
  return problemResponse(asProblem(error, req), new URL(req.url ?? '', 'http://localhost').pathname)
}

function asProblem(error: unknown, req: PayloadRequest): Problem {
  const problem = problemOf(error)
  if (problem) return problem
  const known = byStatus.get((error as { status?: unknown } | null)?.status)
  if (known) return new Problem(known)
  req.payload.logger.error({ err: error, msg: 'An endpoint failed' })
  return new Problem(problems.internalError, {
    detail: 'The request failed on our side. Try again later.',
  })
}

/**
 * What callers are told, on every interface: of a problem itself, and of a database that is away, too slow or has undone
 * it; undefined for other errors.
 */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (isDatabaseDown(error)) return databaseDown()
  if (isUndone(error)) return undone()
  return isOutOfTime(error) ? outOfTime() : undefined
}

/** What callers are told while PostgreSQL cannot be reached. */
export function databaseDown(): Problem {
  return new Problem(problems.unavailable, {
    detail: 'The request cannot be served right now. Try again in a few seconds.',
    headers: { 'retry-after': '5' },
  })
}

/** What callers are told if PostgreSQL undid what they sent, which may well succeed the next time. */
function undone(): Problem {
  return new Problem(problems.unavailable, {
    detail: 'This could not be finished, and nothing was changed. Try again in a few seconds.',
    headers: { 'retry-after': '2' },
  })
}

/** What callers are told if the database took too long, or waited for others too long. */
function outOfTime(): Problem {
  return new Problem(problems.unavailable, {
    detail: 'This took too long, and was stopped. Ask for less, or try again in a few seconds.',
    headers: { 'retry-after': '5' },
  })
}
