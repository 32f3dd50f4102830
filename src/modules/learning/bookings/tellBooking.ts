import type { PayloadRequest } from 'payload'

import { findAttendees } from '../enrolments/attendeeStore.js'
import { type Booking, findBooking } from '../enrolments/bookingStore.js'
import { addNews } from '../enrolments/courseNews.js'
import { tellBooked } from '../enrolments/tellBooked.js'
import { readCourseSession } from '../enrolments/courseSessionStore.js'
import { findLearnersByEmail } from '../learners/learnerStore.js'
import type { BookingEvent } from '../learningOptions.js'

/** Tells those who take part, and who booked for them, what happened to a booking, in its transaction. */
export async function tellBooking(req: PayloadRequest, event: BookingEvent): Promise<void> {
  const booking = await findBooking(req, event.bookingId)
  if (!booking?.courseId) return
  const told = { ...booking, courseId: booking.courseId }
  if (event.type === 'created') await tellCreated(req, told)
  else if (event.type === 'transferred') await tellTransferred(req, told, event)
  else await tellCancelled(req, told, event.kept)
}

type Told = Booking & { courseId: string }

/** Who books a course without a date for themselves, and does it at once, needs no mail. */
async function tellCreated(req: PayloadRequest, booking: Told): Promise<void> {
  const { id, courseId: course, sessionId: session, buyerId } = booking
  const attendees = await findAttendees(req, { booking: id })
  for (const { enrolmentId: enrolment, learnerId } of attendees) {
    if (session !== null || learnerId !== buyerId) await tellBooked(req, { enrolment })
  }
  const takesPart = attendees.some(({ learnerId }) => learnerId === buyerId)
  if (session === null || buyerId === null || takesPart) return
  await addNews(req, { kind: 'booked', course, session, booking: id })
}

async function tellTransferred(
  req: PayloadRequest,
  { id, courseId: course, sessionId }: Told,
  { seat, from, kept = [] }: Extract<BookingEvent, { type: 'transferred' }>,
): Promise<void> {
  const former = (await findLearnersByEmail(req, from === null ? [] : [from]))[0]
  const session = sessionId ?? undefined
  if (former && !kept.includes(former.id)) {
    await addNews(req, { kind: 'left', course, session, learner: former.id })
  }
  const [place] = await findAttendees(req, { booking: id, seat })
  if (place) await tellBooked(req, { enrolment: place.enrolmentId })
}

/** Because its date will not be held, or because the buyer wanted it. */
async function tellCancelled(req: PayloadRequest, booking: Told, kept: readonly string[] = []) {
  const { id, courseId: course, sessionId, buyerId, seats, refund } = booking
  const date = await readCourseSession(req, sessionId)
  const kind = date?.status === 'cancelled' ? 'cancelled' : 'withdrawn'
  const about = {
    kind,
    course,
    session: sessionId ?? undefined,
    isPaid: (refund?.amount ?? 0) > 0,
  } as const
  const emails = seats.flatMap(({ email }) => (email === null ? [] : [email]))
  const learners = await findLearnersByEmail(req, emails)
  for (const { id: learner } of learners) {
    const own = learner === buyerId && { booking: id }
    if (!kept.includes(learner)) await addNews(req, { ...about, ...own, learner })
  }
  if (buyerId === null || learners.some((learner) => learner.id === buyerId)) return
  await addNews(req, { ...about, booking: id })
}
