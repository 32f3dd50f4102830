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
/** Those of the API, and those that agents in a browser send (Model Context Protocol, streamable HTTP). */
const requestHeaders = [
  'Accept, Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, X-API-Key, X-Request-Id',
  'Mcp-Method, Mcp-Name, MCP-Protocol-Version, Mcp-Session-Id',
].join(', ')

type Headers = Record<string, string>

/**
 * Cross-origin rules: listed origins may call with credentials, those that staff allow without, all others may only read
 * what is public.
 */
export function createCors(origins: readonly string[]) {
  const listed = new Set(origins.map((origin) => new URL(origin).origin))
  const nothing = {}
  const everyone = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': exposed,
  }
  const allow = (origin: string): Headers => ({
    'access-control-allow-origin': origin,
    ...(listed.has(origin) && { 'access-control-allow-credentials': 'true' }),
    'access-control-expose-headers': exposed,
  })
  return {
    /** `Origin` where answers differ by it, else empty: what `Vary` must name. */
    vary: listed.size > 0 ? 'Origin' : '',
    /** The headers for an answer to this origin; public answers without credentials are for everyone. */
    headers: (origin: string | undefined, isPublic: boolean, isAllowed = false): Headers => {
      if (origin !== undefined && listed.has(origin)) return allow(origin)
      if (isPublic) return everyone
      return origin !== undefined && isAllowed ? allow(origin) : nothing
    },
    /** The headers of a preflight answer; empty where the origin is neither listed nor allowed. */
    preflight: (origin: string | undefined, isAllowed: boolean): Headers => {
      if (origin === undefined || !(isAllowed || listed.has(origin))) return nothing
      return {
        ...allow(origin),
        'access-control-allow-methods': methods,
        'access-control-allow-headers': requestHeaders,
        'access-control-max-age': '600',
      }
    },
  }
}

export type Cors = ReturnType<typeof createCors>
