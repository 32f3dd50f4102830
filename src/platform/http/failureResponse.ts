import type { PayloadRequest } from 'payload'

import { Problem, problemResponse } from './Problem.js'
import { type ProblemType, problems } from './problems.js'

const byStatus: Record<number, ProblemType> = {
  401: problems.unauthenticated,
  403: problems.forbidden,
  404: problems.notFound,
}

/** Answers whatever a handler threw: a problem as itself, anything else as a logged 500 without its cause. */
export function failureResponse(error: unknown, req: PayloadRequest): Response {
  return problemResponse(asProblem(error, req), new URL(req.url ?? '', 'http://localhost').pathname)
}

function asProblem(error: unknown, req: PayloadRequest): Problem {
  if (error instanceof Problem) return error
  const status = (error as { status?: unknown } | null)?.status
  const known = typeof status === 'number' ? byStatus[status] : undefined
  if (known) return new Problem(known)
  req.payload.logger.error({ err: error, msg: 'An endpoint failed' })
  return new Problem(problems.internalError, {
    detail: 'The request failed on our side. Try again later.',
  })
}
