import type { Payload } from 'payload'

import type { CacheEntry } from '../../../platform/cache/createCache.js'
import { platformOf } from '../../../platform/platform.js'

/** Caches what `load` reads until one of its collections or globals changes. */
export function remember<T extends object>(payload: Payload, entry: CacheEntry<T>): Promise<T> {
  return platformOf(payload).cache.remember({ ...entry, key: `page ${entry.key}` })
}
