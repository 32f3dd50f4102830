import type { PayloadRequest } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import { type Booking, findOtherPlace } from '../enrolments/bookingStore.js'
import { readCourseSession } from '../enrolments/courseSessionStore.js'
import { resume } from '../enrolments/enrol.js'
import type { EndedEnrolment } from '../enrolments/enrolmentStore.js'
import { isAhead } from '../enrolments/places.js'
import { refreshProgress } from '../enrolments/progress.js'
import { tellBooked } from '../enrolments/tellBooked.js'

/**
 * Who has another place in the course keeps their enrolment, on that one; who needs no date has less to complete. Tells
 * who has another date ahead by it, and returns these learners: they hear nothing else of their place, unless they are
 * who booked it.
 */
export async function keepOtherPlaces(
  req: PayloadRequest,
  { courseId, sessionId, buyerId }: Booking,
  ended: readonly EndedEnrolment[],
): Promise<string[]> {
  const kept: string[] = []
  if (!courseId) return kept
  for (const { id, learnerId } of ended) {
    const other = await findOtherPlace(req, { learnerId, courseId })
    if (!other) {
      await refreshProgress(req, { id, courseId })
      continue
    }
    const { booking, seat, order, session } = other
    await resume(
      req,
      { id, courseId },
      { place: { booking, seat }, order: order ?? undefined, session: session ?? undefined },
    )
    if (!(await isDateAhead(req, session))) continue
    const isBuyer = learnerId === buyerId
    await tellBooked(req, { enrolment: id, former: (!isBuyer && sessionId) || undefined })
    if (!isBuyer) kept.push(learnerId)
  }
  return kept
}

async function isDateAhead(req: PayloadRequest, session: string | null): Promise<boolean> {
  const date = await readCourseSession(req, session)
  return date !== undefined && isAhead(date, platformOf(req.payload).clock.now().getTime())
}
