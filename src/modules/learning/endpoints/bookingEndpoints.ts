import type { PayloadRequest } from 'payload'

import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/Problem.js'
import { IdParams, LocaleQuery } from '../../../platform/http/parameters.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import {
  bookingClosed,
  cancelOwnBooking,
  quoteCancellation,
  seatUsed,
  transferSeat,
} from '../bookings/changeBooking.js'
import { listBookings, readBooking } from '../bookings/readBookings.js'
import {
  Booking,
  BookingPage,
  Cancellation,
  EnrolmentQuery,
  SeatTransfer,
} from '../enrolmentSchemas.js'
import { asLearner, learnersWrite, sessionOf } from '../learners/sessions.js'

const byLearner = (req: PayloadRequest) => sessionOf(req).learner.id

const list = endpoint({
  operationId: 'bookings.list',
  path: '/lms/bookings',
  summary: 'List the learner’s bookings, newest first',
  description:
    'Each booking says who has its places, its order with the addresses of invoices, and what may still be done.',
  query: EnrolmentQuery,
  output: BookingPage,
  access: asLearner,
  handler: ({ req, query: { page, limit, locale } }) =>
    listBookings(req, {
      buyerId: byLearner(req),
      page,
      limit,
      locale: requestLocale(req, locale),
    }),
})

const transfer = endpoint({
  operationId: 'bookings.transfer',
  method: 'post',
  path: '/lms/bookings/:id/transfer',
  summary: 'Transfer a place to somebody else',
  description:
    'Until the date begins; without a date, until who has the place has completed a lesson. The enrolment of who had ' +
    'the place ends, unless it is older than the booking, and that of the other begins; progress stays with each of ' +
    'them. For the address that the place has already, the name is corrected. Without `seat` it is the only place of ' +
    'the booking, or the one that the learner has.',
  params: IdParams,
  query: LocaleQuery,
  body: SeatTransfer,
  output: Booking,
  problems: [problems.notFound, bookingClosed, seatUsed],
  ...learnersWrite,
  handler: async ({ req, params: { id }, body: { attendee, seat }, query }) => {
    const { id: buyerId, email: buyerEmail } = sessionOf(req).learner
    await transferSeat(req, { id, buyerId, buyerEmail, attendee, seat })
    return readBooking(req, { id, buyerId, locale: requestLocale(req, query.locale) })
  },
})

const quote = endpoint({
  operationId: 'bookings.getCancellation',
  path: '/lms/bookings/:id/cancellation',
  summary: 'Get the refund for cancelling a booking now',
  params: IdParams,
  output: Cancellation,
  problems: [problems.notFound, bookingClosed, seatUsed],
  access: asLearner,
  handler: ({ req, params: { id } }) => quoteCancellation(req, { id, buyerId: byLearner(req) }),
})

const cancel = endpoint({
  operationId: 'bookings.cancel',
  method: 'post',
  path: '/lms/bookings/:id/cancellation',
  summary: 'Cancel a booking',
  description:
    'Frees its places, ends the enrolments that it began and refunds what the policy gives back at this moment. A ' +
    'booking that is cancelled answers the same again. Where the gateway takes no refunds over its API, staff send it.',
  params: IdParams,
  query: LocaleQuery,
  output: Booking,
  problems: [problems.notFound, bookingClosed, seatUsed],
  ...learnersWrite,
  handler: async ({ req, params: { id }, query }) => {
    const buyerId = byLearner(req)
    await cancelOwnBooking(req, { id, buyerId })
    return readBooking(req, { id, buyerId, locale: requestLocale(req, query.locale) })
  },
})

/** What learners do with their bookings. */
export const bookingEndpoints = [list, transfer, quote, cancel]
