import { match, type MatchFunction } from 'path-to-regexp'
import type { Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload'

import { contractOf } from './contract.js'

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

/** One table of endpoints that Payload searches: a collection's, a global's, or the root's. */
type Table = { endpoints: Compiled[]; prefix: string; collection?: SanitizedCollectionConfig }

/**
 * Every route of the finished configuration, looked up exactly as Payload does: by the collection where the first
 * segment is its slug, by the global below `/globals`, else among the root endpoints.
 */
export function createRoutes(config: SanitizedConfig): Routes {
  const root: Table = { endpoints: compile(config.endpoints), prefix: '' }
  const owned = new Map<string, Table>()
  for (const collection of config.collections) {
    const prefix = `/${collection.slug}`
    owned.set(prefix, { prefix, collection, endpoints: compile(collection.endpoints) })
  }
  for (const global of config.globals) {
    const prefix = `/globals/${global.slug}`
    owned.set(prefix, { prefix, endpoints: compile(global.endpoints) })
  }
  const nowhere: Table = { endpoints: [], prefix: '' }

  return {
    at: (pathname) => {
      const path = pathBelow(config.routes.api, pathname)
      if (path === undefined) return placeIn(nowhere, '/')
      const [, first = '', second = ''] = path.split('/')
      const isGlobal = first === 'globals'
      const table = owned.get(isGlobal ? `/globals/${second}` : `/${first}`)
      return placeIn(table ?? (isGlobal ? nowhere : root), path, table !== undefined || isGlobal)
    },
  }
}

/** Like Payload, without one trailing slash. */
function pathBelow(prefix: string, pathname: string): string | undefined {
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return undefined
  return pathname.slice(prefix.length).replace(/\/$/, '') || '/'
}

function compile(endpoints: Endpoint[] | false): Compiled[] {
  return (endpoints || []).map((endpoint) => ({
    endpoint,
    matches: match(endpoint.path, { decode: decodeURIComponent }),
  }))
}

function placeIn({ endpoints, prefix, collection }: Table, path: string, isOwned = false): Place {
  const rest = path.slice(prefix.length) || '/'
  const here = endpoints
    .filter(({ matches }) => isMatch(matches, rest))
    .map((each) => each.endpoint)
  const methods = new Set(here.map(({ method }) => method.toUpperCase()))
  if (methods.has('GET')) methods.add('HEAD')
  if (methods.size > 0) methods.add('OPTIONS')
  const isOurs = here.some((endpoint) => contractOf(endpoint) !== undefined)
  return {
    isPayloads: !isOurs && (isOwned || here.length > 0),
    allowed: [...methods].sort(),
    find: (method) => {
      const endpoint = here.find((each) => each.method === method.toLowerCase())
      return endpoint && { endpoint, ...(collection && { collection }) }
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
