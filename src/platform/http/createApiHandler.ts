import { handleEndpoints, type SanitizedConfig } from 'payload'

import { askGet } from './askedMethod.js'
import { callEndpoint } from './callEndpoint.js'
import { contractOf } from './contract.js'
import { Problem } from './Problem.js'
import { problemAt } from './problemAt.js'
import { problems } from './problems.js'
import { refuseMethod } from './refuseMethod.js'
import { createRoutes, type Route, type Routes } from './routes.js'

export type ApiHandler = {
  routes: Routes
  handle(request: Request): Promise<Response>
  /** Answers a request for this endpoint of ours, which was looked up before. */
  call(route: Route, request: Request): Promise<Response>
}

type Options = {
  config: SanitizedConfig
  /** Which Payload of this process answers, where there is more than one (tests). */
  payloadInstanceCacheKey?: string
}

/**
 * Payload's REST API with what it leaves out: HEAD, OPTIONS, 405 with `Allow`, and a problem for paths that lead
 * nowhere. The front door and the Next route both answer `/api` through this; HEAD gets GET's answer, and whoever
 * sends it leaves out the body.
 */
export function createApiHandler({ config, ...instance }: Options): ApiHandler {
  const routes = createRoutes(config)
  const call = (route: Route, request: Request) =>
    callEndpoint({ config, request, route, ...instance })
  return {
    routes,
    call,
    handle: async (request) => {
      const url = new URL(request.url)
      const { pathname } = url
      const { method, headers } = request
      const place = routes.at(pathname)
      const refusal = refuseMethod(place, { method, headers, url })
      if (refusal) return refusal
      const asked = method === 'HEAD' ? askGet(request) : request
      const route = place.find(asked.method)
      if (route && contractOf(route.endpoint)) return call(route, asked)
      try {
        return await handleEndpoints({ config, request: asked, ...instance })
      } catch (error) {
        // Payload parses the body of a POST that means GET before its own error handling begins.
        if ((error as { name?: unknown } | null)?.name !== 'SyntaxError') throw error
        return problemAt(place, new Problem(problems.invalidJson), pathname)
      }
    },
  }
}
