import type { Payload, SanitizedConfig } from 'payload'
import {
  createPayloadRequest,
  getPayload,
  handleEndpoints,
  headersWithCors,
  mergeHeaders,
} from 'payload'

import type { Caller, CallerKind } from '../credentials/Caller.js'
import { authenticate, identify, invalidCredentials } from '../credentials/authenticate.js'
import { presentedIn } from '../credentials/presented.js'
import { isDatabaseDown } from '../database/isDatabaseDown.js'
import { Problem } from '../http/Problem.js'
import { askGet } from '../http/askedMethod.js'
import { databaseDown } from '../http/failureResponse.js'
import { knownBytes } from '../http/knownBody.js'
import { problems } from '../http/problems.js'
import { contractOf } from './contract.js'
import { gatherFields } from './multipartForm.js'
import { isCreate, oncePerKey } from './oncePerKey.js'
import { problemAt } from './problemAt.js'
import { refuseMethod } from './refuseMethod.js'
import type { Place, Route, Routes } from './routes.js'
import { createRoutes } from './routes.js'

type Asked = Pick<Request, 'method' | 'headers'>

export type ApiHandler = {
  routes: Routes
  /** Throws `invalid_credentials` for a request with credentials that are wrong or not accepted by this route. */
  admit(place: Place, asked: Asked): Promise<Caller | undefined>
  /** The caller behind a request, by its credential or its session cookie. */
  identify(headers: Headers): Promise<Caller | undefined>
  handle(request: Request): Promise<Response>
  /** Answers a request for one of our endpoints, which was already looked up and needs no authentication. */
  call(route: Route, request: Request): Promise<Response>
}

type Options = {
  config: SanitizedConfig
  /** Which Payload of this process answers, if there are several (in tests). */
  payloadInstanceCacheKey?: string
}

/**
 * Payload's REST API with what it lacks: HEAD, OPTIONS, 405 with `Allow`, a problem for unknown paths, 401 for wrong
 * credentials, and `Idempotency-Key`. The front door and the Next route both answer `/api` through this; HEAD gets
 * GET's answer, whose body the sender omits.
 */
export function createApiHandler({ config, ...instance }: Options): ApiHandler {
  const routes = createRoutes(config)
  const key = instance.payloadInstanceCacheKey
  const open = () => getPayload({ config, cron: true, ...(key !== undefined && { key }) })
  const call = (route: Route, request: Request) =>
    callEndpoint({ config, request, route, ...instance })
  const identifyBy = async (headers: Headers) => orUnavailable(identify(await open(), headers))
  const admit = (place: Place, asked: Asked) => admitTo(place, asked, open)

  const answer = async (place: Place, asked: Request) => {
    const presenter = await admit(place, asked)
    const route = place.find(asked.method)
    if (route && contractOf(route.endpoint)) return call(route, asked)
    const work = async (request: Request) => {
      const form = route ? await gatherFields(request, route) : request
      return handleEndpoints({ config, request: withoutBearerKey(form, presenter), ...instance })
    }
    if (!route || !isCreate(route, asked)) return work(asked)
    const caller = () => identifyBy(asked.headers)
    return oncePerKey({ request: asked, route, payload: await open(), caller }, work)
  }

  return {
    routes,
    admit,
    identify: identifyBy,
    call,
    handle: async (request) => {
      const url = new URL(request.url)
      const { pathname } = url
      const { method, headers } = request
      const place = routes.at(pathname)
      const refusal = refuseMethod(place, { method, headers, url })
      if (refusal) return refusal
      try {
        return await answer(place, method === 'HEAD' ? askGet(request) : request)
      } catch (error) {
        return problemAt(place, asProblem(error), pathname)
      }
    },
  }
}

/** Payload parses the body of a POST that stands for GET before its own error handling begins. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if ((error as { name?: unknown } | null)?.name !== 'SyntaxError') throw error
  return new Problem(problems.invalidJson)
}

async function admitTo(
  place: Place,
  { method, headers }: Asked,
  open: () => Promise<Payload>,
): Promise<Caller | undefined> {
  if (presentedIn(headers).length === 0) return undefined
  const caller = await orUnavailable(authenticate(await open(), headers))
  const kinds = kindsAt(place.find(method === 'HEAD' ? 'GET' : method))
  if (caller && !kinds.includes(caller.kind)) {
    throw invalidCredentials(`This is for ${kinds.join(' and ')}: send a key or token of theirs.`)
  }
  return caller
}

/** Whose credentials count here. Payload's own routes accept staff only; learners would be anonymous there. */
function kindsAt(route: Route | undefined): readonly CallerKind[] {
  const contract = route && contractOf(route.endpoint)
  if (!contract) return ['staff']
  if (contract.access === 'public') return contract.callers
  return [contract.access.by ?? 'staff']
}

/** Payload takes every bearer for its own token, and answers 500 to a key that looks as if it had an expiry. */
function withoutBearerKey(request: Request, presenter: Caller | undefined): Request {
  const bearer = /^bearer +/i
  const authorization = request.headers.get('authorization') ?? ''
  if (!presenter || !bearer.test(authorization) || presenter.form !== 'key') return request
  const headers = new Headers(request.headers)
  headers.set('authorization', authorization.replace(bearer, 'users API-Key '))
  return new Request(request, { headers })
}

/** A credential that cannot be looked up right now is not necessarily wrong. */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isDatabaseDown(error) ? databaseDown() : error
  }
}

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
async function callEndpoint({ route, ...call }: Call): Promise<Response> {
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
