import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'

import { announceChange } from '../cache/announceChange.js'
import { searchDeclarationOf } from './searchDeclaration.js'

/**
 * The tags of what a rich body shows or links to: an answer with the body is stale once any of these changes. Courses that
 * are read with it have their dates.
 */
export const linkedTags = ['pages', 'courses', 'course-dates', 'policies', 'media'] as const

/** The tag of answers that are made from the search index. */
export const searchTag = 'search'

/** Announces after commit that a document of this collection changed; its slug is the tag. */
export const announceSaved: CollectionAfterChangeHook<{ id: string }> = async ({
  collection,
  doc,
  req,
}) => {
  await announceDocument(req, collection, doc.id)
}

export const announceDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await announceDocument(req, collection, String(id))
}

async function announceDocument(
  req: PayloadRequest,
  collection: Pick<SanitizedCollectionConfig, 'slug' | 'custom'>,
  id: string,
): Promise<void> {
  const isSearched = searchDeclarationOf(collection) !== undefined
  const tags = isSearched ? [collection.slug, searchTag] : [collection.slug]
  await announceChange(req, tags, isSearched ? { collection: collection.slug, id } : undefined)
}

export const announceGlobal: GlobalAfterChangeHook = async ({ global, req }) => {
  await announceChange(req, [global.slug])
}
