import { createPayloadRequest, headersWithCors, mergeHeaders, type SanitizedConfig } from 'payload'

import { knownBytes } from '../http/knownBody.js'
import type { Route } from './routes.js'

type Call = {
  config: SanitizedConfig
  request: Request
  route: Route
  payloadInstanceCacheKey?: string
}

/**
 * Calls one of our endpoints as Payload would. Payload itself recompiles the path of each endpoint that it checks for
 * every request: 2 µs each, and there are dozens (measured).
 */
export async function callEndpoint({ route, ...call }: Call): Promise<Response> {
  const { endpoint, collection, global, params } = route
  const req = await createPayloadRequest({ canSetHeaders: true, ...call })
  req.routeParams = {
    ...params,
    ...(collection && { collection: collection.slug }),
    ...(global && { global: global.slug }),
  }
  const answer = await endpoint.handler(req)
  const { body, headers, status, statusText } = answer
  if (knownBytes(answer) && !req.responseHeaders) {
    headersWithCors({ headers, req })
    return answer
  }
  const merged = req.responseHeaders ? mergeHeaders(req.responseHeaders, headers) : headers
  return new Response(body, {
    headers: headersWithCors({ headers: new Headers(merged), req }),
    status,
    statusText,
  })
}
