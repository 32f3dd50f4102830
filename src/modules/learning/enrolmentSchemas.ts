import { z } from 'zod'

import { pageOf } from '../../platform/http/page.js'
import { localeParameter, pageParameters } from '../../platform/http/parameters.js'
import { emailAddress } from '../../platform/otp/otpProof.js'
import { documentId, personName, requiredText, sentSlug } from '../../platform/text.js'
import { DateFacts, sessionStates } from './courseSchemas.js'

export const enrolmentStates = ['active', 'completed'] as const

/** A date for those who take part in it: with the link to join. */
const EnrolmentDate = DateFacts.extend({
  joinUrl: z.string().nullable(),
  status: z.enum(sessionStates),
})

export const Enrolment = z
  .object({
    id: z.string(),
    course: z.object({ slug: z.string(), title: z.string() }),
    status: z.enum(enrolmentStates),
    progress: z.number().int().min(0).max(100),
    lessons: z.array(z.object({ slug: z.string(), title: z.string(), completed: z.boolean() })),
    session: EnrolmentDate.nullable(),
    certificate: z
      .object({ id: z.string(), issuedAt: z.iso.datetime(), url: z.string() })
      .nullable(),
    enrolledAt: z.iso.datetime(),
  })
  .meta({ id: 'Enrolment' })

export type Enrolment = z.output<typeof Enrolment>

export const EnrolmentPage = pageOf(Enrolment).meta({ id: 'EnrolmentPage' })

export const EnrolmentQuery = z.strictObject({ locale: localeParameter, ...pageParameters() })

/** Somebody who takes part, as the buyer names them. */
export const Attendee = z.strictObject({ name: personName(60), email: emailAddress })

export type Attendee = z.output<typeof Attendee>

/** The most people in one booking. */
export const maxAttendees = 10

/** `session` is the date of the course that places are taken on; `attendees` are who takes them. */
export const NewEnrolment = z.strictObject({
  course: sentSlug,
  session: documentId.optional(),
  attendees: z.array(Attendee).min(1).max(maxAttendees).optional(),
})

export type NewEnrolment = z.output<typeof NewEnrolment>

export const Reopening = z.strictObject({
  reason: requiredText(500).describe('Only staff see it, on the certificate that is revoked.'),
})

export const Reopened = z
  .object({
    id: z.string(),
    status: z.literal('active'),
    certificate: z.string().nullable().describe('The number that was revoked.'),
  })
  .meta({ id: 'ReopenedEnrolment' })

export const LessonDone = z.strictObject({ lesson: sentSlug, completed: z.literal(true) })

const money = z.object({ amount: z.int(), currency: z.string() })

const Order = z.object({
  number: z.string(),
  status: z.string(),
  ...money.shape,
  refunded: z.int(),
  invoices: z.array(
    z.object({ number: z.string(), kind: z.enum(['invoice', 'credit_note']), url: z.string() }),
  ),
})

export const Booking = z
  .object({
    id: z.string(),
    status: z.enum(['confirmed', 'cancelled']),
    course: z.object({ slug: z.string().nullable(), title: z.string() }),
    session: EnrolmentDate.omit({ joinUrl: true }).nullable(),
    quantity: z.int(),
    attendees: z.array(
      z.object({
        seat: z.int().describe('Which place, counted from 1.'),
        name: z.string().nullable(),
        email: z.string().nullable().describe('Null while nobody is named.'),
        canTransfer: z.boolean(),
      }),
    ),
    order: Order.nullable().describe('Null if the course was free.'),
    canCancel: z.boolean(),
    refund: money.nullable().describe('What the cancellation gave back.'),
    bookedAt: z.iso.datetime(),
    cancelledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Booking' })

export type Booking = z.output<typeof Booking>

export const BookingPage = pageOf(Booking).meta({ id: 'BookingPage' })

export const SeatTransfer = z.strictObject({
  attendee: Attendee,
  seat: z
    .int()
    .min(1)
    .max(maxAttendees)
    .optional()
    .describe('Which place; without it the only one, or the one that the buyer has.'),
})

/** What cancelling a booking gives back at this moment. */
export const Cancellation = z
  .object({
    booking: z.string(),
    percent: z.int().min(0).max(100),
    refund: money.nullable().describe('Null if nothing was paid.'),
    policy: z
      .array(z.object({ days: z.int(), percent: z.int() }))
      .describe('From how many days before the start which share of the price is given back.'),
  })
  .meta({ id: 'Cancellation' })

export type Cancellation = z.output<typeof Cancellation>
