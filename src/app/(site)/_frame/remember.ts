import type { Payload } from 'payload'

import { platformOf } from '../../../platform/platform.js'

type Entry<T> = {
  key: string
  /** The collections and globals that it was read from. */
  tags: readonly string[]
  load: () => Promise<T>
  /** For how long it is good if nothing changes; for good if left out. */
  milliseconds?: number
  /** Whether to cache the value: addresses that anyone can make up must not fill the memory. */
  isKept?: (value: T) => boolean
}

/** Caches what `load` reads until one of its collections or globals changes. */
export async function remember<T extends object>(
  payload: Payload,
  { key, tags, load, isKept = () => true, milliseconds }: Entry<T>,
): Promise<T> {
  return platformOf(payload).cache.remember<T>({
    key: `page ${key}`,
    tags,
    milliseconds,
    load: async () => {
      const value = await load()
      return { value, bytes: JSON.stringify(value).length * 2, keep: isKept(value) }
    },
  })
}
