import { contractOf } from '../platform/api/contract.js'
import type { ApiHandler } from '../platform/api/createApiHandler.js'
import type { Route } from '../platform/api/routes.js'
import { type Cache, type CacheEntry, timeTag, usedTags } from '../platform/cache/createCache.js'
import { createTurns } from '../platform/createTurns.js'
import { currentReader, readingFor } from '../platform/database/limitedReads.js'
import { Problem } from '../platform/http/Problem.js'
import { preferredType } from '../platform/http/accept.js'
import { currentRequest } from '../platform/http/requestContext.js'
import type { StoredAnswer } from './StoredAnswer.js'
import { storeAnswer } from './StoredAnswer.js'
import { assembleList } from './assembleList.js'

/** `url` is the request's target; a personal read says who is calling. */
type Read = { url: string; accept: string | undefined; isPersonal: boolean }

type RoutedRead = { url: string; route: Route }

type Upstreams = {
  api: ApiHandler
  cache: Cache
  origin: string
  /** Whether answers say their tags, for a shared cache that is told which to drop. */
  showsTags?: boolean | undefined
}

/** Until when an answer may be kept, which media type the caller wants, and whether Payload queries the database for it. */
type Policy = {
  good: Pick<CacheEntry<object>, 'milliseconds' | 'tags'>
  type: string
  isList?: boolean
  isQuery?: boolean
}

/** Larger answers are computed each time: one of them would evict hundreds of others. */
const maxBytes = 2 * 1024 * 1024
/** Nobody types a longer address; made-up addresses must not fill the memory. */
const maxUrlLength = 2_048

/**
 * Payload takes as long to build the SQL of a query as the database to answer it, so one client may run two at once,
 * unless they are staff who do more than read.
 */
export const queryTurns = createTurns({
  ...{ atOnce: 6, ofOneCaller: 2, waiting: 1_000, waitingOfOne: 200, waitMs: 5_000 },
  what: 'questions',
})

/** The ways in which common clients say that they want JSON; all others are negotiated. */
const wantsJson = /^(?:application\/json(?:, text\/plain)?(?:, \*\/\*)?|\*\/\*)$/

/**
 * The public GETs of the API from memory. They are computed without the caller's cookies, key or address, so they
 * cannot depend on them; Payload's own lists are kept only for callers without credentials.
 */
export function createPublicReads(upstreams: Upstreams) {
  const { api, cache } = upstreams
  const untilAllHaveGone = createSharedSignals()
  return {
    /** The stored answer to this read, or undefined. Synchronous, and for most callers without looking up the route. */
    peek: (read: Read) => {
      const { url, accept, isPersonal } = read
      const isPlain = !isPersonal && (accept === undefined || wantsJson.test(accept))
      const type = isPlain ? 'application/json' : policyOf(routeAt(api, url), read)?.type
      return type === undefined
        ? undefined
        : (cache.peek(keyOf(url, type)) as StoredAnswer | undefined)
    },
    /** Answers a read that may be stored, computing it once for all callers waiting; undefined for any other. */
    answer: async (read: Read, route: Route) => {
      const { url } = read
      const policy = policyOf(route, read)
      if (!policy || url.length > maxUrlLength) return undefined
      const { good, type } = policy
      const key = keyOf(url, type)
      let own: Response | undefined
      let made: StoredAnswer | undefined
      let refusal: Problem | undefined
      const caller = currentReader()?.signal ?? new AbortController().signal
      const load = (signal: AbortSignal) => async () => {
        const value = await inTurn(policy, signal, () => compute(upstreams, { url, route }, policy))
        if (value instanceof Problem) refusal = value
        else if ('variants' in value) return (made = value)
        else own = value
        return notStored
      }
      const stored = await untilAllHaveGone(key, caller, (signal) =>
        cache.remember({ key, ...good, ...kept(key), load: load(signal) }),
      )
      // Errors and redirects go only to the caller who got them: the others who waited ask again.
      if (refusal) throw refusal
      if (!stored.variants) return own
      if (stored !== made) stored.onReuse?.()
      return stored
    },
  }
}

export type PublicReads = ReturnType<typeof createPublicReads>

/** What the work gives, or the refusal of a client of whom too many are waiting. */
async function inTurn<T>(
  { isQuery }: Policy,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T | Problem> {
  const read = () => readingFor({ signal }, work)
  if (!isQuery) return read()
  try {
    return await queryTurns.take(currentRequest()?.client ?? '', { signal }, read)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

async function compute(upstreams: Upstreams, asked: RoutedRead, policy: Policy) {
  const { type, good, isList } = policy
  const { api, origin, showsTags } = upstreams
  const { url, route } = asked
  const list = isList ? await assembleList(upstreams, { url, tags: good.tags }) : undefined
  const response =
    list ?? (await api.answer(new Request(origin + url, { headers: { accept: type } }), { route }))
  if (!isStorable(response)) return response
  const tags = usedTags()
  // A shared cache is told of changes, not of the time.
  const isTagged = showsTags && !tags.has(timeTag)
  return storeAnswer(isTagged ? taggedAnswer(response, [...tags]) : response)
}

function taggedAnswer(response: Response, tags: readonly string[]): Response {
  const headers = new Headers(response.headers)
  headers.set('surrogate-key', tags.join(' '))
  headers.set('cache-tag', tags.join(','))
  return new Response(response.body, { status: response.status, headers })
}

const notStored = { bytes: Infinity, variants: undefined }

function kept(key: string) {
  const bytes = (value: { bytes: number }) => value.bytes + 2 * key.length
  return { bytes, isKept: (value: { bytes: number }) => bytes(value) <= maxBytes }
}

function routeAt({ routes }: ApiHandler, url: string): Route | undefined {
  return routes.at(url.split('?', 1)[0] ?? url).find('GET')
}

function keyOf(url: string, type: string): string {
  return `answer ${type} ${url}`
}

function isStorable({ status, headers }: Response): boolean {
  return status === 200 && Number(headers.get('content-length') ?? 0) <= maxBytes
}

/** The routes of Payload that may be cached: lists, counts, single documents, files, globals. */
const payloadPaths = new Set(['/', '/count', '/:id', '/file/:filename'])

function policyOf(route: Route | undefined, { accept, isPersonal }: Read): Policy | undefined {
  const contract = route && contractOf(route.endpoint)
  if (!contract) return route && !isPersonal ? policyOfPayloads(route) : undefined
  const { access, auth, cache, otherContentTypes } = contract
  // It may give more to who asks by name.
  if (auth === 'optional' && isPersonal) return undefined
  if (access !== 'public' || !cache || cache.memory === false) return undefined
  return {
    good: cache,
    type: preferredType(accept, ['application/json', ...otherContentTypes]),
  }
}

function policyOfPayloads({ endpoint, collection, global }: Route): Policy | undefined {
  const { cache } = (collection?.custom ?? global?.custom ?? {}) as {
    cache?: { tags: readonly string[] }
  }
  if (!cache || !payloadPaths.has(endpoint.path)) return undefined
  const isList = collection !== undefined && endpoint.path === '/'
  // Files come from the disk, and one page needs many of them.
  const isQuery = !endpoint.path.startsWith('/file/')
  return { good: cache, type: 'application/json', isList, isQuery }
}

type Shared = { controller: AbortController; waiting: number }

/** Signals for work that several callers wait for under one key; each is aborted when the last caller has gone. */
function createSharedSignals() {
  const shared = new Map<string, Shared>()

  return async <T>(
    key: string,
    caller: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    const one = shared.get(key) ?? { controller: new AbortController(), waiting: 0 }
    shared.set(key, one)
    one.waiting += 1
    const leave = () => {
      one.waiting -= 1
      if (one.waiting === 0 && shared.get(key) === one) shared.delete(key)
    }
    const hangUp = () => {
      leave()
      if (one.waiting === 0) one.controller.abort()
    }
    caller.addEventListener('abort', hangUp, { once: true })
    try {
      return await work(one.controller.signal)
    } finally {
      caller.removeEventListener('abort', hangUp)
      if (!caller.aborted) leave()
    }
  }
}
