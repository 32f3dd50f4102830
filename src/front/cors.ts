const exposed = [
  'Content-Digest',
  'ETag',
  'Idempotent-Replayed',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Server-Timing',
  'Signature',
  'Signature-Input',
  'X-Request-Id',
].join(', ')

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const requestHeaders =
  'Accept, Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, X-API-Key, X-Request-Id'

export type Cors = {
  /** `Origin` where answers differ by it, else empty: what `Vary` must name. */
  vary: string
  /** The headers for an answer to this origin; public answers without credentials are for everyone. */
  headers(origin: string | undefined, isPublic: boolean): Record<string, string>
  /** The headers of a preflight answer; empty where the origin is not listed. */
  preflight(origin: string | undefined): Record<string, string>
}

/** Cross-origin rules: listed origins may call with credentials, all others may only read what is public. */
export function createCors(origins: readonly string[]): Cors {
  const listed = new Set(origins.map((origin) => new URL(origin).origin))
  const nothing = {}
  const everyone = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': exposed,
  }
  const allow = (origin: string): Record<string, string> => ({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': exposed,
  })
  return {
    vary: listed.size > 0 ? 'Origin' : '',
    headers: (origin, isPublic) => {
      if (origin !== undefined && listed.has(origin)) return allow(origin)
      return isPublic ? everyone : nothing
    },
    preflight: (origin) => {
      if (origin === undefined || !listed.has(origin)) return nothing
      return {
        ...allow(origin),
        'access-control-allow-methods': methods,
        'access-control-allow-headers': requestHeaders,
        'access-control-max-age': '600',
      }
    },
  }
}
