import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import { requestDatabase } from '../database/requestDatabase.js'
import { publishedSlugsTable as slugs } from './publishedSlugsTable.js'

type Published = { id: string; slug?: string | null; _status?: 'draft' | 'published' | null }

/** Notes the slug of a document that is being published; the newest owner of a slug has it. */
export const rememberSlug: CollectionAfterChangeHook<Published> = async ({
  collection,
  doc,
  req,
}) => {
  if (doc._status !== 'published' || !doc.slug) return
  const db = await requestDatabase(req)
  await db
    .insert(slugs)
    .values({ collection: collection.slug, slug: doc.slug, documentId: doc.id })
    .onConflictDoUpdate({
      target: [slugs.collection, slugs.slug],
      set: { documentId: doc.id },
    })
}

/** Lets go of the slugs of a deleted document. */
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
