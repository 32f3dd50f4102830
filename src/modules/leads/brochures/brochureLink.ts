import type { CollectionAfterChangeHook, PayloadRequest, TypedLocale, Where } from 'payload'

import type { Brochure } from '../../../payload-types.js'
import { noteSlug, ownerOf } from '../../../platform/content/publishedSlugs.js'
import { firstMatch } from '../../../platform/database/requestDatabase.js'
import { isSignature, sign } from '../../../platform/secrets.js'

const lifeSeconds = 30 * 24 * 3_600

/** The signed parts of a link: the brochure, its expiry in seconds since 1970, and our signature. */
type BrochureLink = { brochure: string; expires: number; signature: string }

/** Signs a link to a brochure's file, valid for 30 days from `now`. */
export function signBrochureLink(brochure: string, { secret, now }: { secret: string; now: Date }) {
  const expires = Math.floor(now.getTime() / 1000) + lifeSeconds
  const signature = signatureOf(brochure, expires, secret).toString('base64url')
  return { brochure, expires, signature }
}

type LinkRequest = { brochure: { id: string; slug: string }; secret: string; now: Date }

/** The address of a brochure's file, valid for 30 days from `now`. */
export function brochureDownload(
  { serverUrl }: { serverUrl: string },
  { brochure: { id, slug }, secret, now }: LinkRequest,
): { url: string; expiresAt: string } {
  const { expires, signature } = signBrochureLink(id, { secret, now })
  const query = `expires=${String(expires)}&signature=${signature}`
  return {
    url: `${serverUrl}/api/brochures/${slug}/download?${query}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  }
}

/** Whether a link is one of ours and whether it has expired. */
export function checkBrochureLink(
  { brochure, expires, signature }: BrochureLink,
  { secret, now }: { secret: string; now: Date },
): 'good' | 'expired' | 'forged' {
  if (!isSignature(signature, signatureOf(brochure, expires, secret))) return 'forged'
  return expires * 1000 > now.getTime() ? 'good' : 'expired'
}

function signatureOf(brochure: string, expires: number, secret: string): Buffer {
  return sign(
    secret,
    `foyer.brochure
${brochure}
${String(expires)}`,
  )
}

/** Finds a brochure with its file by its present slug or a former one, in a given language if any. */
export async function findBrochure(
  { payload }: Pick<PayloadRequest, 'payload'>,
  slug: string,
  locale?: TypedLocale,
): Promise<Brochure | undefined> {
  const find = async (where: Where) => {
    const query = { ...firstMatch, collection: 'brochures', where, depth: 1 } as const
    const { docs } = await payload.find({
      ...query,
      ...(locale && { locale }),
      overrideAccess: true,
    })
    return docs[0]
  }
  const present = await find({ slug: { equals: slug } })
  if (present) return present
  const owner = await ownerOf({ payload }, 'brochures', slug)
  return owner === undefined ? undefined : find({ id: { equals: owner } })
}

/** Links that were mailed name the slug of their day; they work for all of their 30 days. */
export const rememberFormerSlug: CollectionAfterChangeHook<Brochure> = async ({
  doc,
  previousDoc,
  req,
}) => {
  // A new document has no previous one, despite its type.
  const { slug } = previousDoc as Partial<Brochure>
  if (slug === undefined || slug === doc.slug) return
  await noteSlug(req, { collection: 'brochures', slug, documentId: doc.id })
}
