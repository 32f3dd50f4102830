/** A kind of error that callers can rely on: its `code` never changes once released. */
export type ProblemType = { code: string; status: number; title: string }

/** The problems any endpoint may answer with; a module adds its own in its `problems.ts`. */
export const problems = {
  invalidRequest: {
    code: 'invalid_request',
    status: 400,
    title: 'This is not a request that can be answered',
  },
  invalidJson: { code: 'invalid_json', status: 400, title: 'The body is not a JSON object' },
  invalidQuery: { code: 'invalid_query', status: 400, title: 'The query is not valid' },
  invalidIdempotencyKey: {
    code: 'invalid_idempotency_key',
    status: 400,
    title: 'The Idempotency-Key is not valid',
  },
  unauthenticated: { code: 'unauthenticated', status: 401, title: 'Sign in first' },
  invalidCredentials: {
    code: 'invalid_credentials',
    status: 401,
    title: 'These credentials are not valid',
  },
  forbidden: { code: 'forbidden', status: 403, title: 'Not allowed' },
  notFound: { code: 'not_found', status: 404, title: 'Nothing here' },
  methodNotAllowed: { code: 'method_not_allowed', status: 405, title: 'Method not allowed' },
  requestTimeout: { code: 'request_timeout', status: 408, title: 'The request took too long' },
  requestInProgress: {
    code: 'request_in_progress',
    status: 409,
    title: 'The first request with this key is still running',
  },
  payloadTooLarge: { code: 'payload_too_large', status: 413, title: 'The body is too large' },
  unsupportedMediaType: {
    code: 'unsupported_media_type',
    status: 415,
    title: 'This content type is not accepted',
  },
  validationFailed: {
    code: 'validation_failed',
    status: 422,
    title: 'Some fields are not valid',
  },
  idempotencyMismatch: {
    code: 'idempotency_mismatch',
    status: 422,
    title: 'This Idempotency-Key was used with another body',
  },
  rateLimited: { code: 'rate_limited', status: 429, title: 'Too many requests' },
  headersTooLarge: {
    code: 'headers_too_large',
    status: 431,
    title: 'The address and headers are too long',
  },
  internalError: { code: 'internal_error', status: 500, title: 'Something went wrong here' },
  unavailable: { code: 'unavailable', status: 503, title: 'Not available right now' },
} as const satisfies Record<string, ProblemType>
