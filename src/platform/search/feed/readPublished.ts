import type { CollectionSlug, Payload } from 'payload'

import type { SearchDeclaration } from '../searchDeclarationOf.js'
import type { StoredDocument } from '../sections/readVersions.js'

/** A searched collection as it was found in the configuration. */
export type Source = {
  collection: CollectionSlug
  declaration: SearchDeclaration
  hasSlug: boolean
}

/** The published documents of these ids, read as a visitor in all languages; drafts and deleted ones are not among them. */
export async function readPublished(
  payload: Payload,
  { collection, declaration, hasSlug }: Source,
  ids: readonly string[],
): Promise<StoredDocument[]> {
  const names = [declaration.title, ...declaration.fields.map(({ name }) => name)]
  const fields = new Set(names.map((name) => name.split('.', 1)[0] ?? name))
  const { docs } = await payload.find({
    collection,
    where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
    select: Object.fromEntries(
      [...fields, 'updatedAt', ...(hasSlug ? ['slug'] : [])].map((name) => [name, true]),
    ),
    locale: 'all',
    // Not by a title: that has several languages, and each would count towards the limit.
    sort: 'id',
    depth: 0,
    limit: ids.length,
    pagination: false,
    overrideAccess: false,
  })
  return docs as unknown as StoredDocument[]
}

const pageSize = 1_000

/** The ids of all published documents of a collection with the time of their last change. */
export async function listPublished(
  payload: Payload,
  { collection }: Pick<Source, 'collection'>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let last: string | undefined
  for (;;) {
    const after = last === undefined ? [] : [{ id: { greater_than: last } }]
    const { docs } = await payload.find({
      collection,
      where: { and: [{ _status: { equals: 'published' } }, ...after] },
      select: { updatedAt: true },
      // By key, not by page: a document deleted meanwhile would push another off its page.
      sort: 'id',
      depth: 0,
      limit: pageSize,
      pagination: false,
      overrideAccess: false,
    })
    for (const { id, updatedAt } of docs as unknown as StoredDocument[]) found.set(id, updatedAt)
    last = docs.at(-1)?.id
    if (docs.length < pageSize) return found
  }
}
