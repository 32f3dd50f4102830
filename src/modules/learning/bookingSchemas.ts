import { z } from 'zod'

import { pageOf } from '../../platform/http/page.js'
import { Attendee, EnrolmentDate, maxAttendees } from './enrolmentSchemas.js'

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

export const BookingParams = z.object({ id: z.uuid() })

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
