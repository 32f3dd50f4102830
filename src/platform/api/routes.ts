import { LRUCache } from 'lru-cache'
import { match, type MatchFunction } from 'path-to-regexp'
import type {
  Endpoint,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'

import { Problem, problemResponse, problems } from '../http/Problem.js'
import { redirect } from '../http/reply.js'
import { contractOf } from './contract.js'

type Owner = { collection?: SanitizedCollectionConfig; global?: SanitizedGlobalConfig }

export type Route = {
  endpoint: Endpoint
  /** The decoded parameters of the path, such as `:slug`. */
  params: Record<string, string>
} & Owner

/** What exists at a path: nothing, or the allowed methods with the route of each. */
export type Place = {
  /** Whether Payload serves this path itself, and so uses its own error format. */
  isPayloads: boolean
  allowed: string[]
  find(method: string): Route | undefined
  /** The same path without its last slash, where the resource really is. */
  movedTo?: string
}

export type Routes = { at(pathname: string): Place }

type Compiled = { endpoint: Endpoint; matches: MatchFunction }

/** One table of endpoints that Payload searches: a collection's, a global's, or the root's. */
type Table = { endpoints: Compiled[]; prefix: string; owner?: Owner }

/**
 * Every route of the finished configuration, looked up as Payload does: by the collection that the first segment names,
 * by the global below `/globals`, else among the root endpoints. Payload also accepts other letter case and a last
 * slash; here the former is not found and the latter redirects.
 */
export function createRoutes(config: SanitizedConfig): Routes {
  const atRoot = byFirstSegment(compile(config.endpoints))
  const owned = new Map<string, Table>()
  for (const collection of config.collections) {
    const prefix = `/${collection.slug}`
    owned.set(prefix, { prefix, owner: { collection }, endpoints: compile(collection.endpoints) })
  }
  for (const global of config.globals) {
    const prefix = `/globals/${global.slug}`
    owned.set(prefix, { prefix, owner: { global }, endpoints: compile(global.endpoints) })
  }
  const nowhere: Table = { endpoints: [], prefix: '' }
  // Comparing a path with a dozen endpoints is a tenth of a redirect, and most requests are for a few paths (measured).
  const latest = new LRUCache<string, Place>({ max: 500 })
  const find = (pathname: string) => {
    const path = pathBelow(config.routes.api, pathname)
    if (path === undefined) return placeIn(nowhere, '/')
    const [, first = '', second = ''] = path.split('/')
    const isGlobal = first === 'globals'
    const table = owned.get(isGlobal ? `/globals/${second}` : `/${first}`)
    const other = isGlobal ? nowhere : { endpoints: atRoot(first), prefix: '' }
    const place = placeIn(table ?? other, path, table !== undefined || isGlobal)
    return pathname.endsWith('/') ? movedFrom(place, pathname) : place
  }
  return {
    at: (pathname) => {
      const known = latest.get(pathname)
      if (known) return known
      const place = find(pathname)
      latest.set(pathname, place)
      return place
    },
  }
}

/** What exists at a path with an extra slash: a redirect, or nothing. */
function movedFrom({ isPayloads, allowed }: Place, pathname: string): Place {
  const isKnown = allowed.length > 0 && !pathname.endsWith('//')
  return {
    isPayloads,
    allowed: [],
    find: () => undefined,
    ...(isKnown && { movedTo: pathname.slice(0, -1) }),
  }
}

/** Without one trailing slash, as Payload looks it up. */
function pathBelow(prefix: string, pathname: string): string | undefined {
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return undefined
  return pathname.slice(prefix.length).replace(/\/$/, '') || '/'
}

function compile(endpoints: Endpoint[] | false): Compiled[] {
  return (endpoints || []).map((endpoint) => ({
    endpoint,
    matches: match(endpoint.path, {
      decode: contractOf(endpoint) ? decodeOwn : decodeURIComponent,
      sensitive: true,
    }),
  }))
}

/** The root has the most endpoints, so a request is compared only with those that can match. */
function byFirstSegment(endpoints: Compiled[]): (first: string) => Compiled[] {
  const firstOf = ({ endpoint: { path } }: Compiled) => path.split('/')[1] ?? ''
  const isFixed = (one: Compiled) => /^[a-z-]+$/.test(firstOf(one))
  const known = new Map<string, Compiled[]>()
  for (const first of new Set(endpoints.filter(isFixed).map(firstOf))) {
    known.set(
      first,
      endpoints.filter((one) => !isFixed(one) || firstOf(one) === first),
    )
  }
  const others = endpoints.filter((one) => !isFixed(one))
  return (first) => known.get(first) ?? others
}

function placeIn({ endpoints, prefix, owner }: Table, path: string, isOwned = false): Place {
  const rest = path.slice(prefix.length) || '/'
  const matching = endpoints.flatMap(({ endpoint, matches }) => {
    const params = matchOf(matches, rest)
    return params ? [{ endpoint, params }] : []
  })
  // `/export.csv` is a path of its own, not a document with that id: other methods are refused instead of tried on
  // `/:id`.
  const named = new Set(
    matching.flatMap(({ endpoint }) => (endpoint.path === rest ? [endpoint.method] : [])),
  )
  const here = matching.filter(({ endpoint }) => named.size === 0 || named.has(endpoint.method))
  const methods = new Set(here.map(({ endpoint }) => endpoint.method.toUpperCase()))
  if (methods.has('GET')) methods.add('HEAD')
  if (methods.size > 0) methods.add('OPTIONS')
  const isOurs = here.some(({ endpoint }) => contractOf(endpoint) !== undefined)
  return {
    isPayloads: !isOurs && (isOwned || here.length > 0),
    allowed: [...methods].sort(),
    find: (method) => {
      const found = here.find(({ endpoint }) => endpoint.method === method.toLowerCase())
      return found && { ...found, ...owner }
    },
  }
}

/** What cannot be percent-decoded is a name that nothing has: NUL cannot be stored. */
function decodeOwn(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '\0'
  }
}

/** At Payload’s own routes, a path that cannot be percent-decoded leads nowhere. */
function matchOf(matches: MatchFunction, path: string): Record<string, string> | undefined {
  try {
    const found = matches(path)
    return found ? (found.params as Record<string, string>) : undefined
  } catch {
    return undefined
  }
}

/** A problem in the error format of the path's owner: Payload's format on its own routes. */
export function problemAt(place: Place, problem: Problem, pathname: string): Response {
  if (!place.isPayloads) return problemResponse(problem, pathname)
  const { code, message, status, headers } = problem
  return Response.json({ errors: [{ message, code }], code }, { status, headers })
}

type RequestLine = {
  method: string
  headers: Pick<Headers, 'get'>
  url: Pick<URL, 'pathname' | 'search'>
}

/**
 * The route that answers a request, or the answer where there is none for its method: 404, 308 to the path without its
 * last slash, 405 with `Allow`, or 204 to OPTIONS. GET's route answers HEAD.
 */
export function matchRoute(place: Place, asked: RequestLine): Route | Response {
  const { pathname, search } = asked.url
  if (place.movedTo !== undefined) return redirect(place.movedTo + search, 308)
  if (place.allowed.length === 0) {
    return problemAt(place, new Problem(problems.notFound), pathname)
  }
  const allow = place.allowed.join(', ')
  const method = effectiveMethod(place, asked)
  const route = place.find(method === 'HEAD' ? 'GET' : method)
  if (route) return route
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
  const detail = `This address allows ${allow}.`
  const problem = new Problem(problems.methodNotAllowed, { detail, headers: { allow } })
  return problemAt(place, problem, pathname)
}

/**
 * The method that Payload will treat the request as: its admin sends long queries to Payload's lists as POST, with a
 * header that says it means GET.
 */
function effectiveMethod(place: Place, { method, headers }: Omit<RequestLine, 'url'>): string {
  const names = ['x-payload-http-method-override', 'x-http-method-override']
  const meansGet = method === 'POST' && names.some((name) => headers.get(name) === 'GET')
  const route = meansGet ? place.find('GET') : undefined
  return route && !contractOf(route.endpoint) ? 'GET' : method
}
