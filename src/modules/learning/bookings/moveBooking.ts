import type { PayloadRequest } from 'payload'

import { transact } from '../../../platform/database/requestDatabase.js'
import { Problem, problems, type ProblemType } from '../../../platform/http/Problem.js'
import { type Attendee, findAttendees } from '../enrolments/attendeeStore.js'
import { type Booking, findBooking, setBookedDate } from '../enrolments/bookingStore.js'
import { addNews } from '../enrolments/courseNews.js'
import { lockPlaces } from '../enrolments/courseSessionStore.js'
import { writeEnrolment } from '../enrolments/lockPlace.js'
import { learningOptions } from '../learningOptions.js'
import { takePlaces } from './enrolInCourse.js'

export const notMovable: ProblemType = {
  code: 'not_movable',
  status: 409,
  title: 'This booking cannot be moved',
  detail: 'Only a booking on a date of a course can be moved.',
}

/**
 * Gives a booking another date of its course, with all its places, and tells everybody; repeating it changes nothing.
 * Returns who was moved. Throws `not_found`, `not_movable`, `validation_failed` for a date of another course,
 * `session_full` and `session_closed`.
 */
export async function moveBooking(
  req: PayloadRequest,
  { enrolment, session }: { enrolment: string; session: string },
): Promise<Attendee[]> {
  return transact(req, async () => {
    const { courseId } = await findPlace(req, enrolment)
    await lockPlaces(req, courseId)
    const place = await findPlace(req, enrolment)
    if (place.sessionId === session) return []
    const { bookingId } = place
    const booking = bookingId ? await findBooking(req, bookingId, { lock: true }) : undefined
    const quantity = booking?.seats.length ?? 1
    const attendees = bookingId ? await findAttendees(req, { booking: bookingId }) : [place]
    await takePlaces(req, { courseId, session, quantity })
    if (booking) await moveWhole(req, booking, session)
    for (const { enrolmentId: id } of attendees)
      await writeEnrolment(req, { id, data: { session } })
    const { buyerId } = booking ?? {}
    if (booking && buyerId && attendees.every(({ learnerId }) => learnerId !== buyerId)) {
      const news = { kind: 'moved', session, former: place.sessionId, course: courseId } as const
      await addNews(req, { ...news, booking: booking.id })
    }
    return attendees
  })
}

/** The booking and the order that paid for it, if one did. */
async function moveWhole(req: PayloadRequest, { id, order: orderId }: Booking, session: string) {
  await setBookedDate(req, id, session)
  if (orderId) await learningOptions(req.payload).orders.move(req, { orderId, session })
}

type Place = Attendee & { courseId: string; sessionId: string }

async function findPlace(req: PayloadRequest, enrolment: string): Promise<Place> {
  const [place] = await findAttendees(req, { enrolment })
  if (!place) throw new Problem(problems.notFound, { detail: 'There is no such enrolment.' })
  const { courseId, sessionId } = place
  if (!courseId || !sessionId) throw new Problem(notMovable)
  return { ...place, courseId, sessionId }
}
