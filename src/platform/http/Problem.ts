import { APIError } from 'payload'

import { currentRequest } from './requestContext.js'

/**
 * A kind of error. Its `code` never changes once released; `detail` says what to do about it, unless the place that
 * throws it says something more specific.
 */
export type ProblemType = { code: string; status: number; title: string; detail?: string }

/** The problems any endpoint may answer with; a module adds its own in its `problems.ts`. */
export const problems = {
  invalidRequest: {
    code: 'invalid_request',
    status: 400,
    title: 'This is not a request that can be answered',
    detail: 'Check the method, the address and the headers of the request.',
  },
  invalidJson: {
    code: 'invalid_json',
    status: 400,
    title: 'The body is not a JSON object',
    detail: 'Send a JSON object as the body.',
  },
  invalidQuery: {
    code: 'invalid_query',
    status: 400,
    title: 'The query is not valid',
    detail: '`errors` says which parameters to correct.',
  },
  invalidIdempotencyKey: {
    code: 'invalid_idempotency_key',
    status: 400,
    title: 'The Idempotency-Key is not valid',
    detail: 'Send 8 to 128 letters, digits, hyphens or underscores.',
  },
  unauthenticated: {
    code: 'unauthenticated',
    status: 401,
    title: 'Sign in first',
    detail: 'Send a key or a session token with the request.',
  },
  invalidCredentials: {
    code: 'invalid_credentials',
    status: 401,
    title: 'These credentials are not valid',
    detail: 'The key or token is unknown, expired or revoked, or meant for another kind of caller.',
  },
  forbidden: {
    code: 'forbidden',
    status: 403,
    title: 'Not allowed',
    detail: 'The role of this caller does not allow it.',
  },
  notFound: {
    code: 'not_found',
    status: 404,
    title: 'Nothing here',
    detail: 'Check the address and the ID in it.',
  },
  methodNotAllowed: {
    code: 'method_not_allowed',
    status: 405,
    title: 'Method not allowed',
    detail: 'The `Allow` header lists the methods of this address.',
  },
  requestTimeout: {
    code: 'request_timeout',
    status: 408,
    title: 'The request took too long',
    detail: 'Send the request again, all of it at once.',
  },
  requestInProgress: {
    code: 'request_in_progress',
    status: 409,
    title: 'The first request with this key is still running',
    detail: 'Wait for as long as `Retry-After` says, then repeat the request.',
  },
  /** Both are answered wherever a date of a course is booked: by paying for it, or free of charge. */
  sessionFull: {
    code: 'session_full',
    status: 409,
    title: 'This date has too few places left',
    detail: 'Choose another date, or fewer places.',
  },
  sessionClosed: {
    code: 'session_closed',
    status: 409,
    title: 'This date cannot be booked any more',
    detail: 'It is over or was cancelled. Choose another one.',
  },
  payloadTooLarge: {
    code: 'payload_too_large',
    status: 413,
    title: 'The body is too large',
    detail: 'Send a smaller body.',
  },
  unsupportedMediaType: {
    code: 'unsupported_media_type',
    status: 415,
    title: 'This content type is not accepted',
    detail: 'Send the body as `application/json` in UTF-8.',
  },
  rangeNotSatisfiable: {
    code: 'range_not_satisfiable',
    status: 416,
    title: 'The file has no such part',
    detail: 'Ask for bytes below the size in `Content-Range`.',
  },
  validationFailed: {
    code: 'validation_failed',
    status: 422,
    title: 'Some fields are not valid',
    detail: '`errors` says which fields to correct.',
  },
  idempotencyMismatch: {
    code: 'idempotency_mismatch',
    status: 422,
    title: 'This Idempotency-Key was used with another body',
    detail: 'Use a new key for another request.',
  },
  rateLimited: {
    code: 'rate_limited',
    status: 429,
    title: 'Too many requests',
    detail: 'Wait for as long as `Retry-After` says.',
  },
  headersTooLarge: {
    code: 'headers_too_large',
    status: 431,
    title: 'The address and headers are too long',
    detail: 'Shorten the address, the cookies or other headers.',
  },
  internalError: {
    code: 'internal_error',
    status: 500,
    title: 'Something went wrong here',
    detail: 'Try again later. Our log has the details under `requestId`.',
  },
  unavailable: {
    code: 'unavailable',
    status: 503,
    title: 'Not available right now',
    detail: 'Try again in a few seconds.',
  },
} as const satisfies Record<string, ProblemType>

/** One fault of a request: where (a JSON Pointer, RFC 6901), its code, and a message. */
export type Fault = { path: string; code: string; message: string }

type ProblemDetails = { detail?: string; errors?: Fault[]; headers?: Record<string, string> }

/**
 * An error meant for the caller (RFC 9457). It extends Payload's APIError to keep its status and message when it is
 * thrown inside a hook, where Payload answers instead of `endpoint()`.
 */
export class Problem extends APIError<null> {
  readonly code: string
  readonly title: string
  readonly errors: Fault[] | undefined
  readonly headers: Record<string, string>

  constructor(type: ProblemType, { detail, errors, headers = {} }: ProblemDetails = {}) {
    super(detail ?? type.detail ?? `${type.title}.`, type.status, null, true)
    this.code = type.code
    this.title = type.title
    this.errors = errors
    this.headers = headers
  }
}

/** The problem of a request of which one part has this fault. */
export function invalid(path: string, code: string, message: string): Problem {
  return new Problem(problems.validationFailed, { errors: [{ path, code, message }] })
}

/** The `application/problem+json` answer for a problem at this path, as plain parts. */
export function problemDocument(problem: Problem, pathname: string) {
  const document = {
    type: `urn:foyer:problem:${problem.code}`,
    title: problem.title,
    status: problem.status,
    detail: problem.message,
    instance: pathname,
    requestId: currentRequest()?.requestId,
    code: problem.code,
    ...(problem.errors && { errors: problem.errors }),
  }
  return {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'private, no-store',
      // RFC 9110 15.5.2 requires one; this scheme opens no password dialogue in browsers.
      ...(problem.status === 401 && { 'www-authenticate': 'Bearer' }),
      ...problem.headers,
    },
    body: JSON.stringify(document),
  }
}

/** The `application/problem+json` answer for a problem at this path. */
export function problemResponse(problem: Problem, pathname: string): Response {
  const { body, ...init } = problemDocument(problem, pathname)
  return new Response(body, init)
}
