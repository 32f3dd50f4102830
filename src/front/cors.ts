const exposed = [
  'ETag',
  'Idempotent-Replayed',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Server-Timing',
  'X-Request-Id',
].join(', ')

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const requestHeaders =
  'Accept, Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, X-API-Key, X-Request-Id'

export type Cors = {
  /** The headers for an answer to this origin; public answers without credentials are for everyone. */
  headers(origin: string | undefined, isPublic: boolean): Record<string, string>
  /** The headers of a preflight answer; without the allowing ones where the origin is not listed. */
  preflight(origin: string | undefined): Record<string, string>
}

/** Cross-origin rules: listed origins may call with credentials, all others only read what is public. */
export function createCors(origins: readonly string[]): Cors {
  const listed = new Set(origins)
  const vary = listed.size > 0 ? { Vary: 'Origin' } : undefined
  const allow = (origin: string): Record<string, string> => ({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': exposed,
  })
  return {
    headers: (origin, isPublic) => {
      if (origin !== undefined && listed.has(origin)) return { ...allow(origin), ...vary }
      if (!isPublic) return { ...vary }
      return { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': exposed, ...vary }
    },
    preflight: (origin) => {
      if (origin === undefined || !listed.has(origin)) return { ...vary }
      return {
        ...allow(origin),
        ...vary,
        'Access-Control-Allow-Methods': methods,
        'Access-Control-Allow-Headers': requestHeaders,
        'Access-Control-Max-Age': '600',
      }
    },
  }
}
