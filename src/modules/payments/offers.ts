import type { PayloadRequest, TypedLocale } from 'payload'

import { platformOf } from '../../platform/platform.js'
import { requestLocale } from '../../platform/requestLocale.js'
import { slugPattern } from '../../platform/text.js'
import { type Availability, availability, type Link } from './links/Link.js'
import { findLinkLimits, loadActiveLinks, loadLink, lockLink } from './links/linkStore.js'
import { countPlaces, countUses } from './orders/holds.js'
import { paymentsOptions } from './paymentsOptions.js'

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
  const link = await loadLink(req, name, locale)
  if (!link) return { availability: 'notFound' }
  const uses = link.maxUses === null ? 0 : ((await countUses(req, [link.id])).get(link.id) ?? 0)
  const reason = availability(link, { now: nowOf(req), uses })
  const isFull = reason === 'open' && (await readSeats(req, [link]))(link) === 0
  return { link, availability: isFull ? 'exhausted' : reason }
}

type LinkState = {
  reason: Availability
  /** How many places it has left; null if it does not limit them. */
  left: number | null
}

/** Whether a link accepts orders, by the current state of the database. */
export async function currentAvailability(req: PayloadRequest, linkId: string): Promise<LinkState> {
  const link = await findLinkLimits(req, linkId)
  const uses = (await countUses(req, [linkId])).get(linkId) ?? 0
  const { maxUses = null } = link ?? {}
  return {
    reason: availability(link, { now: nowOf(req), uses }),
    left: maxUses === null ? null : maxUses - uses,
  }
}

/** The same, and nobody else takes a place of the link before the transaction ends. */
export async function lockAvailability(req: PayloadRequest, linkId: string): Promise<LinkState> {
  await lockLink(req, linkId)
  return currentAvailability(req, linkId)
}

/** How many may still pay by a link; null if there is no limit. */
type Remaining = { remaining: number | null }

/** The links that visitors can use now, newest first, with what is left by their limit and on the dates they sell. */
export async function findOpenLinks(
  req: PayloadRequest,
  locale: TypedLocale,
): Promise<(Remaining & { link: Link })[]> {
  const active = await findActiveLinks(req, locale)
  const seatsOf = await readSeats(
    req,
    active.map(({ link }) => link),
  )
  const limited = active.map(({ link, remaining }) => {
    const limits = [remaining, seatsOf(link)].filter((limit) => limit !== null)
    return { link, remaining: limits.length > 0 ? Math.min(...limits) : null }
  })
  return limited.filter(({ remaining }) => remaining !== 0)
}

/** How many places are left on the dates that links sell; null for a link that no date limits. */
async function readSeats(
  req: PayloadRequest,
  links: readonly Link[],
): Promise<(link: Link) => number | null> {
  const soldBy = ({ kind, course }: Link) => (kind === 'gateway' ? course?.id : undefined)
  const courses = links.map(soldBy).filter((id) => id !== undefined)
  if (courses.length === 0) return () => null
  const seatsOf = await paymentsOptions(req.payload).dates.readSeats(req, courses)
  return (link) => {
    const courseId = soldBy(link)
    return courseId === undefined ? null : seatsOf({ courseId, session: link.session })
  }
}

/** The links that are active and in their window, newest first; one that is used up has 0 remaining. */
async function findActiveLinks(
  req: PayloadRequest,
  locale: TypedLocale,
): Promise<(Remaining & { link: Link })[]> {
  const now = nowOf(req)
  const active = (await loadActiveLinks(req, locale)).filter(
    (link) => availability(link, { now, uses: 0 }) === 'open',
  )
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

type Offer = Remaining & { link: string; session: string | null }

/**
 * How each course is sold now, by course id: by its active links, the newest first, and behind them those that sell a
 * single date. So `until` the window of a link opens or ends.
 */
async function findOffers(
  req: PayloadRequest,
): Promise<{ byCourse: Map<string, Offer[]>; until: number }> {
  const byCourse = new Map<string, Offer[]>()
  const locale = requestLocale(req, undefined)
  const now = nowOf(req)
  const links = await loadActiveLinks(req, locale)
  const bounds = links.flatMap(({ availableFrom, availableUntil }) => [
    availableFrom ?? 0,
    availableUntil ?? 0,
  ])
  const until = Math.min(...bounds.filter((at) => at > now))
  const active = await findActiveLinks(req, locale)
  const sellsOne = ({ link }: { link: Link }) => Number(link.session !== null)
  for (const { link, remaining } of active.toSorted((a, b) => sellsOne(a) - sellsOne(b))) {
    if (link.kind !== 'gateway' || !link.course) continue
    const { slug, session, course } = link
    const offers = byCourse.get(course.id) ?? []
    byCourse.set(course.id, offers)
    offers.push({ link: slug, remaining, session })
  }
  return { byCourse, until }
}

/** How courses are sold, and what orders have taken of their dates. */
export const offers = { findOffers, countPlaces }

function nowOf({ payload }: PayloadRequest): number {
  return platformOf(payload).clock.now().getTime()
}
