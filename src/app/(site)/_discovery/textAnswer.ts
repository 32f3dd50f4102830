import { entityTag, matchesEntityTag } from '../../../platform/http/entityTag.js'

type File = {
  text: string
  type: string
  caching: string
  headers?: Record<string, string>
}

/**
 * A text with its ETag, or 304 if the client already has it. The ETag is weak (RFC 9110 8.8.1), because the text is
 * compressed afterwards.
 */
export function textAnswer(request: Request, { text, type, caching, headers }: File): Response {
  const etag = `W/${entityTag(text)}`
  const shared = { ...headers, 'cache-control': caching, etag }
  if (matchesEntityTag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: shared })
  }
  return new Response(text, { headers: { ...shared, 'content-type': type } })
}
