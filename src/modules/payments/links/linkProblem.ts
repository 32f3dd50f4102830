import { Problem } from '../../../platform/http/Problem.js'
import type { ProblemType } from '../../../platform/http/problems.js'
import { linkExhausted, linkExpired, linkInactive, linkNotFound } from '../problems.js'
import type { Availability } from './availability.js'

const types: Record<Exclude<Availability, 'open'>, ProblemType> = {
  notFound: linkNotFound,
  inactive: linkInactive,
  expired: linkExpired,
  exhausted: linkExhausted,
}

/** The problem that says why a link cannot be used. */
export function linkProblem(reason: Exclude<Availability, 'open'>): Problem {
  return new Problem(types[reason])
}
