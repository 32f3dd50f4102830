import type { Cache } from '../platform/cache/createCache.js'
import type { ApiHandler } from '../platform/http/createApiHandler.js'
import { contractOf } from '../platform/http/contract.js'
import { preferredType } from '../platform/http/preferredType.js'
import type { Route } from '../platform/http/routes.js'
import { sizeOf, storeAnswer, type StoredAnswer } from './StoredAnswer.js'

type Read = { url: string; accept: string | undefined; hasCredentials: boolean }

export type PublicReads = {
  /** The stored answer to this read, or undefined; synchronous and without looking for the route. */
  peek(read: Read): StoredAnswer | undefined
  /** Answers a read that may be stored, computing it once for all who wait; undefined for any other. */
  answer(read: Read): Promise<StoredAnswer> | undefined
}

type Policy = { tags: readonly string[]; negotiated: readonly [string, ...string[]] }

/**
 * The public GETs of the API from memory. What is kept is computed without the caller's cookies, key or
 * address, so it cannot depend on them; Payload's own lists are kept only for callers without credentials.
 */
export function createPublicReads({
  api,
  cache,
  origin,
}: {
  api: ApiHandler
  cache: Cache
  origin: string
}): PublicReads {
  const keyOf = (url: string, type: string) => `answer ${type} ${url}`
  const load = async (url: string, accept: string) => {
    const response = await api.handle(new Request(origin + url, { headers: { accept } }))
    const value = await storeAnswer(withPublicCaching(response))
    return { value, bytes: sizeOf(value), keep: value.status === 200 }
  }
  return {
    peek: ({ url, accept, hasCredentials }) =>
      hasCredentials || accept?.includes('+json')
        ? undefined
        : cache.peek<StoredAnswer>(keyOf(url, 'application/json')),
    answer: ({ url, accept, hasCredentials }) => {
      const policy = policyFor(api, url, hasCredentials)
      if (!policy) return undefined
      const type = preferredType(accept, policy.negotiated)
      return cache.remember<StoredAnswer>({
        key: keyOf(url, type),
        tags: policy.tags,
        load: () => load(url, type),
      })
    },
  }
}

/** The routes of Payload's own that may be kept: lists, counts and single documents. */
const listPaths = new Set(['/', '/count', '/:id'])

function policyFor(api: ApiHandler, url: string, hasCredentials: boolean): Policy | undefined {
  const pathname = url.split('?', 1)[0] ?? url
  const route = api.routes.at(pathname).find('get')
  if (!route) return undefined
  const contract = contractOf(route.endpoint)
  if (!contract) return hasCredentials ? undefined : policyOfList(route)
  if (!contract.cache || contract.cache.memory === false) return undefined
  return {
    tags: contract.cache.tags,
    negotiated: ['application/json', ...contract.otherContentTypes],
  }
}

function policyOfList({ endpoint, collection }: Route): Policy | undefined {
  const { cache } = (collection?.custom ?? {}) as { cache?: { tags: readonly string[] } }
  if (!cache || !listPaths.has(endpoint.path)) return undefined
  return { tags: cache.tags, negotiated: ['application/json'] }
}

function withPublicCaching(response: Response): Response {
  const { headers } = response
  if (response.status === 200 && !headers.has('cache-control')) {
    headers.set('cache-control', 'public, max-age=0, must-revalidate')
  }
  return response
}
