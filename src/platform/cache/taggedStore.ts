import { LRUCache } from 'lru-cache'

/** A cached value, the tags whose change invalidates it, and the memory it takes. */
export type Kept = { value: object; tags: readonly string[]; bytes: number }

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
    /** How many keys are stored, and how many pairs of tag and key. */
    count: () => ({
      keys: kept.size,
      indexed: [...keysByTag.values()].reduce((sum, keys) => sum + keys.size, 0),
    }),
  }
}
