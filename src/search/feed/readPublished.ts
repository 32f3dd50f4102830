import type { CollectionSlug, Payload } from 'payload'

import { fieldsRead, type SearchDeclaration } from '../../platform/content/searchDeclaration.js'
import type { StoredDocument } from '../sections/readVersions.js'

/** A searched collection as it was found in the configuration. */
export type Source = {
  collection: CollectionSlug
  declaration: SearchDeclaration
  hasSlug: boolean
}

/**
 * The published documents of these ids in all languages; drafts and deleted ones are not among them. They are read
 * past Payload's hooks and access, which take ten times as long and change nothing of what everybody may read.
 */
export async function readPublished(
  payload: Payload,
  { collection, declaration, hasSlug }: Source,
  ids: readonly string[],
): Promise<StoredDocument[]> {
  const { docs } = await payload.db.find<StoredDocument>({
    collection,
    where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
    select: { ...fieldsRead(declaration), updatedAt: true, ...(hasSlug && { slug: true }) },
    locale: 'all',
    // Not by a title: that has several languages, and each would count towards the limit.
    sort: 'id',
    limit: ids.length,
    pagination: false,
  })
  return (await declaration.facts?.complete?.(payload, docs)) ?? docs
}
