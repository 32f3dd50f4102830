import { entityTag, matchesEntityTag } from '../../../platform/http/entityTag.js'

type File = {
  text: string
  type: string
  caching: string
  headers?: Record<string, string>
}

/**
 * A text with its tag, or 304 for who has it. The tag is weak (RFC 9110 8.8.1): Next compresses what routes answer
 * afterwards, and drops the `Content-Encoding` of an answer that is compressed already.
 */
export function textAnswer(request: Request, { text, type, caching, headers }: File): Response {
  const etag = `W/${entityTag(text)}`
  const shared = { ...headers, 'cache-control': caching, etag }
  if (matchesEntityTag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: shared })
  }
  return new Response(text, { headers: { ...shared, 'content-type': type } })
}
