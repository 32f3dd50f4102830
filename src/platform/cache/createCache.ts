import { AsyncLocalStorage } from 'node:async_hooks'

import { LRUCache } from 'lru-cache'

import { readingForAll } from '../database/limitedReads.js'

declare module '../platform.js' {
  interface Platform {
    cache: Cache
  }
}

export type Cache = {
  /** The cached value, or undefined. Synchronous: the front door answers hits before anything else. */
  peek(key: string): object | undefined
  /**
   * The cached value, or the result of `load`; concurrent callers share one load. A value whose tags changed while it
   * was loading is returned but not cached, and later callers do not join its load.
   */
  remember<T extends object>(entry: CacheEntry<T>): Promise<T>
  /** Removes everything with one of these tags, including loads in progress. */
  invalidate(tags: readonly string[]): void
  /**
   * Calls `told` whenever something with this tag may have changed, in any process, and also when the connection that
   * reports changes is back. Returns a function that stops this.
   */
  watch(tag: string, told: () => void): () => void
  /** Off while changes by other processes cannot be received: every call then loads by itself. */
  setEnabled(enabled: boolean): void
  /** When something last changed, by `performance.now()`. */
  changedAt: () => number
  /** What it holds, and how often an answer was in it (`peek`) since the start. */
  state(): { entries: number; bytes: number; hits: number; misses: number }
}

export type CacheEntry<T> = {
  key: string
  /** Those of cached values that `load` uses are added to them. */
  tags: readonly string[]
  load: () => Promise<T>
  /** The memory that a value takes; left out, that of its JSON. */
  bytes?: number | ((value: T) => number)
  /** Whether to cache a value; errors, private answers and what anyone can make up are only returned. */
  isKept?: (value: T) => boolean
  /** For how long it is good if nothing is announced; for good if left out. */
  milliseconds?: number | undefined
}

/** Of values that also change with time, which nobody announces to a shared cache. */
export const timeTag = 'time'

/** The tags of the value that is being loaded. */
const loading = new AsyncLocalStorage<Set<string>>()

/** The tags so far of the value that is being loaded, those of the cached values that it used among them. */
export function usedTags(): ReadonlySet<string> {
  return loading.getStore() ?? new Set()
}

function useTags(tags: Iterable<string>): void {
  const outer = loading.getStore()
  if (outer) for (const tag of tags) outer.add(tag)
}

/** Answers and snapshots in memory, at most `maxBytes` of them, each removed when one of its tags changes. */
export function createCache({ maxBytes }: { maxBytes: number }): Cache {
  const kept = taggedStore({ maxBytes })
  const changes = countChanges()
  const watchers = createWatchers()
  let enabled = false
  const loadOnce = createLoads({ kept, changes, isEnabled: () => enabled })

  return {
    ...countReads(kept),
    remember: async <T extends object>(entry: CacheEntry<T>) => {
      const found = kept.find(entry.key)
      if (!found) return loadOnce(entry)
      useTags(found.tags)
      return found.value as T
    },
    watch: watchers.watch,
    changedAt: changes.latest,
    invalidate: (tags) => {
      changes.note(tags)
      for (const tag of tags) kept.deleteByTag(tag)
      watchers.tell(tags)
    },
    setEnabled: (value) => {
      enabled = value
      changes.noteAll()
      kept.clear()
      if (value) watchers.tellAll()
    },
  }
}

/** A load in progress; the tags of what it uses come to it while it runs. */
type Flight = { began: number; tags: ReadonlySet<string>; promise: Promise<object> }

type Loads = {
  kept: ReturnType<typeof taggedStore>
  changes: ReturnType<typeof countChanges>
  isEnabled: () => boolean
}

/** Loads values, each once for all who ask meanwhile, and keeps those that nothing changed under. */
function createLoads({ kept, changes, isEnabled }: Loads) {
  const flights = new Map<string, Flight>()
  return async <T extends object>(entry: CacheEntry<T>): Promise<T> => {
    const { key, load, bytes = bytesOfJson, isKept = () => true, milliseconds } = entry
    const flight = flights.get(key)
    if (isEnabled() && flight && !changes.since(flight.began, flight.tags)) return join<T>(flight)
    const began = changes.stamp()
    const tags = new Set(milliseconds === undefined ? entry.tags : [...entry.tags, timeTag])
    const promise = loading
      .run(tags, () => readingForAll(load))
      .then((value) => {
        if (!isEnabled() || changes.since(began, tags) || !isKept(value)) return value
        const size = typeof bytes === 'number' ? bytes : bytes(value)
        kept.set(key, { value, tags: [...tags], bytes: size, milliseconds })
        return value
      })
    const own = { began, tags, promise }
    flights.set(key, own)
    try {
      return await join<T>(own)
    } finally {
      if (flights.get(key) === own) flights.delete(key)
    }
  }
}

const bytesOfJson = (value: object) => JSON.stringify(value).length * 2

async function join<T>({ promise, tags }: Flight): Promise<T> {
  try {
    return (await promise) as T
  } finally {
    useTags(tags)
  }
}

/** Tells whether any of some tags changed since a stamp was taken. */
function countChanges() {
  const byTag = new Map<string, number>()
  let count = 0
  let all = 0
  let latest = performance.now()
  const next = () => {
    latest = performance.now()
    return (count += 1)
  }
  return {
    latest: () => latest,
    stamp: () => count,
    since: (stamp: number, tags: Iterable<string>) =>
      all > stamp || [...tags].some((tag) => (byTag.get(tag) ?? 0) > stamp),
    note: (tags: readonly string[]) => {
      const now = next()
      for (const tag of tags) byTag.set(tag, now)
    },
    noteAll: () => {
      all = next()
    },
  }
}

function countReads(kept: ReturnType<typeof taggedStore>): Pick<Cache, 'peek' | 'state'> {
  const counts = { hits: 0, misses: 0 }
  return {
    peek: (key) => {
      const found = kept.get(key)
      counts[found ? 'hits' : 'misses'] += 1
      return found
    },
    state: () => ({ ...kept.size(), ...counts }),
  }
}

/** Callbacks for changes, by tag. */
function createWatchers() {
  const watchers = new Set<{ tag: string; told: () => void }>()
  return {
    /** Returns a function that stops the watching. */
    watch: (tag: string, told: () => void) => {
      const watcher = { tag, told }
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    tell: (tags: readonly string[]) => {
      for (const { tag, told } of [...watchers]) if (tags.includes(tag)) told()
    },
    tellAll: () => {
      for (const { told } of [...watchers]) told()
    },
  }
}

/** A cached value, the tags whose change invalidates it, and the memory it takes. */
type Kept = {
  value: object
  tags: readonly string[]
  bytes: number
  milliseconds?: number | undefined
}

/** Values by key within `maxBytes`, evicting the least recently used first; each can be found by its tags. */
export function taggedStore({ maxBytes }: { maxBytes: number }) {
  const keysByTag = new Map<string, Set<string>>()
  const forget = (key: string, tags: readonly string[]) => {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    dispose: ({ tags }, key) => forget(key, tags),
  })
  return {
    find: (key: string): Kept | undefined => kept.get(key),
    get: (key: string): object | undefined => kept.get(key)?.value,
    set: (key: string, entry: Kept): void => {
      kept.set(key, entry, { size: Math.max(1, entry.bytes), ttl: entry.milliseconds ?? 0 })
      // A value larger than the whole store was not kept: its key must not stay behind.
      if (!kept.has(key)) return
      for (const tag of entry.tags) {
        keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
      }
    },
    deleteByTag: (tag: string): void => {
      for (const key of [...(keysByTag.get(tag) ?? [])]) kept.delete(key)
    },
    clear: (): void => kept.clear(),
    size: () => ({ entries: kept.size, bytes: kept.calculatedSize }),
    /** How many keys are stored, and how many pairs of tag and key. */
    count: () => ({
      keys: kept.size,
      indexed: [...keysByTag.values()].reduce((sum, keys) => sum + keys.size, 0),
    }),
  }
}
