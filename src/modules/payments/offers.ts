import type { PayloadRequest, TypedLocale } from 'payload'

import { platformOf } from '../../platform/platform.js'
import { requestLocale } from '../../platform/requestLocale.js'
import { slugPattern } from '../../platform/text.js'
import { type Availability, availability, type Link } from './links/Link.js'
import { findLinkLimits, loadLinks } from './links/linkStore.js'
import { countUses } from './orders/holds.js'

type LinkWithAvailability =
  | { availability: 'open'; link: Link }
  | { availability: Exclude<Availability, 'open'>; link?: Link | undefined }

/** Finds a link by a current or former slug, in any case, and whether it can be used now. */
export async function findLink(
  req: PayloadRequest,
  slug: string,
  locale: TypedLocale,
): Promise<LinkWithAvailability> {
  const name = slug.normalize('NFKC').toLowerCase()
  if (!slugPattern.test(name)) return { availability: 'notFound' }
  const link = (await loadLinks(req, locale)).bySlug.get(name)
  if (!link) return { availability: 'notFound' }
  const uses = link.maxUses === null ? 0 : ((await countUses(req, [link.id])).get(link.id) ?? 0)
  return { link, availability: availability(link, { now: nowOf(req), uses }) }
}

/** Whether a link accepts orders, by the current state of the database, and whether its places are limited. */
export async function currentAvailability(
  req: PayloadRequest,
  linkId: string,
): Promise<{ reason: Availability; isLimited: boolean }> {
  const link = await findLinkLimits(req, linkId)
  const uses = (await countUses(req, [linkId])).get(linkId) ?? 0
  return {
    reason: availability(link, { now: nowOf(req), uses }),
    isLimited: typeof link?.maxUses === 'number',
  }
}

/** How many may still pay by a link; null if there is no limit. */
type Remaining = { remaining: number | null }

/** The links that are active and in their window, newest first; one that is used up has 0 remaining. */
export async function findActiveLinks(
  req: PayloadRequest,
  locale: TypedLocale,
): Promise<(Remaining & { link: Link })[]> {
  const { all } = await loadLinks(req, locale)
  const now = nowOf(req)
  const active = all.filter((link) => availability(link, { now, uses: 0 }) === 'open')
  const limited = active.filter(({ maxUses }) => maxUses !== null)
  const uses = await countUses(
    req,
    limited.map(({ id }) => id),
  )
  return active.map((link) => {
    const { id, maxUses } = link
    return { link, remaining: maxUses && Math.max(0, maxUses - (uses.get(id) ?? 0)) }
  })
}

/**
 * How each course is sold now, by course id: through its newest open link. A course whose links are sold out has no
 * link and 0 remaining; a course without an active link is left out.
 */
export async function findOffers(
  req: PayloadRequest,
): Promise<Map<string, Remaining & { link: string | null }>> {
  const offers = new Map<string, Remaining & { link: string | null }>()
  for (const { link, remaining } of await findActiveLinks(req, requestLocale(req, undefined))) {
    if (link.kind !== 'gateway' || !link.course) continue
    const { id } = link.course
    if (offers.get(id)?.link) continue
    offers.set(id, { link: remaining === 0 ? null : link.slug, remaining })
  }
  return offers
}

function nowOf({ payload }: PayloadRequest): number {
  return platformOf(payload).clock.now().getTime()
}
