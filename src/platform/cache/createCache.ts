import { LRUCache } from 'lru-cache'

export type Cache = {
  /** The kept value, or undefined. Synchronous: the front door answers hits before anything else. */
  peek<T>(key: string): T | undefined
  /**
   * The kept value, or what `load` gives; concurrent callers share one load. A value whose tags changed
   * while it was loading is handed out but not kept, and later callers do not join its load.
   */
  remember<T extends object>(entry: CacheEntry<T>): Promise<T>
  /** Forgets everything that carries one of these tags, loads under way included. */
  invalidate(tags: readonly string[]): void
  /** Forgets everything: changes may have been missed. */
  clear(): void
  /** Off while changes by other processes cannot be heard: every call then loads. */
  setEnabled(enabled: boolean): void
}

type CacheEntry<T> = {
  key: string
  tags: readonly string[]
  /** Gives the value; `keep: false` hands it out without keeping it (errors, private answers). */
  load: () => Promise<{ value: T; bytes: number; keep: boolean }>
}

type Kept = { value: object; tags: readonly string[] }

/** Answers and snapshots in memory, at most `maxBytes` of them, each forgotten when a tag of its changes. */
export function createCache({ maxBytes }: { maxBytes: number }): Cache {
  const keysByTag = new Map<string, Set<string>>()
  const versions = new Map<string, number>()
  const flights = new Map<string, { stamp: string; promise: Promise<object> }>()
  let epoch = 0
  let enabled = false

  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    dispose: ({ tags }, key) => {
      for (const tag of tags) keysByTag.get(tag)?.delete(key)
    },
  })
  const stampOf = (tags: readonly string[]) =>
    [epoch, ...tags.map((tag) => versions.get(tag) ?? 0)].join('.')

  const keep = (key: string, entry: Kept, bytes: number) => {
    kept.set(key, entry, { size: Math.max(1, bytes) })
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag) ?? new Set()
      keysByTag.set(tag, keys.add(key))
    }
  }

  const loadOnce = async <T extends object>({ key, tags, load }: CacheEntry<T>) => {
    const stamp = stampOf(tags)
    const flight = flights.get(key)
    if (flight?.stamp === stamp) return flight.promise as Promise<T>
    const promise = load().then(({ value, bytes, keep: wanted }) => {
      if (wanted && enabled && stampOf(tags) === stamp) keep(key, { value, tags }, bytes)
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
    peek: <T>(key: string) => kept.get(key)?.value as T | undefined,
    remember: async <T extends object>(entry: CacheEntry<T>) =>
      (kept.get(entry.key)?.value as T | undefined) ?? loadOnce(entry),
    invalidate: (tags) => {
      for (const tag of tags) {
        versions.set(tag, (versions.get(tag) ?? 0) + 1)
        for (const key of [...(keysByTag.get(tag) ?? [])]) kept.delete(key)
      }
    },
    clear: () => {
      epoch += 1
      kept.clear()
    },
    setEnabled: (value) => {
      enabled = value
      epoch += 1
      kept.clear()
    },
  }
}
