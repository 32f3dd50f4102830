import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Plugin,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'

import {
  publicChange,
  type Published,
  shownBefore,
} from '../../../platform/content/publicChange.js'
import { pagePathOf } from '../../../platform/content/searchDeclaration.js'
import { platformOf } from '../../../platform/platform.js'
import { announceEvent } from './announcements.js'

type Write = {
  collection: Pick<SanitizedCollectionConfig, 'slug' | 'custom' | 'flattenedFields'>
  req: PayloadRequest
}

function oneLocale({ locale, payload }: PayloadRequest): string | null {
  const { localization } = payload.config
  return localization && locale && localization.localeCodes.includes(locale) ? locale : null
}

const announceSaved: CollectionAfterChangeHook<{ id: string }> = async ({
  collection,
  doc,
  req,
}) => {
  const place = { collection, req }
  const { before, after } = (await publicChange(place, doc.id)) ?? {}
  if (before && !after) {
    await announceEvent(req, { type: 'content.unpublished', data: factsOf(place, before) })
  }
  if (!after) return
  const facts = factsOf(place, after)
  const moved = before && before.slug !== after.slug ? factsOf(place, before) : undefined
  const previous = { previousSlug: moved?.slug ?? null, previousUrl: moved?.url ?? null }
  await announceEvent(req, { type: 'content.published', data: { ...facts, ...previous } })
}

const announceDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const place = { collection, req }
  const before = shownBefore(place, String(id))
  if (!before) return
  await announceEvent(req, { type: 'content.deleted', data: factsOf(place, before) })
}

/** Public facts only: the published content can be read at its address. */
function factsOf({ collection, req }: Write, { id, slug }: Published) {
  const path = pagePathOf(collection)
  const place = path?.replace(':slug', slug ?? '').replace(':id', id)
  const url = place === undefined ? null : platformOf(req.payload).serverUrl + place
  return { collection: collection.slug, id, slug, url, locale: oneLocale(req) }
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
      afterChange: [...(hooks?.afterChange ?? []), announceSaved],
      afterDelete: [...(hooks?.afterDelete ?? []), announceDeleted],
    },
  }
}
