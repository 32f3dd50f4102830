import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'

import { firstMatch } from '../database/matches.js'
import { requestDatabase } from '../database/requestDatabase.js'
import { publishedSlugsTable as slugs } from './publishedSlugsTable.js'

/** The current slug of the published document that once had `oldSlug`, or undefined. */
export async function currentSlug(
  req: PayloadRequest,
  collection: CollectionSlug,
  oldSlug: string,
): Promise<string | undefined> {
  const db = await requestDatabase(req)
  const [owner] = await db
    .select({ id: slugs.documentId })
    .from(slugs)
    .where(and(eq(slugs.collection, collection), eq(slugs.slug, oldSlug)))
  if (!owner) return undefined
  const { docs } = await req.payload.find({
    ...firstMatch,
    collection,
    where: { and: [{ id: { equals: owner.id } }, { _status: { equals: 'published' } }] },
    overrideAccess: false,
    req,
  })
  const found: unknown = docs[0]
  const slug = (found as { slug?: string } | undefined)?.slug
  // Published under it again in the meantime: a redirect would lead back here in a loop.
  return slug === oldSlug ? undefined : slug
}
