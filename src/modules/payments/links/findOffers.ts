import type { PayloadRequest } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { availability } from './availability.js'
import { countUses } from '../orders/countUses.js'
import type { Link } from './Link.js'
import { loadLinks } from './loadLinks.js'

/** The open link that sells a course, and how many may still pay by it; null if there is no limit. */
type Offer = { link: string | null; remaining: number | null }

/**
 * How each course is sold now, by course id: through its newest open link. A course whose links are sold out has no
 * link and 0 remaining; a course without an active link is left out.
 */
export async function findOffers(req: PayloadRequest): Promise<Map<string, Offer>> {
  const { all } = await loadLinks(req, requestLocale(req, undefined))
  const now = platformOf(req.payload).clock.now().getTime()
  const selling = all.filter((link) => availability(link, { now, uses: 0 }) === 'open')
  const limited = selling.filter(({ maxUses, course }) => maxUses !== null && course)
  const uses = await countUses(
    req,
    limited.map(({ id }) => id),
  )
  const offers = new Map<string, Offer>()
  for (const link of selling) {
    if (link.kind !== 'gateway' || !link.course) continue
    const { id } = link.course
    if (!offers.get(id)?.link) offers.set(id, offerOf(link, uses.get(link.id) ?? 0))
  }
  return offers
}

function offerOf({ slug, maxUses }: Link, uses: number): Offer {
  if (maxUses === null) return { link: slug, remaining: null }
  return uses < maxUses ? { link: slug, remaining: maxUses - uses } : { link: null, remaining: 0 }
}
