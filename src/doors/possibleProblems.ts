import type { Contract } from '../platform/api/contract.js'
import { type ProblemType, problems } from '../platform/http/problems.js'

/** Every problem that an endpoint can answer with, according to its contract. */
export function possibleProblems(contract: Contract): ProblemType[] {
  const { method, body, params, limit, access, idempotent } = contract
  const listed: ProblemType[] = [
    ...contract.problems,
    problems.invalidQuery,
    ...(params ? [problems.notFound] : []),
    ...(body ? bodyProblems : []),
    ...(method === 'get' ? [] : [problems.payloadTooLarge]),
    ...(limit.length > 0 ? [problems.rateLimited] : []),
    ...(access === 'public' ? [] : [problems.unauthenticated]),
    // Public endpoints need no credential, but refuse a wrong one.
    problems.invalidCredentials,
    ...(access === 'public' ? [] : [problems.forbidden]),
    ...(idempotent ? idempotencyProblems : []),
    problems.internalError,
    problems.unavailable,
  ]
  return [...new Map(listed.map((type) => [type.code, type])).values()]
}

const bodyProblems = [
  problems.invalidJson,
  problems.payloadTooLarge,
  problems.unsupportedMediaType,
  problems.validationFailed,
]

const idempotencyProblems = [
  problems.invalidIdempotencyKey,
  problems.requestInProgress,
  problems.idempotencyMismatch,
]
