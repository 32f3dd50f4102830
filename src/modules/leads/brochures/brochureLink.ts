import type { PayloadRequest, TypedLocale } from 'payload'

import type { Brochure } from '../../../payload-types.js'
import { slugOwner } from '../../../platform/content/publishedSlugs.js'
import { localeSuffix } from '../../../platform/localization.js'
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

type LinkRequest = {
  brochure: { id: string; slug: string }
  locale: string
  secret: string
  now: Date
}

/**
 * The address of a brochure's file, valid for 30 days from `now`. Its language, which is not signed, is that of the page
 * that offers a new link later.
 */
export function brochureDownload(
  { serverUrl }: { serverUrl: string },
  { brochure: { id, slug }, locale, secret, now }: LinkRequest,
): { url: string; expiresAt: string } {
  const { expires, signature } = signBrochureLink(id, { secret, now })
  const query = `expires=${String(expires)}&signature=${signature}${localeSuffix(locale)}`
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

/** Finds a brochure with its file by its slug or one it had, in a given language if any. */
export async function findBrochure(
  req: Pick<PayloadRequest, 'payload'>,
  slug: string,
  locale?: TypedLocale,
): Promise<Brochure | undefined> {
  return (await findBrochures(req, slug, locale))[0]
}

/** The brochure that has a slug, then the one that had it before: an old link may be to either. */
export async function findBrochures(
  { payload }: Pick<PayloadRequest, 'payload'>,
  slug: string,
  locale?: TypedLocale,
): Promise<Brochure[]> {
  const owner = await slugOwner({ payload }, 'brochures', slug)
  const { docs } = await payload.find({
    collection: 'brochures',
    where: { or: [{ slug: { equals: slug } }, ...(owner ? [{ id: { equals: owner } }] : [])] },
    limit: 2,
    depth: 1,
    pagination: false,
    ...(locale && { locale }),
    overrideAccess: true,
  })
  return docs.toSorted((a, b) => Number(b.slug === slug) - Number(a.slug === slug))
}
