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

/** Why a link cannot be used, as a problem. */
export function linkProblem(reason: Exclude<Availability, 'open'>): Problem {
  return new Problem(types[reason])
}
