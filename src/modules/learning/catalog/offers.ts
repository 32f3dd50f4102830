import type { PayloadRequest } from 'payload'

import { announceChange } from '../../../platform/cache/announceChange.js'
import { linkedTags } from '../../../platform/content/linkedTags.js'
import { platformOf } from '../../../platform/platform.js'
import { learningOptions, type Offer } from '../learningOptions.js'

/** The cache tag of everything that says how many places of a course are left. */
export const placesTag = 'course-places'

/** What course pages are made of: a change of any of these clears what is cached. */
export const catalogTags = [...linkedTags, 'payment-links', placesTag] as const

/** A held place can become free without an event, but not later than this. */
const keptMs = 1_000

/** How each course is sold now, by its id; cached until an order or a link changes that. */
export async function loadOffers(req: PayloadRequest): Promise<ReadonlyMap<string, Offer>> {
  const { cache } = platformOf(req.payload)
  return cache.remember<ReadonlyMap<string, Offer>>({
    key: 'offers of courses',
    tags: ['payment-links', 'courses', placesTag],
    load: async () => {
      const value = (await learningOptions(req.payload).findOffers?.(req)) ?? new Map()
      const isCounted = [...value.values()].some(({ remaining }) => remaining !== null)
      if (isCounted) setTimeout(() => cache.invalidate([placesTag]), keptMs).unref()
      return { value, bytes: 200 * value.size, keep: true }
    },
  })
}

/** Tells every process that the places of a course changed when the transaction of `req` commits. */
export async function announcePlaces(req: PayloadRequest, courseId: string): Promise<void> {
  await announceChange(req, [placesTag], { collection: 'courses', id: courseId })
}

/** How many places a date shows: never more than can still be paid for; null if there is no limit. */
export function seatsLeft(
  seats: number | null | undefined,
  offer: Pick<Offer, 'remaining'> | undefined,
): number | null {
  const remaining = offer?.remaining ?? null
  if (remaining === null) return seats ?? null
  return Math.min(seats ?? remaining, remaining)
}
