import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Plugin,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'

import { searchDeclarationOf } from '../../../platform/content/searchDeclaration.js'
import { platformOf } from '../../../platform/platform.js'
import { announceEvent } from './announcements.js'

/** A published document as visitors know it. Versions and drafts are in other tables. */
type Published = { id: string; slug: string | null; locale: string | null }

/** What was public before a write, by request and document, because one request may write many. */
const known = new WeakMap<PayloadRequest, Map<string, Published | undefined>>()

type Content = { id: string; slug?: string | null; _status?: string }

type Write = {
  collection: Pick<SanitizedCollectionConfig, 'slug' | 'custom' | 'flattenedFields'>
  req: PayloadRequest
}

async function noteBefore({ collection, req }: Write, id: unknown): Promise<void> {
  if (typeof id !== 'string') return
  const noted = known.get(req) ?? new Map<string, Published | undefined>()
  // Set before reading: documents of one request are written in parallel and share the map.
  known.set(req, noted)
  noted.set(`${collection.slug} ${id}`, await readPublished({ collection, req }, id))
}

function takeBefore({ collection, req }: Write, id: string): Published | undefined {
  const noted = known.get(req)
  const before = noted?.get(`${collection.slug} ${id}`)
  noted?.delete(`${collection.slug} ${id}`)
  return before
}

/** Reads the stored document. The hook's `doc` may be a newer draft, and `select` can leave out any field. */
async function readPublished(
  { collection, req }: Write,
  id: string,
): Promise<Published | undefined> {
  const document = await req.payload.db.findOne<Content>({
    collection: collection.slug,
    where: { id: { equals: id } },
    // Whole, it takes as long to read as the rest of the write.
    select: { _status: true, ...(hasSlug(collection) && { slug: true }) },
    req,
  })
  if (document?._status !== 'published') return undefined
  return { id, slug: document.slug ?? null, locale: oneLocale(req) }
}

function hasSlug({ flattenedFields }: Write['collection']): boolean {
  return flattenedFields.some(({ name }) => name === 'slug')
}

function oneLocale({ locale, payload }: PayloadRequest): string | null {
  const { localization } = payload.config
  return localization && locale && localization.localeCodes.includes(locale) ? locale : null
}

const noteSaved: CollectionBeforeChangeHook<{ id: string }> = async (change) => {
  await noteBefore(change, change.originalDoc?.id)
  return change.data
}

const noteDeleted: CollectionBeforeDeleteHook = (deletion) => noteBefore(deletion, deletion.id)

const announceSaved: CollectionAfterChangeHook<{ id: string }> = async ({
  collection,
  data,
  doc,
  req,
}) => {
  const place = { collection, req }
  const before = takeBefore(place, doc.id)
  const after = await readPublished(place, doc.id)
  if (before && !after) {
    await announceEvent(req, { type: 'content.unpublished', data: factsOf(place, before) })
  }
  // A draft of a published document changes nothing that visitors see.
  if (!after || (data as { _status?: string })._status !== 'published') return
  const facts = factsOf(place, after)
  const moved = before && before.slug !== after.slug ? factsOf(place, before) : undefined
  const previous = { previousSlug: moved?.slug ?? null, previousUrl: moved?.url ?? null }
  await announceEvent(req, { type: 'content.published', data: { ...facts, ...previous } })
}

const announceDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const place = { collection, req }
  const before = takeBefore(place, String(id))
  if (!before) return
  await announceEvent(req, { type: 'content.deleted', data: factsOf(place, before) })
}

/** Public facts only: the published content can be read at its address. */
function factsOf({ collection, req }: Write, { id, slug, locale }: Published) {
  const path = searchDeclarationOf(collection)?.path
  const place = path?.replace(':slug', slug ?? '').replace(':id', id)
  const url = place === undefined ? null : platformOf(req.payload).serverUrl + place
  return { collection: collection.slug, id, slug, url, locale }
}

/**
 * Announces what is published, unpublished or deleted in any collection with drafts, singly or in bulk. Must come after
 * all modules.
 */
export const withContentEvents = (): Plugin => (config) => ({
  ...config,
  collections: (config.collections ?? []).map(announced),
})

function announced(collection: CollectionConfig): CollectionConfig {
  const { hooks, versions } = collection
  if (typeof versions !== 'object' || !versions.drafts) return collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), noteSaved],
      afterChange: [...(hooks?.afterChange ?? []), announceSaved],
      beforeDelete: [...(hooks?.beforeDelete ?? []), noteDeleted],
      afterDelete: [...(hooks?.afterDelete ?? []), announceDeleted],
    },
  }
}
