import { sql } from '@payloadcms/db-postgres/drizzle'
import { pgTable, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'

import { batchChange } from '../database/batchWrites.js'
import {
  firstMatch,
  query,
  requestDatabase,
  type Transactional,
} from '../database/requestDatabase.js'

/** Every slug a document was ever published under, including the current one, so that old links keep working. */
export const publishedSlugsTable = pgTable(
  'published_slugs',
  {
    collection: text('collection').notNull(),
    slug: text('slug').notNull(),
    documentId: text('document_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.slug] })],
)

/** The id of the document that had a slug last, or undefined. */
export async function slugOwner(
  req: Transactional,
  collection: CollectionSlug,
  slug: string,
): Promise<string | undefined> {
  const [owner] = await query<{ id: string }>(req)`
    select document_id as id from published_slugs
    where collection = ${collection} and slug = ${slug}`
  return owner?.id
}

/** The current slug of the published document that once had `oldSlug`, or undefined. */
export async function currentSlug(
  req: PayloadRequest,
  collection: CollectionSlug,
  oldSlug: string,
): Promise<string | undefined> {
  const owner = await slugOwner(req, collection, oldSlug)
  if (owner === undefined) return undefined
  const { docs } = await req.payload.find({
    ...firstMatch,
    collection,
    where: { and: [{ id: { equals: owner } }, { _status: { equals: 'published' } }] },
    // As it is public, whatever the scopes of the caller's key.
    overrideAccess: true,
    req,
  })
  const found: unknown = docs[0]
  const slug = (found as { slug?: string } | undefined)?.slug
  // Published under it again in the meantime: a redirect would lead back here in a loop.
  return slug === oldSlug ? undefined : slug
}

/** Every slug that documents of a collection have or had, with the id of each document. */
export function slugsOf(req: Transactional, collection: CollectionSlug) {
  return query<{ slug: string; id: string }>(req)`
    select slug, document_id as id from published_slugs where collection = ${collection}`
}

type SlugRequest = { collection: CollectionSlug; base: string; id: string | undefined }

const batch = 50

/**
 * The first of `base`, `base-2`, `base-3` … that no other document has, or had while it was published. Concurrent
 * callers wait for each other's transactions to end, so that each gets a different slug.
 */
export async function freeSlug(req: PayloadRequest, { collection, base, id }: SlugRequest) {
  await query(req)`select pg_advisory_xact_lock(hashtextextended(${`slugs of ${collection}`}, 0))`
  for (let first = 1; ; first += batch) {
    const numbers = Array.from({ length: batch }, (_, at) => first + at)
    const wanted = numbers.map((number) => (number === 1 ? base : `${base}-${String(number)}`))
    const taken = await takenOf(req, { collection, id, wanted })
    const free = wanted.find((slug) => !taken.has(slug))
    if (free) return free
  }
}

async function takenOf(
  req: PayloadRequest,
  { collection, id = '', wanted }: Omit<SlugRequest, 'base'> & { wanted: string[] },
): Promise<ReadonlySet<string>> {
  const { docs } = await req.payload.db.find<{ id: string; slug?: string | null }>({
    collection,
    where: { slug: { in: wanted } },
    select: { slug: true },
    pagination: false,
    limit: wanted.length,
    req,
  })
  const former = await query<{ slug: string }>(req)`
    select slug from published_slugs
    where collection = ${collection} and slug in ${wanted} and document_id <> ${id}`
  const others = docs.filter((one) => one.id !== id)
  return new Set([...others, ...former].flatMap(({ slug }) => slug ?? []))
}

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

/** Records that visitors know a document by this slug; a slug belongs to its newest owner. */
export async function noteSlug(
  req: PayloadRequest,
  { collection, slug, documentId }: { collection: string; slug: string; documentId: string },
): Promise<void> {
  const note = sql`
    insert into published_slugs (collection, slug, document_id)
    values (${collection}, ${slug}, ${documentId})
    on conflict (collection, slug) do update set document_id = excluded.document_id`
  const db = await requestDatabase(req)
  if (!batchChange(db, note)) await db.execute(note)
}

/** Releases the slugs of a deleted document. */
export const forgetSlugs: CollectionAfterDeleteHook<Published> = async ({
  collection,
  id,
  req,
}) => {
  await query(req)`
    delete from published_slugs where collection = ${collection.slug} and document_id = ${String(id)}`
}
