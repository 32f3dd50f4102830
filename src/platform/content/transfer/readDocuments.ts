import type { PayloadRequest, TypedLocale } from 'payload'

import type { Transfer } from './Transfer.js'
import type { StoredDocument } from './rowOf.js'

type DocumentsQuery = {
  collection: Transfer['collection']
  locale: TypedLocale
  slugs: readonly string[]
}

/** The newest versions of these documents in one language, without falling back to the default one. */
export async function readDocuments(
  req: PayloadRequest,
  { collection, locale, slugs }: DocumentsQuery,
): Promise<StoredDocument[]> {
  const { docs } = await req.payload.find({
    collection,
    where: { slug: { in: slugs } },
    draft: true,
    locale,
    fallbackLocale: false,
    limit: slugs.length,
    depth: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs as unknown as StoredDocument[]
}
