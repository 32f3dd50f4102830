import type { IncomingMessage, ServerResponse } from 'node:http'

import { getRequestListener } from '@hono/node-server'

import type { ApiHandler } from '../platform/http/createApiHandler.js'
import { contractOf } from '../platform/http/contract.js'
import { encodedEntityTag } from '../platform/http/entityTag.js'
import { Problem, problemResponse } from '../platform/http/Problem.js'
import { problems } from '../platform/http/problems.js'
import { acceptedEncoding } from './acceptedEncoding.js'
import type { Cors } from './cors.js'
import { limitBody } from './limitBody.js'
import { compress, isCompressible } from './StoredAnswer.js'

/** Answers everything under `/api` that is not a stored read: limits the body, hands on, then finishes the answer. */
export function serveApi({ api, cors }: { api: ApiHandler; cors: Cors }) {
  const respond = async (request: Request): Promise<Response> => {
    const origin = request.headers.get('origin') ?? undefined
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: cors.preflight(origin) })
    }
    const response = await api.handle(await limitBody(request, api.routes))
    return finish(request, response, cors.headers(origin, isPublicRead(api, request)))
  }
  const listener = getRequestListener(
    async (request) => {
      try {
        return await respond(request)
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        return problemResponse(error, new URL(request.url).pathname)
      }
    },
    { overrideGlobalObjects: false, errorHandler: unexpected },
  )
  return (incoming: IncomingMessage, outgoing: ServerResponse) => listener(incoming, outgoing)
}

function unexpected(error: unknown): Response {
  const problem = error instanceof Problem ? error : new Problem(problems.internalError)
  return problemResponse(problem, '/api')
}

function isPublicRead({ routes }: ApiHandler, request: Request): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const route = routes.at(new URL(request.url).pathname).find('get')
  return route !== undefined && contractOf(route.endpoint)?.cache !== undefined
}

async function finish(
  request: Request,
  response: Response,
  cors: Record<string, string>,
): Promise<Response> {
  const headers = new Headers(response.headers)
  for (const name of [...headers.keys()]) {
    if (name.startsWith('access-control-')) headers.delete(name)
  }
  for (const [name, value] of Object.entries(cors)) headers.append(name, value)
  if (!headers.has('cache-control')) headers.set('cache-control', defaultCaching(request))
  const type = headers.get('content-type')
  if (!response.body || !isBuffered(type)) {
    return new Response(response.body, { status: response.status, headers })
  }
  const body = Buffer.from(await response.arrayBuffer())
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  if (isCompressible(type, body.byteLength)) headers.append('vary', 'Accept-Encoding')
  if (encoding === 'identity' || !isCompressible(type, body.byteLength)) {
    return new Response(body, { status: response.status, headers })
  }
  headers.delete('content-length')
  headers.set('content-encoding', encoding)
  const tag = headers.get('etag')
  if (tag) headers.set('etag', encodedEntityTag(tag, encoding))
  return new Response(new Uint8Array(await compress(body, encoding)), { status: response.status, headers })
}

/** JSON and small text is in memory anyway; streams (events, exports, files) go through as they come. */
function isBuffered(type: string | null): boolean {
  return /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:html|plain|javascript|css))/.test(type ?? '')
}

/** Files in the media library are public and change under the same name; all else may depend on the caller. */
function defaultCaching(request: Request): string {
  const isFile = /^\/api\/media\/file\//.test(new URL(request.url).pathname)
  return isFile ? 'public, max-age=0, must-revalidate' : 'private, no-store'
}
