import type { PayloadRequest, TypedLocale } from 'payload'

import { slugPattern } from '../../../platform/text.js'
import { platformOf } from '../../../platform/platform.js'
import { type Availability, availability } from './availability.js'
import { countUses } from '../orders/countUses.js'
import type { Link } from './Link.js'
import { loadLinks } from './loadLinks.js'

type FoundLink =
  | { availability: 'open'; link: Link }
  | { availability: Exclude<Availability, 'open'>; link?: Link | undefined }

/** Finds a link by a current or former slug, in any case, and whether it can be used now. */
export async function findLink(
  req: PayloadRequest,
  slug: string,
  locale: TypedLocale,
): Promise<FoundLink> {
  const name = slug.normalize('NFKC').toLowerCase()
  if (!slugPattern.test(name)) return { availability: 'notFound' }
  const link = (await loadLinks(req, locale)).bySlug.get(name)
  if (!link) return { availability: 'notFound' }
  const uses = link.maxUses === null ? 0 : ((await countUses(req, [link.id])).get(link.id) ?? 0)
  const now = platformOf(req.payload).clock.now().getTime()
  return { link, availability: availability(link, { now, uses }) }
}
