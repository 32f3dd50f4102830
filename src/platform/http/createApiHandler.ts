import { handleEndpoints, type SanitizedConfig } from 'payload'

import { contractOf } from './contract.js'
import { Problem, problemResponse } from './Problem.js'
import { problems } from './problems.js'
import { createRoutes, type Place, type Routes } from './routes.js'

export type ApiHandler = {
  routes: Routes
  handle(request: Request): Promise<Response>
}

type Options = {
  config: SanitizedConfig
  /** Which Payload of this process answers, where there is more than one (tests). */
  payloadInstanceCacheKey?: string
}

/**
 * Payload's REST API with what it leaves out: HEAD, 405 with `Allow`, and a problem for paths that lead nowhere.
 * The front door and the Next route both answer `/api` through this.
 */
export function createApiHandler({ config, ...instance }: Options): ApiHandler {
  const routes = createRoutes(config)
  return {
    routes,
    handle: async (request) => {
      const { pathname } = new URL(request.url)
      const place = routes.at(pathname)
      const refusal = refuse(place, request, pathname)
      if (refusal) return request.method === 'HEAD' ? withoutBody(refusal) : refusal
      if (request.method !== 'HEAD') {
        return handleEndpoints({ config, request, ...instance })
      }
      const asGet = new Request(request, { method: 'GET' })
      return withoutBody(await handleEndpoints({ config, request: asGet, ...instance }))
    },
  }
}

function refuse(place: Place, request: Request, pathname: string): Response | undefined {
  const method = effectiveMethod(request)
  if (place.allowed.includes(method)) return undefined
  const type = place.allowed.length === 0 ? problems.notFound : problems.methodNotAllowed
  const headers: Record<string, string> =
    place.allowed.length === 0 ? {} : { allow: place.allowed.join(', ') }
  const get = place.find('get')
  if (place.isPayloads && !(get && contractOf(get.endpoint))) {
    return Response.json({ errors: [{ message: `${type.title}.` }] }, { status: type.status, headers })
  }
  return problemResponse(new Problem(type, { headers }), pathname)
}

/** Payload's admin sends long queries as POST and says with a header that it means GET. */
function effectiveMethod(request: Request): string {
  const override =
    request.headers.get('x-payload-http-method-override') ??
    request.headers.get('x-http-method-override')
  return request.method === 'POST' && override === 'GET' ? 'GET' : request.method
}

function withoutBody(response: Response): Response {
  return new Response(null, { status: response.status, headers: response.headers })
}
