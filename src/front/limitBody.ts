import { contractOf } from '../platform/http/contract.js'
import { bodyLimit, readBytes, refuseDeclared } from '../platform/http/readBody.js'
import type { Route } from '../platform/http/routes.js'

/** Documents that staff and scripts write through Payload's own routes: long pages, many lessons. */
const documentLimit = 4 * 1024 * 1024
/** Files: Payload's own limit, which it also keeps where no length is declared. */
const uploadLimit = 50 * 1024 * 1024

type Limits = { url: URL; route: Route | undefined; isAnonymous: boolean }

/**
 * The request with its body bounded, at `url` instead of the address that its Host header made up. It is a real
 * Request again, because Payload's login answered 500 to the server's lazy one (measured).
 */
export async function limitBody(request: Request, limits: Limits): Promise<Request> {
  const { headers, method, signal } = request
  const parts = { headers, method, signal }
  if (!request.body || method === 'GET' || method === 'HEAD') return new Request(limits.url, parts)
  const limit = limitFor(limits, headers.get('content-type'))
  if (limit === uploadLimit) {
    refuseDeclared(request, limit)
    return new Request(limits.url, { ...parts, body: request.body, duplex: 'half' } as RequestInit)
  }
  const body = await readBytes(request, limit)
  return new Request(limits.url, { ...parts, ...(body.byteLength > 0 && { body }) })
}

/** Payload reads a body before it asks who sent it: from strangers no route takes a long one. */
function limitFor({ route, isAnonymous }: Limits, contentType: string | null): number {
  if (isAnonymous) return bodyLimit
  const contract = route && contractOf(route.endpoint)
  if (contract) return contract.maxBytes
  const isFile = contentType?.startsWith('multipart/') && route?.collection?.upload
  return isFile ? uploadLimit : documentLimit
}
