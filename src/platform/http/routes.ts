import { match, type MatchFunction } from 'path-to-regexp'
import type { Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload'

export type Route = { endpoint: Endpoint; collection?: SanitizedCollectionConfig }

/** What stands at a path: nothing, or the methods it allows and the route of each. */
export type Place = {
  /** Whether Payload serves this path itself, and so in its own error shape. */
  isPayloads: boolean
  allowed: string[]
  find(method: string): Route | undefined
}

export type Routes = { at(pathname: string): Place }

type Compiled = { endpoint: Endpoint; matches: MatchFunction }

/**
 * Every route of the finished configuration, looked up exactly as Payload does: by the collection where the first
 * segment is its slug, by the global below `/globals`, else among the root endpoints.
 */
export function createRoutes(config: SanitizedConfig): Routes {
  const root = compile(config.endpoints)
  const collections = new Map(
    config.collections.map((collection) => [
      collection.slug as string,
      { collection, endpoints: compile(collection.endpoints) },
    ]),
  )
  const globals = new Map(
    config.globals.map((global) => [global.slug as string, compile(global.endpoints)]),
  )
  const prefix = config.routes.api

  return {
    at: (pathname) => {
      const path = pathname.slice(prefix.length).replace(/\/+$/, '') || '/'
      const [, first = '', second = ''] = path.split('/')
      const owner = collections.get(first)
      if (owner) {
        return place(owner.endpoints, rest(path, first), { collection: owner.collection })
      }
      const global = first === 'globals' ? globals.get(second) : undefined
      if (global) return place(global, rest(path, `globals/${second}`), {})
      return { ...place(root, path, {}), isPayloads: false }
    },
  }
}

function compile(endpoints: Endpoint[] | false): Compiled[] {
  return (endpoints || []).map((endpoint) => ({
    endpoint,
    matches: match(endpoint.path, { decode: decodeURIComponent }),
  }))
}

function rest(path: string, prefix: string): string {
  return path.slice(prefix.length + 1) || '/'
}

function place(candidates: Compiled[], path: string, owner: Omit<Route, 'endpoint'>): Place {
  const here = candidates.filter(({ matches }) => isMatch(matches, path)).map((each) => each.endpoint)
  const methods = new Set(here.map(({ method }) => method.toUpperCase()))
  if (methods.has('GET')) methods.add('HEAD')
  return {
    isPayloads: true,
    allowed: [...methods].sort(),
    find: (method) => {
      const endpoint = here.find((each) => each.method === method.toLowerCase())
      return endpoint && { endpoint, ...owner }
    },
  }
}

/** A path that cannot be percent-decoded names nothing. */
function isMatch(matches: MatchFunction, path: string): boolean {
  try {
    return matches(path) !== false
  } catch {
    return false
  }
}
