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

type CacheEntry<T> = {
  key: string
  tags: readonly string[]
  /** Provides the value; `keep: false` returns it without caching it (errors, private answers). */
  load: () => Promise<{ value: T; bytes: number; keep: boolean }>
}

/** Answers and snapshots in memory, at most `maxBytes` of them, each removed when one of its tags changes. */
export function createCache({ maxBytes }: { maxBytes: number }): Cache {
  const kept = taggedStore({ maxBytes })
  const flights = new Map<string, { stamp: string; promise: Promise<object> }>()
  const changes = countChanges()
  const watchers = createWatchers()
  let enabled = false

  const loadOnce = async <T extends object>({ key, tags, load }: CacheEntry<T>): Promise<T> => {
    const stamp = changes.stamp(tags)
    const flight = flights.get(key)
    if (enabled && flight?.stamp === stamp) return flight.promise as Promise<T>
    const promise = readingForAll(load).then(({ value, bytes, keep }) => {
      if (keep && enabled && changes.stamp(tags) === stamp) kept.set(key, { value, tags, bytes })
      return value
    })
    flights.set(key, { stamp, promise })
    try {
      return await promise
    } finally {
      if (flights.get(key)?.promise === promise) flights.delete(key)
    }
  }

  return {
    ...countReads(kept),
    remember: async <T extends object>(entry: CacheEntry<T>) =>
      (kept.get(entry.key) as T | undefined) ?? loadOnce(entry),
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

/** Tells by a stamp whether any of some tags changed between two moments. */
function countChanges() {
  const byTag = new Map<string, number>()
  let all = 0
  let latest = performance.now()
  return {
    latest: () => latest,
    stamp: (tags: readonly string[]) => [all, ...tags.map((tag) => byTag.get(tag) ?? 0)].join('.'),
    note: (tags: readonly string[]) => {
      latest = performance.now()
      for (const tag of tags) byTag.set(tag, (byTag.get(tag) ?? 0) + 1)
    },
    noteAll: () => {
      latest = performance.now()
      all += 1
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
type Kept = { value: object; tags: readonly string[]; bytes: number }

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
    get: (key: string): object | undefined => kept.get(key)?.value,
    set: (key: string, entry: Kept): void => {
      kept.set(key, entry, { size: Math.max(1, entry.bytes) })
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
