import type { PayloadRequest, TypedLocale } from 'payload'

import { Problem, problems } from '../../../platform/http/Problem.js'
import { pageAround } from '../../../platform/http/page.js'
import { platformOf } from '../../../platform/platform.js'
import type { Booking } from '../enrolmentSchemas.js'
import { type Booking as Stored, findBooking, findBookingsOf } from '../enrolments/bookingStore.js'
import type { StoredSession } from '../enrolments/courseSessionStore.js'
import { courseOutlines } from '../enrolments/courseOutlines.js'
import { readDates, serializeDate } from '../enrolments/findEnrolments.js'
import { type BookedOrder, learningOptions } from '../learningOptions.js'
import { isOpen } from './changeBooking.js'

type BookingsQuery = { buyerId: string; page: number; limit: number; locale: TypedLocale }

/** A page of the bookings that a learner made, newest first. */
export async function listBookings(
  req: PayloadRequest,
  { buyerId, page, limit, locale }: BookingsQuery,
) {
  const { bookings, totalDocs } = await findBookingsOf(req, { buyerId, page, limit })
  return pageAround(await serialize(req, bookings, locale), { totalDocs, page, limit })
}

/** A booking of this learner; throws `not_found` for anyone else's. */
export async function readBooking(
  req: PayloadRequest,
  { id, buyerId, locale }: { id: string; buyerId: string; locale: TypedLocale },
): Promise<Booking> {
  const booking = await findBooking(req, id)
  const [own] = booking?.buyerId === buyerId ? await serialize(req, [booking], locale) : []
  if (own) return own
  throw new Problem(problems.notFound, { detail: 'You have no booking by this id.' })
}

async function serialize(req: PayloadRequest, bookings: readonly Stored[], locale: TypedLocale) {
  const ids = bookings.flatMap(({ courseId }) => courseId ?? [])
  const courses = await courseOutlines(req, [...new Set(ids)], locale)
  const dates = await readDates(
    req,
    bookings.map(({ sessionId }) => sessionId),
  )
  const paid = bookings.flatMap(({ order }) => order ?? [])
  const orders = await learningOptions(req.payload).orders.read(req, paid)
  const now = platformOf(req.payload).clock.now().getTime()
  return bookings.map((booking) => {
    const course = courses.get(booking.courseId ?? '')
    const date = dates.get(booking.sessionId ?? '')
    const order = orders.get(booking.order ?? '') ?? null
    return serializeBooking(booking, { course, date, order, now })
  })
}

type Parts = {
  course: { slug: string; title: string } | undefined
  date: StoredSession | undefined
  order: BookedOrder | null
  now: number
}

function serializeBooking(booking: Stored, { course, date, order, now }: Parts): Booking {
  const { id, status, courseTitle, seats, refund, bookedAt, cancelledAt } = booking
  const canChange = isOpen(booking, { date, now })
  return {
    id,
    status,
    course: { slug: course?.slug ?? null, title: course?.title ?? courseTitle },
    session: date ? serializeDate(date) : null,
    quantity: seats.length,
    attendees: seats.map(({ seat, name, email, isUsed }) => ({
      seat,
      name,
      email,
      canTransfer: canChange && !isUsed,
    })),
    order,
    canCancel: canChange && seats.every(({ isUsed }) => !isUsed),
    refund,
    bookedAt,
    cancelledAt,
  }
}
