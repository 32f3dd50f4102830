import type { Payload } from 'payload'

import { TimeoutError, within } from '../platform/abort.js'
import type { Cache } from '../platform/cache/createCache.js'
import type { FactDeclaration } from '../platform/content/Fact.js'
import { factDeclarationsOf } from '../platform/content/searchDeclaration.js'
import { searchTag } from '../platform/content/announce.js'
import type { SearchIndex } from './SearchIndex.js'
import { createAnswers, type SearchAnswers } from './createAnswers.js'
import { splitAhead } from './evidence/splitAhead.js'
import { createFeed, type Feed } from './feed/createFeed.js'
import { boundIndex } from './index/boundIndex.js'
import { createIndex, type Index } from './index/createIndex.js'
import { createMemoryBudget, type MemoryBudget, tellShortage } from './index/createMemoryBudget.js'
import { createSynonyms, type SynonymRow, type Synonyms } from './words/createSynonyms.js'

declare module '../platform/platform.js' {
  interface Platform {
    search: Search
  }
}

type Options = {
  locales: readonly string[]
  serverUrl: string
  /** The memory that may be taken by all that documents are found by. */
  maxBytes?: number
  cache: Pick<Cache, 'invalidate' | 'remember'>
}

/** The index of this process, with what keeps it in step with the database. */
type Search = SearchIndex &
  SearchAnswers & {
    /** Begins to read the content. */
    start: (payload: Payload) => void
    stop: () => void
    /** A document was written or deleted. */
    note: (collection: string, id: string) => void
    /** Whether notifications of other processes arrive from now on; earlier ones may have been missed. */
    hear: (isHearing: boolean) => void
    /** Waits until all noted changes are in the index, at most `patienceMs`. */
    settled: (patienceMs?: number) => Promise<void>
    /** Also for what others find documents by. */
    memory: MemoryBudget
  }

/** Without notifications each search compares with the database, at most this often. */
const deafCompareMs = 500

/** The one search index of this process; empty until it is started. */
export function createSearch({ locales, serverUrl, maxBytes = Infinity, cache }: Options): Search {
  const index = createIndex({ locales })
  const memory = createMemoryBudget(maxBytes)
  let declarations: readonly FactDeclaration[] = []
  let feed: Feed | undefined
  let learn = () => Promise.resolve()
  let isHearing = true
  let comparedAt = 0
  const compareWhileDeaf = () => {
    if (isHearing || performance.now() - comparedAt < deafCompareMs) return
    comparedAt = performance.now()
    feed?.compare()
  }
  return {
    ...createAnswers(index, { serverUrl, declarations: () => declarations }),
    start: (payload) => {
      declarations = factDeclarationsOf(payload)
      learn = async () => index.learnSynonyms(await readSynonyms(payload, cache))
      const onApplied = () => {
        cache.invalidate([searchTag])
        tellShortage(payload, memory)
        void splitAhead(index)
      }
      feed = createFeed({ payload, index: boundIndex(index, memory), locales, onApplied })
      feed.compare()
    },
    stop: () => feed?.stop(),
    note: (collection, id) => feed?.note(collection, id),
    hear: (value) => {
      isHearing = value
      if (value) feed?.compare(true)
    },
    settled: async (patienceMs = 10_000) => {
      compareWhileDeaf()
      await within(patienceMs, Promise.all([feed?.settled(), learn()])).catch(unlessLate)
    },
    state: () => stateOf(index, feed),
    memory,
  }
}

/** What staff entered as synonyms; an outage of the database leaves what is known. */
function readSynonyms(payload: Payload, cache: Pick<Cache, 'remember'>): Promise<Synonyms> {
  let rows: readonly SynonymRow[] = []
  return cache.remember({
    key: 'synonyms',
    tags: ['synonyms'],
    bytes: () => 200 * (1 + rows.length),
    load: async () => {
      if (Object.hasOwn(payload.collections, 'synonyms')) {
        const asked = { collection: 'synonyms', pagination: false, depth: 0 } as const
        rows = (await payload.find(asked)).docs
      }
      return createSynonyms(rows)
    },
  })
}

function stateOf(index: Index, feed: Feed | undefined): ReturnType<SearchIndex['state']> {
  const updatedAt = feed?.newest()
  return {
    isReady: feed?.isReady() ?? false,
    documents: feed?.documents() ?? 0,
    sections: index.sections(),
    ...(updatedAt !== undefined && { updatedAt }),
  }
}

function unlessLate(error: unknown): void {
  if (!(error instanceof TimeoutError)) throw error
}
