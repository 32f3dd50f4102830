import { and, eq, inArray, ne } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'

import { query, requestDatabase } from '../database/requestDatabase.js'
import { publishedSlugsTable as published } from './publishedSlugsTable.js'

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

type Candidates = Omit<SlugRequest, 'base'> & { wanted: string[] }

async function takenOf(
  req: PayloadRequest,
  { collection, id, wanted }: Candidates,
): Promise<ReadonlySet<string>> {
  const { docs } = await req.payload.db.find<{ id: string; slug?: string | null }>({
    collection,
    where: { slug: { in: wanted } },
    select: { slug: true },
    pagination: false,
    limit: wanted.length,
    req,
  })
  const db = await requestDatabase(req)
  const former = await db
    .select({ slug: published.slug })
    .from(published)
    .where(
      and(
        eq(published.collection, collection),
        inArray(published.slug, wanted),
        ...(id === undefined ? [] : [ne(published.documentId, id)]),
      ),
    )
  const others = docs.filter((one) => one.id !== id)
  return new Set([...others, ...former].flatMap(({ slug }) => slug ?? []))
}
