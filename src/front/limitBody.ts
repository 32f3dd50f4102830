import { bodyLimit, readBytes, tooLarge } from '../platform/http/readBody.js'
import { contractOf } from '../platform/http/contract.js'
import type { Routes } from '../platform/http/routes.js'

/** Documents that staff and scripts write through Payload's own routes: long pages, many lessons. */
const documentLimit = 4 * 1024 * 1024
/** Files; Payload itself limits each part of them. */
const uploadLimit = 60 * 1024 * 1024

/**
 * The request with its body bounded. It is a real Request again, because Payload's login answered 500 to the
 * server's lazy one (measured). Bodies of our own endpoints are read, and bounded, by `endpoint()`.
 */
export async function limitBody(request: Request, routes: Routes): Promise<Request> {
  if (!request.body || request.method === 'GET' || request.method === 'HEAD') {
    return new Request(request.url, { method: request.method, headers: request.headers })
  }
  const { pathname } = new URL(request.url)
  const { headers, method } = request
  const route = routes.at(pathname).find(method)
  const declared = Number(headers.get('content-length') ?? 0)
  const limit = limitFor(route && contractOf(route.endpoint) !== undefined, headers)
  if (declared > limit) throw tooLarge(limit)
  if (limit === uploadLimit) return request.clone()
  const body = await readBytes(request, limit)
  return new Request(request.url, { method, headers, ...(body.byteLength > 0 && { body }) })
}

function limitFor(isOurs: boolean | undefined, headers: Headers): number {
  if (isOurs) return bodyLimit
  return headers.get('content-type')?.startsWith('multipart/') ? uploadLimit : documentLimit
}
