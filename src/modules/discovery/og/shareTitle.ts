import type { CollectionSlug, PayloadRequest } from 'payload'

import { everyMatch } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import { isSignature, sign } from '../../../platform/secrets.js'

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
export async function speaksForBrand({ req, secret, brandName, title, query }: Question) {
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
    bytes: ({ size }) => 64 * size,
    load: async () => {
      const titles = new Set<string>()
      for (const { slug, admin } of collections) {
        for (const title of await titlesIn(req, slug, admin.useAsTitle ?? 'title'))
          titles.add(title)
      }
      return titles
    },
  })
}

async function titlesIn(req: PayloadRequest, collection: CollectionSlug, field: string) {
  const { docs } = await req.payload.find({
    ...everyMatch,
    collection,
    where: { _status: { equals: 'published' } },
    select: { [field]: true },
    locale: 'all',
    overrideAccess: false,
  })
  return docs.flatMap((doc) => {
    const value = (doc as unknown as Record<string, unknown>)[field]
    const titles = typeof value === 'object' && value !== null ? Object.values(value) : [value]
    return titles.filter((title): title is string => typeof title === 'string')
  })
}

/** The text of an image that is drawn under the brand. */
type ShareTitle = { title: string; subtitle?: string; theme?: 'light' | 'dark' }

// Prevents a signature made with the same secret for another purpose from being used for an image.
const PURPOSE = 'share-image/1'

/**
 * Signs the text of a share image: HMAC-SHA256 as 43 characters of base64url. Surrounding spaces and the Unicode form
 * do not matter, because the endpoint trims and normalises its input.
 */
export function signShareTitle(secret: string, share: ShareTitle): string {
  return signatureOf(secret, share).toString('base64url')
}

function signatureOf(secret: string, { title, subtitle, theme }: ShareTitle): Buffer {
  const words = [title, subtitle ?? ''].map((text) => text.normalize('NFC').trim())
  const message = JSON.stringify([PURPOSE, ...words, theme ?? ''])
  return sign(secret, message)
}

/** Whether a signature is valid for exactly this text with this secret; compared in constant time. */
export function hasValidShareSignature(secret: string, share: ShareTitle, signature: string) {
  return isSignature(signature, signatureOf(secret, share))
}
