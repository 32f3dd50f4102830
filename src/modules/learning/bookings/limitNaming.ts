import type { PayloadRequest } from 'payload'

import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { platformOf } from '../../../platform/platform.js'
import { keyOf } from './book.js'

/** How many places one learner may give to other people without a payment: each of them gets mails of ours. */
const naming: LimitRule = { name: 'people-named', points: 40, seconds: 3_600, always: true }

/** How often anybody may give a place to the same person. */
const named: LimitRule = { name: 'person-named', points: 20, seconds: 3_600, always: true }

/** How often learners may take a place for themselves: each leaves a booking, mails and events. */
const ownPlaces: LimitRule = { name: 'own-places', points: 30, seconds: 3_600, always: true }

/** Counts the people to whom a learner gives places, themselves among them. Throws `rate_limited`. */
export async function limitNaming(
  req: PayloadRequest,
  learner: { id: string; email: string },
  people: readonly { email: string }[],
): Promise<void> {
  const { limits } = platformOf(req.payload)
  for (const key of people.map(keyOf)) {
    const isOwn = key === keyOf(learner)
    await limits.consume(isOwn ? ownPlaces : naming, learner.id)
    if (!isOwn) await limits.consume(named, key)
  }
}
