import type { PayloadRequest } from 'payload'

import { linkedTags } from '../../../platform/content/announce.js'
import { timeTag } from '../../../platform/cache/createCache.js'
import { platformOf } from '../../../platform/platform.js'
import {
  type CourseSession,
  forgetWithin,
  isAhead,
  keptMs,
  loadSessions,
  placesTag,
} from '../enrolments/places.js'
import { learningOptions, type Offer, type Offers } from '../learningOptions.js'

/** What course pages are made of: a change of any of these clears what is cached. */
export const catalogTags = [...linkedTags, 'payment-links', placesTag] as const

/** How each course is sold now, by its id; cached until an order, a link or the time changes that. */
async function loadOffers(req: PayloadRequest): Promise<Offers['byCourse']> {
  const { cache } = platformOf(req.payload)
  return cache.remember<Offers['byCourse']>({
    key: 'offers of courses',
    tags: ['payment-links', 'courses', placesTag, timeTag],
    bytes: (byCourse) => 200 * [...byCourse.values()].flat().length,
    load: async () => {
      const { byCourse, until } = await learningOptions(req.payload).findOffers(req)
      const all = [...byCourse.values()].flat()
      const isCounted = all.some(({ remaining }) => remaining !== null)
      forgetWithin(cache, isCounted ? keptMs : until - nowOf(req))
      return byCourse
    },
  })
}

/** How a course can be booked at a moment (`now`): on which dates and by which payment link. */
export type Availability = {
  sessions: readonly CourseSession[]
  link: string | null
  now: number
}

type Sold = { id: string; price?: { amount?: number | null } | null }

/** The same of a course, by what is cached; the dates of those that are asked for together are read together. */
export function loadAvailability(req: PayloadRequest): (course: Sold) => Promise<Availability> {
  const sessionsOf = loadSessions(req, 'courses')
  return async (course) => {
    const [offers, sessions] = await Promise.all([loadOffers(req), sessionsOf(course.id)])
    return availabilityOf(course, { offers, sessions, now: nowOf(req) })
  }
}

const nowOf = ({ payload }: PayloadRequest) => platformOf(payload).clock.now().getTime()

type Known = {
  offers: Offers['byCourse']
  sessions: readonly CourseSession[]
  now: number
}

/**
 * A link that sells one date alone and the date say the same number, until the link is used up: then the date is sold by
 * its course. The payment link is the first that sells a date with places left; a free course has none, whatever is
 * offered, nor has one whose dates are all over, cancelled or full.
 */
export function availabilityOf(
  { id, price }: Sold,
  { offers, sessions, now }: Known,
): Availability {
  const own = (price?.amount ? offers.get(id) : undefined) ?? []
  const limited = sessions.map((session) => {
    const selling = own.find((offer) => offer.session === session.id && isLeft(offer))
    const { remaining } = selling ?? { remaining: null }
    if (remaining === null) return session
    return { ...session, seatsLeft: Math.min(session.seatsLeft, remaining) }
  })
  const open = limited.filter((one) => one.seatsLeft > 0 && isAhead(one, now))
  const usable = own
    .filter(isLeft)
    .find((offer) => limited.length === 0 || open.some((session) => sells(offer, session)))
  return { sessions: limited, link: usable?.link ?? null, now }
}

function isLeft({ remaining }: Offer): boolean {
  return remaining !== 0
}

function sells({ session }: Offer, { id }: CourseSession): boolean {
  return session === null || session === id
}
