import { type Problem, problemResponse } from '../http/Problem.js'
import type { Place } from './routes.js'

/** A problem in the error format of the path's owner: Payload's format on its own routes. */
export function problemAt(place: Place, problem: Problem, pathname: string): Response {
  if (!place.isPayloads) return problemResponse(problem, pathname)
  const { code, message, status, headers } = problem
  return Response.json({ errors: [{ message, code }], code }, { status, headers })
}
