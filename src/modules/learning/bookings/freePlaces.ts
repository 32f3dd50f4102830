import type { PayloadRequest } from 'payload'

import { emptyPlaces } from '../enrolments/bookingStore.js'
import { learningOptions } from '../learningOptions.js'

/**
 * Takes a learner off all places that are booked for them, or off the one of an enrolment, which must be locked. Free
 * bookings that nobody is left on end, and are announced like any other that is cancelled.
 */
export async function freePlaces(
  req: PayloadRequest,
  whose: { learnerId: string } | { enrolmentId: string },
): Promise<void> {
  const { onBooking } = learningOptions(req.payload)
  for (const bookingId of await emptyPlaces(req, whose)) {
    const reason = 'Nobody is left who takes part.'
    await onBooking(req, { type: 'cancelled', bookingId, refund: null, reason })
  }
}
