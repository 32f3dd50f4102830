import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'

import { takeStored } from '../database/storedDocuments.js'

/** A published document as visitors know it. Versions and drafts are in other tables. */
export type Published = { id: string; slug: string | null; updatedAt: string }

/** A change of the stored document: each side is undefined where visitors see nothing. */
type PublicChange = { before: Published | undefined; after: Published | undefined }

type Write = {
  collection: Pick<SanitizedCollectionConfig, 'slug' | 'flattenedFields'>
  req: PayloadRequest
}

type Noted = { before: Published | undefined; after?: Promise<Published | undefined> }

/** What was public before each write, by request and document, because one request may write many. */
const noted = new WeakMap<PayloadRequest, Map<string, Noted>>()

/** Before a save: notes what visitors see of the document. */
export const noteSaved: CollectionBeforeChangeHook<{ id: string }> = async (save) => {
  await note(save, save.originalDoc?.id)
  return save.data
}

/** Before a deletion: notes what visitors see of the document. */
export const noteDeleted: CollectionBeforeDeleteHook = (deletion) => note(deletion, deletion.id)

async function note({ collection, req }: Write, id: unknown): Promise<void> {
  if (typeof id !== 'string') return
  const writes = writesOf(req)
  takeStored(req, collection.slug, id)
  writes.set(`${collection.slug} ${id}`, { before: await readPublished({ collection, req }, id) })
}

/** Set before anything is read: documents of one request are written in parallel and share the map. */
function writesOf(req: PayloadRequest): Map<string, Noted> {
  const writes = noted.get(req) ?? new Map<string, Noted>()
  noted.set(req, writes)
  return writes
}

/** After a deletion: what visitors saw of the document. */
export function shownBefore({ collection, req }: Write, id: string): Published | undefined {
  return writesOf(req).get(`${collection.slug} ${id}`)?.before
}

/** After a save: what visitors saw and see now; undefined where they see the same, as after a draft was saved. */
export async function publicChange(
  { collection, req }: Write,
  id: string,
): Promise<PublicChange | undefined> {
  const key = `${collection.slug} ${id}`
  const write = writesOf(req).get(key) ?? { before: undefined }
  writesOf(req).set(key, write)
  write.after ??= shownNow({ collection, req }, id)
  const { before } = write
  const after = await write.after
  return before?.updatedAt === after?.updatedAt ? undefined : { before, after }
}

type Stored = { id: string; slug?: string | null; updatedAt: string; _status?: string }

/** The stored document. The hook's `doc` may be a newer draft, and `select` can leave out any field. */
async function shownNow(write: Write, id: string): Promise<Published | undefined> {
  const stored = takeStored(write.req, write.collection.slug, id) as Stored | undefined
  return stored ? publishedOf(stored) : readPublished(write, id)
}

async function readPublished(
  { collection, req }: Write,
  id: string,
): Promise<Published | undefined> {
  const hasSlug = collection.flattenedFields.some(({ name }) => name === 'slug')
  const document = await req.payload.db.findOne<Stored>({
    collection: collection.slug,
    where: { id: { equals: id } },
    // Whole, it takes as long to read as the rest of the write.
    select: { _status: true, updatedAt: true, ...(hasSlug && { slug: true }) },
    req,
  })
  return document ? publishedOf(document) : undefined
}

function publishedOf({ id, slug, updatedAt, _status }: Stored): Published | undefined {
  return _status === 'published' ? { id, slug: slug ?? null, updatedAt } : undefined
}
