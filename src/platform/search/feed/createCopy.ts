import type { Payload } from 'payload'

import type { SearchDocument } from '../SearchDocument.js'
import { keyOf, readVersions } from '../sections/readVersions.js'
import { listPublished, readPublished, type Source } from './readPublished.js'

export type CopyOptions = {
  payload: Payload
  index: { put(document: SearchDocument): void; remove(key: string): void }
  /** The first is the one that readers of the others fall back to. */
  locales: readonly string[]
}

/** The published content as it is in the index: what of it is out of date, and how it is read anew. */
export function createCopy({ payload, index, locales }: CopyOptions) {
  const known = new Map<string, Map<string, string>>()
  let newest: string | undefined
  const knownOf = ({ collection }: Source) => {
    const present = known.get(collection) ?? new Map<string, string>()
    known.set(collection, present)
    return present
  }
  return {
    /** The ids of the documents that were written, published, withdrawn or deleted since they were read. */
    differences: async (source: Source): Promise<string[]> => {
      const published = await listPublished(payload, source)
      const present = knownOf(source)
      const changed = [...published].filter(([id, updatedAt]) => present.get(id) !== updatedAt)
      const gone = [...present.keys()].filter((id) => !published.has(id))
      return [...changed.map(([id]) => id), ...gone]
    },
    /** Reads these documents and puts what is published of them in place of what was. */
    refresh: async (source: Source, ids: readonly string[]): Promise<void> => {
      const { collection } = source
      const documents = await readPublished(payload, source, ids)
      const present = knownOf(source)
      for (const id of ids) {
        for (const locale of locales) index.remove(keyOf(collection, id, locale))
        present.delete(id)
      }
      for (const document of documents) {
        for (const version of readVersions(document, { ...source, locales })) index.put(version)
        present.set(document.id, document.updatedAt)
        if (newest === undefined || document.updatedAt > newest) newest = document.updatedAt
      }
    },
    documents: (): number => [...known.values()].reduce((sum, { size }) => sum + size, 0),
    /** ISO 8601 of the newest change among them. */
    newest: (): string | undefined => newest,
  }
}
