import type { CollectionSlug, PayloadRequest } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import { hasValidShareSignature } from './signShareTitle.js'

type Question = {
  req: PayloadRequest
  secret: string
  brandName: string
  title: string
  query: { subtitle?: string | undefined; sig?: string | undefined }
}

/**
 * Whether a text may appear with the brand's logo: its own name, the title of a published document, or text signed by
 * us. A subtitle from the caller always needs a signature.
 */
export async function speaksForBrand({
  req,
  secret,
  brandName,
  title,
  query,
}: Question): Promise<boolean> {
  const words = { title, ...(query.subtitle && { subtitle: query.subtitle }) }
  if (query.sig && hasValidShareSignature(secret, words, query.sig)) return true
  if (query.subtitle) return false
  return title === brandName || (await publishedTitles(req)).has(title)
}

/** The titles of everything published, in every language. */
async function publishedTitles(req: PayloadRequest): Promise<Set<string>> {
  const { cache } = platformOf(req.payload)
  const collections = req.payload.config.collections.filter(({ versions }) => versions?.drafts)
  return cache.remember<Set<string>>({
    key: 'published titles',
    tags: collections.map(({ slug }) => slug),
    load: async () => {
      const value = new Set<string>()
      for (const { slug, admin } of collections) {
        for (const title of await titlesIn(req, slug, admin.useAsTitle ?? 'title')) value.add(title)
      }
      return { value, bytes: 64 * value.size, keep: true }
    },
  })
}

async function titlesIn(req: PayloadRequest, collection: CollectionSlug, field: string) {
  const { docs } = await req.payload.find({
    collection,
    where: { _status: { equals: 'published' } },
    select: { [field]: true },
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
  })
  return docs.flatMap((doc) => {
    const value = (doc as unknown as Record<string, unknown>)[field]
    const titles = typeof value === 'object' && value !== null ? Object.values(value) : [value]
    return titles.filter((title): title is string => typeof title === 'string')
  })
}
