import type { Contract } from '../platform/api/contract.js'
import { problems, type ProblemType } from '../platform/http/Problem.js'

const text = { type: 'string' }

const header = (description: string, example?: string) => ({
  description,
  schema: text,
  ...(example !== undefined && { example }),
})

/** Every header that callers may rely on, as components of the document. */
export const headerComponents = {
  'X-Request-Id': header(
    'The id of this request, as in our logs. A caller’s own is kept: 8–128 of `[A-Za-z0-9._-]`.',
    '01KAF0YV7W3Q9R5T8X2Z4B6C8D',
  ),
  ETag: header(
    'A strong tag of the content. Send it back in `If-None-Match` for a 304 without a body.',
    '"9f86d081884c7d65"',
  ),
  Location: header('The address to go on to.'),
  'Retry-After': {
    description: 'Seconds to wait before the next try; left out where waiting does not help.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
    example: '30',
  },
  RateLimit: header(
    'What is left of the limit that was reached, and the seconds until it is full again.',
    '"forms";r=0;t=30',
  ),
  'RateLimit-Policy': header(
    'The limit that was reached: its quota `q` in a window of `w` seconds.',
    '"forms";q=120;w=60',
  ),
  'Idempotent-Replayed': {
    description: '`true` where this is the stored answer of an earlier request with the same key.',
    schema: { type: 'string', const: 'true' },
  },
  Deprecation: header(
    'Since when this operation is deprecated, in seconds since 1970 (RFC 9745).',
    '@1795305600',
  ),
  Sunset: header('Until when this operation answers (RFC 8594).', 'Sat, 22 May 2027 00:00:00 GMT'),
  Link: header('Related addresses (RFC 8288).'),
  'Server-Timing': header('How long the work took, in milliseconds.', 'search;dur=1.24'),
  'Content-Digest': header(
    'The SHA-256 of the body as it was sent (RFC 9530).',
    'sha-256=:X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=:',
  ),
}

type HeaderName = keyof typeof headerComponents

/** These headers, as references to their components. */
export function headerRefs(...names: HeaderName[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** The headers of an answer of this status. */
export function headersOf({ cache, idempotent, headers, deprecated }: Contract, status: number) {
  const isSuccess = status < 300
  return headerRefs(
    'X-Request-Id',
    ...(cache && (isSuccess || status === 304) ? (['ETag'] as const) : []),
    ...(status >= 300 && status < 400 && status !== 304 ? (['Location'] as const) : []),
    ...(idempotent && isSuccess ? (['Idempotent-Replayed'] as const) : []),
    ...(isSuccess ? headers : []),
    ...(deprecated ? (['Deprecation', 'Sunset', 'Link'] as const) : []),
  )
}

/** The headers of an answer of this status that is one of these problems. */
export function problemHeaders(status: number, types: readonly ProblemType[]) {
  const maySayWhen = status === 503 || types.includes(problems.requestInProgress)
  return headerRefs(
    'X-Request-Id',
    ...(maySayWhen ? (['Retry-After'] as const) : []),
    ...(status === 429 ? (['Retry-After', 'RateLimit', 'RateLimit-Policy'] as const) : []),
    ...(status === 402 ? (['Link'] as const) : []),
  )
}
