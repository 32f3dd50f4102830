import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  createPayloadRequest,
  getPayload,
  handleEndpoints,
  headersWithCors,
  mergeHeaders,
  type Payload,
  type SanitizedConfig,
} from 'payload'

import type { Caller, CallerKind } from '../credentials/Caller.js'
import {
  authenticate,
  identify,
  invalidCredentials,
  presentedIn,
} from '../credentials/authenticate.js'
import { operationOf, requireScope } from '../credentials/scopes.js'
import { logByStatus } from '../createLog.js'
import { isDatabaseDown } from '../isDatabaseDown.js'
import { currentReader } from '../database/limitedReads.js'
import { postgresOf } from '../database/requestDatabase.js'
import { Problem, problems } from '../http/Problem.js'
import { askGet } from '../http/requestContext.js'
import { databaseDown } from '../http/failureResponse.js'
import { knownBytes } from '../http/bodyBytes.js'
import { idempotencyKeyOf } from '../idempotency/runIdempotent.js'
import { contractOf } from './contract.js'
import { gatherFields } from './multipartForm.js'
import { isCreate, oncePerKey } from './oncePerKey.js'
import { createRoutes, matchRoute, problemAt, type Route } from './routes.js'

type Match = {
  route: Route
  /** Whoever presented a key or token. */
  presenter?: Caller | undefined
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
export function createApiHandler({ config, ...instance }: Options) {
  const routes = createRoutes(config)
  const cacheKey = instance.payloadInstanceCacheKey
  const open = () =>
    getPayload({ config, cron: true, ...(cacheKey !== undefined && { key: cacheKey }) })
  const identifyBy = async (headers: Headers) => orUnavailable(identify(await open(), headers))
  const admit = (route: Route, headers: Headers) => admitTo(route, headers, open)

  const answer = unlessAway(open, async (asked: Request, { route, presenter }: Match) => {
    const request = asked.method === 'HEAD' ? askGet(asked) : asked
    if (contractOf(route.endpoint)) return callEndpoint({ config, request, route, ...instance })
    const work = async (sent: Request) => {
      const form = withoutBearerKey(await gatherFields(sent, route), presenter)
      return logByStatus(() => handleEndpoints({ config, request: form, ...instance }), hasLeft)
    }
    const key = request.method === 'POST' ? idempotencyKeyOf(request) : null
    const caller = key !== null && isCreate(route) ? await identifyBy(request.headers) : undefined
    // Anonymous callers cannot create documents: Payload refuses them, so there is nothing to repeat.
    if (key === null || !caller) return work(request)
    return oncePerKey({ request, route, payload: await open(), caller, key }, work)
  })

  return {
    routes,
    /** Throws `invalid_credentials` for a request with credentials that are wrong or not accepted by this route. */
    admit,
    /** The caller behind a request, by its credential or its session cookie. */
    identify: identifyBy,
    /** Answers a request whose route was looked up and whose caller was admitted. */
    answer: (request: Request, match: Match) => answer(request, match).catch(unlessUnread),
    /** All of it, for requests that did not come through the front door. */
    handle: async (request: Request): Promise<Response> => {
      const { method, headers } = request
      const url = new URL(request.url)
      const place = routes.at(url.pathname)
      const route = matchRoute(place, { method, headers, url })
      if (route instanceof Response) return route
      try {
        const presenter = await admit(route, headers)
        return await answer(request, { route, presenter }).catch(unlessUnread)
      } catch (error) {
        if (error instanceof Problem) return problemAt(place, error, url.pathname)
        throw error
      }
    },
  }
}

export type ApiHandler = ReturnType<typeof createApiHandler>

function hasLeft(): boolean {
  return currentReader()?.signal.aborted === true
}

const handlers = new WeakMap<SanitizedConfig, ApiHandler>()

/** The API of a configuration, for calls in this process. */
export function apiHandlerOf(config: SanitizedConfig): ApiHandler {
  const handler = handlers.get(config) ?? createApiHandler({ config })
  handlers.set(config, handler)
  return handler
}

/** Payload parses the body of a POST that stands for GET before its own error handling begins. */
function unlessUnread(error: unknown): never {
  const isUnread = (error as { name?: unknown } | null)?.name === 'SyntaxError'
  throw isUnread ? new Problem(problems.invalidJson) : error
}

async function admitTo(
  route: Route,
  headers: Headers,
  open: () => Promise<Payload>,
): Promise<Caller | undefined> {
  const kinds = kindsAt(route)
  if (kinds.length === 0 || presentedIn(headers).length === 0) return undefined
  const caller = await orUnavailable(authenticate(await open(), headers))
  if (caller && !kinds.includes(caller.kind)) {
    throw invalidCredentials(`This is for ${kinds.join(' and ')}: send a key or token of theirs.`)
  }
  const need = neededScope(route)
  if (need && caller?.kind === 'staff') requireScope(caller, need.area, need.operation)
  return caller
}

/**
 * What a limited key needs for one of our own endpoints. Payload's follow the access of their collection, except for
 * those of its preferences and locks, and of files, which would name no scope.
 */
function neededScope({ endpoint, collection, global }: Route) {
  const contract = contractOf(endpoint)
  const isNamed = collection?.slug.startsWith('payload-') || endpoint.path.startsWith('/file/')
  if (contract ? contract.access === 'public' : !isNamed) return undefined
  const area = collection?.slug ?? global?.slug ?? endpoint.path.split('/')[1] ?? ''
  return { area, operation: operationOf(endpoint) }
}

/** Whose credentials count here. Payload's own routes accept staff only; learners would be anonymous there. */
function kindsAt({ endpoint }: Route): readonly CallerKind[] {
  const contract = contractOf(endpoint)
  if (!contract) return ['staff']
  if (contract.access === 'public') return contract.callers
  return [contract.access.by ?? 'staff']
}

/** Payload takes every bearer for its own token, and answers 500 to a key that looks as if it had an expiry. */
function withoutBearerKey(request: Request, presenter: Caller | undefined): Request {
  const bearer = /^bearer +/i
  const authorization = request.headers.get('authorization') ?? ''
  if (presenter?.form === 'key' && bearer.test(authorization)) {
    request.headers.set('authorization', authorization.replace(bearer, 'users API-Key '))
  }
  return request
}

/** A credential that cannot be looked up right now is not necessarily wrong. */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isDatabaseDown(error) ? databaseDown() : error
  }
}

type Answer = (request: Request, match: Match) => Promise<Response>

/**
 * Payload takes a caller whose session it cannot look up for a stranger, and refuses them. This throws `unavailable` where
 * a caller is refused while the database is away.
 */
function unlessAway(open: () => Promise<Payload>, answer: Answer): Answer {
  return async (request, match) => {
    const response = await answer(request, match)
    const isRefused = response.status === 401 || response.status === 403
    const { headers } = request
    if (isRefused && (headers.has('cookie') || presentedIn(headers).length > 0)) {
      await orUnavailable(postgresOf(await open()).drizzle.execute(sql`select 1`))
    }
    return response
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
  if (knownBytes(answer) && !req.responseHeaders) {
    headersWithCors({ headers: answer.headers, req })
    return answer
  }
  const { body, headers, status, statusText } = answer
  const merged = req.responseHeaders ? mergeHeaders(req.responseHeaders, headers) : headers
  return new Response(body, {
    headers: headersWithCors({ headers: new Headers(merged), req }),
    status,
    statusText,
  })
}
