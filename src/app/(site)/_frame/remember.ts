import type { Payload } from 'payload'

import { platformOf } from '../../../platform/platform.js'

type Entry<T> = {
  key: string
  /** The collections and globals it was read from. */
  tags: readonly string[]
  load: () => Promise<T>
  /** Whether it is worth keeping: addresses that anyone can make up should not fill the memory. */
  isKept?: (value: T) => boolean
}

/** What `load` reads, kept in memory until something it was read from changes. */
export async function remember<T extends object>(
  payload: Payload,
  { key, tags, load, isKept = () => true }: Entry<T>,
): Promise<T> {
  return platformOf(payload).cache.remember<T>({
    key: `page ${key}`,
    tags,
    load: async () => {
      const value = await load()
      return { value, bytes: JSON.stringify(value).length * 2, keep: isKept(value) }
    },
  })
}
