import { sql } from '@payloadcms/db-postgres/drizzle'
import { setImmediate } from 'node:timers/promises'
import type { Payload } from 'payload'

import { requestDatabase } from '../../platform/database/requestDatabase.js'
import type { SearchDocument } from '../SearchDocument.js'
import { keyOf, readVersions, type StoredDocument } from '../sections/readVersions.js'
import type { Copy } from './createBacklog.js'
import { readPublished, type Source } from './readPublished.js'

/** How long indexing may block the event loop, in milliseconds. */
const turnMs = 4

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
  const pause = createPause(turnMs)
  const knownOf = ({ collection }: Source) => {
    const present = known.get(collection) ?? new Map<string, string>()
    known.set(collection, present)
    return present
  }
  const read: Copy['read'] = (source, ids) => readPublished(payload, source, ids)
  const replace = (source: Source, id: string, document: StoredDocument | undefined) => {
    for (const locale of locales) index.remove(keyOf(source.collection, id, locale))
    knownOf(source).delete(id)
    if (!document) return
    for (const version of readVersions(document, { ...source, locales })) index.put(version)
    knownOf(source).set(id, document.updatedAt)
    if (newest === undefined || document.updatedAt > newest) newest = document.updatedAt
  }
  const apply: Copy['apply'] = async (source, ids, documents) => {
    const byId = new Map(documents.map((document) => [document.id, document]))
    for (const id of ids) {
      // Between two pauses, so that no search misses a document that is only being replaced.
      replace(source, id, byId.get(id))
      await pause()
    }
  }
  return {
    /** The ids of what was written, published, withdrawn or deleted since it was read; `isWhole`: of all with facts from elsewhere, too. */
    differences: async (source: Source, isWhole: boolean): Promise<string[]> => {
      const published = await listPublished(payload, source)
      const present = knownOf(source)
      const isOld = isWhole && source.declaration.facts?.complete !== undefined
      const isChanged = (id: string) => isOld || present.get(id) !== published.get(id)
      const gone = [...present.keys()].filter((id) => !published.has(id))
      return [...[...published.keys()].filter(isChanged), ...gone]
    },
    read,
    /** Puts what is published of these ids in place of what was. */
    apply,
    documents: (): number => [...known.values()].reduce((sum, { size }) => sum + size, 0),
    /** ISO 8601 of the newest change among them. */
    newest: (): string | undefined => newest,
  }
}

const pageSize = 2_000

/** The ids of all published documents of a collection with the time of their last change (ISO 8601). */
async function listPublished(payload: Payload, { collection }: Pick<Source, 'collection'>) {
  const db = await requestDatabase({ payload })
  const table = sql.identifier(collection.replaceAll('-', '_'))
  const found = new Map<string, string>()
  let last: string | undefined
  for (;;) {
    // By key, not by page: a document deleted meanwhile would push another off its page.
    const after = last === undefined ? sql`` : sql`and id > ${last}`
    const { rows } = await db.execute<{ id: string; updatedAt: string }>(sql`
      select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
      from ${table} where _status = 'published' ${after} order by id limit ${pageSize}`)
    for (const { id, updatedAt } of rows) found.set(id, updatedAt)
    last = rows.at(-1)?.id
    if (rows.length < pageSize) return found
  }
}

/** Yields to the event loop once the caller has worked this many milliseconds. */
export function createPause(turnMs: number): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < turnMs) return
    await setImmediate()
    began = performance.now()
  }
}
