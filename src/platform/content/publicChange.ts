import type { CollectionBeforeDeleteHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'

import { saveOf, type StoredDocument, type StoredFacts } from '../database/storedDocuments.js'

/** A published document as visitors know it. Versions and drafts are in other tables. */
export type Published = { id: string; slug: string | null; updatedAt: string }

/** A change of the stored document: each side is undefined where visitors see nothing. */
type PublicChange = {
  before: Published | undefined
  after: Published | undefined
  /** As it is stored now, in all languages. */
  document: StoredDocument
}

type Write = { collection: Pick<SanitizedCollectionConfig, 'slug'>; req: PayloadRequest }

/** What was public before each deletion, by request and document, because one request may delete many. */
const deleted = new WeakMap<PayloadRequest, Map<string, Published | undefined>>()

/** Before a deletion: notes what visitors see of the document. */
export const noteDeleted: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const { slug } = collection
  const facts = await req.payload.db.findOne<StoredFacts>({
    collection: slug,
    where: { id: { equals: id } },
    // Whole, it takes as long to read as the rest of the deletion.
    select: { _status: true, slug: true, updatedAt: true },
    req,
  })
  const ids = deleted.get(req) ?? new Map<string, Published | undefined>()
  deleted.set(req, ids.set(`${slug} ${id}`, publishedOf(facts ?? undefined)))
}

/** After a deletion: what visitors saw of the document. */
export function shownBefore({ collection, req }: Write, id: string): Published | undefined {
  return deleted.get(req)?.get(`${collection.slug} ${id}`)
}

/** After a save: what visitors saw and see now; undefined where they see the same, as after a draft was saved. */
export async function publicChange(
  { collection, req }: Write,
  id: string,
): Promise<PublicChange | undefined> {
  const save = await saveOf(req, collection.slug, id)
  if (!save) return undefined
  const [before, after] = [publishedOf(save.before), publishedOf(save.after)]
  if (before?.updatedAt === after?.updatedAt) return undefined
  return { before, after, document: save.after }
}

function publishedOf(facts: StoredFacts | undefined): Published | undefined {
  if (facts?._status !== 'published') return undefined
  const { id, slug, updatedAt } = facts
  return { id, slug: slug ?? null, updatedAt }
}
