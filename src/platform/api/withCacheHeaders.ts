import type { CachePolicy, Contract } from './contract.js'
import { entityTag } from '../http/entityTag.js'
import { bytesOf, knownBytes, responseOf } from '../http/knownBody.js'

/** An answer with its `Cache-Control`, and with a strong `ETag` if it may be cached; the front door handles 304. */
export async function withCacheHeaders(
  { cache, method, otherContentTypes }: Contract,
  response: Response,
): Promise<Response> {
  const { status } = response
  const ready = knownBytes(response)
  // The headers of a Response that came from fetch cannot be changed.
  const headers = ready ? response.headers : new Headers(response.headers)
  const isKept = !headers.get('cache-control')?.includes('no-store')
  const mayBeKept = cache && method === 'get' && status < 400 && isKept
  if (!headers.has('cache-control')) {
    headers.set('cache-control', mayBeKept ? publicCaching(cache) : 'private, no-store')
  }
  if (otherContentTypes.length > 0) headers.append('vary', 'Accept')
  if (!mayBeKept || status !== 200 || headers.has('etag')) {
    return ready ? response : new Response(response.body, { status, headers })
  }
  const bytes = ready ?? (await bytesOf(response))
  headers.set('etag', entityTag(bytes))
  return ready ? response : responseOf(bytes, { status, headers })
}

function publicCaching({ maxAge = 0 }: CachePolicy): string {
  return maxAge > 0
    ? `public, max-age=${maxAge}, stale-while-revalidate=${maxAge}`
    : 'public, max-age=0, must-revalidate'
}
