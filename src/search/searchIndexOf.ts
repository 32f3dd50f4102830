import type { Payload } from 'payload'

import { platformOf } from '../platform/platform.js'
import type { SearchIndex } from './SearchIndex.js'

/** The search index of this Payload's process. */
export function searchIndexOf(payload: Pick<Payload, 'config'>): SearchIndex {
  return platformOf(payload).search
}
