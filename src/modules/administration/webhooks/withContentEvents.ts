import type { CollectionAfterChangeHook, CollectionConfig, Plugin } from 'payload'

import { announceEvent } from './announceEvent.js'

type Content = { id: string; slug?: string | null; _status?: string | null }

/** Public facts only: what is published can be read at its address. `doc` lacks what `select` leaves out. */
const announcePublished: CollectionAfterChangeHook<Content> = async ({
  collection,
  data,
  doc,
  req,
}) => {
  const { _status, slug } = data
  if (_status !== 'published') return
  await announceEvent(req, {
    type: 'content.published',
    data: {
      collection: collection.slug,
      id: doc.id,
      ...(slug && { slug }),
      ...(req.locale && { locale: req.locale }),
    },
  })
}

/** Tells webhooks what is published in any collection with drafts. Listed after every module. */
export const withContentEvents = (): Plugin => (config) => ({
  ...config,
  collections: (config.collections ?? []).map(announced),
})

function announced(collection: CollectionConfig): CollectionConfig {
  const { hooks, versions } = collection
  if (typeof versions !== 'object' || !versions.drafts) return collection
  return {
    ...collection,
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), announcePublished] },
  }
}
