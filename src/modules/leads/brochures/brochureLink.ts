import type { Payload, PayloadRequest, TypedLocale } from 'payload'

import type { Brochure } from '../../../payload-types.js'
import { slugOwner } from '../../../platform/content/publishedSlugs.js'
import { localeSuffix } from '../../../platform/localization.js'
import { platformOf } from '../../../platform/platform.js'
import { isSignature, sign } from '../../../platform/secrets.js'
import { leadsOf } from '../leadsOptions.js'

const lifeSeconds = 30 * 24 * 3_600

type LinkRequest = { brochure: { id: string; slug: string }; locale: string; now: Date }

/**
 * The address of a brochure's file, valid for 30 days from `now`. Its language, which is not signed, is that of the page
 * that offers a new link later.
 */
export function brochureDownload(
  payload: Payload,
  { brochure: { id, slug }, locale, now }: LinkRequest,
): { url: string; expiresAt: string } {
  const expires = Math.floor(now.getTime() / 1000) + lifeSeconds
  const signature = signatureOf(payload, id, expires).toString('base64url')
  const query = `expires=${String(expires)}&signature=${signature}${localeSuffix(locale)}`
  return {
    url: `${platformOf(payload).serverUrl}/api/brochures/${slug}/download?${query}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  }
}

/** Whether a link to the file of a brochure is one of ours and whether it has expired. */
export function checkBrochureLink(
  payload: Payload,
  brochure: string,
  { expires, signature }: { expires: number; signature: string },
): 'good' | 'expired' | 'forged' {
  if (!isSignature(signature, signatureOf(payload, brochure, expires))) return 'forged'
  return expires * 1000 > platformOf(payload).clock.now().getTime() ? 'good' : 'expired'
}

function signatureOf(payload: Payload, brochure: string, expires: number): Buffer {
  return sign(
    leadsOf(payload).secret,
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
