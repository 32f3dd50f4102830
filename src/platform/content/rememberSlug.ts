import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

import { requestDatabase } from '../database/requestDatabase.js'
import { publishedSlugsTable as slugs } from './publishedSlugsTable.js'

type Published = { id: string; slug?: string | null; _status?: 'draft' | 'published' | null }

/** Records the slug of a document that is being published; a slug belongs to its newest owner. */
export const rememberSlug: CollectionAfterChangeHook<Published> = async ({
  collection,
  doc,
  req,
}) => {
  if (doc._status !== 'published' || !doc.slug) return
  await noteSlug(req, { collection: collection.slug, slug: doc.slug, documentId: doc.id })
}

type SlugOwner = { collection: string; slug: string; documentId: string }

/** Records that visitors know a document by this slug; a slug belongs to its newest owner. */
export async function noteSlug(req: PayloadRequest, owner: SlugOwner): Promise<void> {
  const db = await requestDatabase(req)
  await db
    .insert(slugs)
    .values(owner)
    .onConflictDoUpdate({
      target: [slugs.collection, slugs.slug],
      set: { documentId: owner.documentId },
    })
}

/** Releases the slugs of a deleted document. */
export const forgetSlugs: CollectionAfterDeleteHook<Published> = async ({
  collection,
  id,
  req,
}) => {
  const db = await requestDatabase(req)
  await db
    .delete(slugs)
    .where(and(eq(slugs.collection, collection.slug), eq(slugs.documentId, String(id))))
}
