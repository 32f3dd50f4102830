import { contractOf } from '../platform/api/contract.js'
import type { ApiHandler } from '../platform/api/createApiHandler.js'
import type { Route } from '../platform/api/routes.js'
import type { Cache } from '../platform/cache/createCache.js'
import { currentReader, readingFor } from '../platform/database/limitedReads.js'
import { preferredType } from '../platform/http/preferredType.js'
import type { StoredAnswer } from './StoredAnswer.js'
import { storeAnswer } from './StoredAnswer.js'
import { assembleList } from './assembleList.js'

/** `url` is the request's target; a personal read says who is calling. */
type Read = { url: string; accept: string | undefined; isPersonal: boolean }

export type PublicReads = {
  /** The stored answer to this read, or undefined. Synchronous, and for most callers without looking up the route. */
  peek(read: Read): StoredAnswer | undefined
  /** Answers a read that may be stored, computing it once for all callers waiting; undefined for any other. */
  answer(read: Read, route: Route): Promise<StoredAnswer | Response | undefined>
}

type Asked = { url: string; route: Route }

type House = { api: ApiHandler; cache: Cache; origin: string }

/** Until when an answer may be kept, and which media type the caller wants. */
type Policy = { tags: readonly string[]; type: string; isList?: boolean }

/** Larger answers are computed each time: one of them would evict hundreds of others. */
const maxBytes = 2 * 1024 * 1024
/** Nobody types a longer address; made-up addresses must not fill the memory. */
const maxUrlLength = 2_048

/** The ways in which common clients say that they want JSON; all others are negotiated. */
const wantsJson = /^(?:application\/json(?:, text\/plain)?(?:, \*\/\*)?|\*\/\*)$/

/**
 * The public GETs of the API from memory. They are computed without the caller's cookies, key or address, so they
 * cannot depend on them; Payload's own lists are kept only for callers without credentials.
 */
export function createPublicReads(house: House): PublicReads {
  const { api, cache } = house
  const untilAllHaveGone = createSharedSignals()
  return {
    peek: (read) => {
      const { url, accept, isPersonal } = read
      const isPlain = !isPersonal && (accept === undefined || wantsJson.test(accept))
      const type = isPlain ? 'application/json' : policyOf(routeAt(api, url), read)?.type
      return type === undefined
        ? undefined
        : (cache.peek(keyOf(url, type)) as StoredAnswer | undefined)
    },
    answer: async (read, route) => {
      const { url } = read
      const policy = policyOf(route, read)
      if (!policy || url.length > maxUrlLength) return undefined
      const { tags, type } = policy
      const key = keyOf(url, type)
      let own: Response | undefined
      const caller = currentReader()?.signal ?? new AbortController().signal
      const load = (signal: AbortSignal) => async () => {
        const value = await readingFor(signal, () => compute(house, { url, route }, policy))
        if ('variants' in value) return kept(value, key)
        own = value
        return { value: notStored, bytes: 0, keep: false }
      }
      const stored = await untilAllHaveGone(key, caller, (signal) =>
        cache.remember<StoredAnswer | typeof notStored>({ key, tags, load: load(signal) }),
      )
      // Errors and redirects go only to the caller who got them: the others who waited ask again.
      return 'variants' in stored ? stored : own
    },
  }
}

async function compute(house: House, asked: Asked, { type, tags, isList }: Policy) {
  const { api, origin } = house
  const { url, route } = asked
  const list = isList ? await assembleList(house, { url, tags }) : undefined
  const response =
    list ?? (await api.answer(new Request(origin + url, { headers: { accept: type } }), { route }))
  return isStorable(response) ? storeAnswer(response) : response
}

function kept(value: StoredAnswer, key: string) {
  const bytes = value.bytes + 2 * key.length
  return { value, bytes, keep: bytes <= maxBytes }
}

const notStored = {}

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
  const { access, cache, otherContentTypes } = contract
  if (access !== 'public' || !cache || cache.memory === false) return undefined
  return {
    tags: cache.tags,
    type: preferredType(accept, ['application/json', ...otherContentTypes]),
  }
}

function policyOfPayloads({ endpoint, collection, global }: Route): Policy | undefined {
  const { cache } = (collection?.custom ?? global?.custom ?? {}) as {
    cache?: { tags: readonly string[] }
  }
  if (!cache || !payloadPaths.has(endpoint.path)) return undefined
  const isList = collection !== undefined && endpoint.path === '/'
  return { tags: cache.tags, type: 'application/json', isList }
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
