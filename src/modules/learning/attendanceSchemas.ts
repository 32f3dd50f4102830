import { z } from 'zod'

import { documentId } from '../../platform/text.js'
import { enrolmentStates } from './enrolmentSchemas.js'

export const AttendeeParams = z.object({ id: z.uuid(), enrolment: z.uuid() })

export const Attendee = z
  .object({
    /** The id of their enrolment. */
    enrolment: z.string(),
    name: z.string().nullable(),
    email: z.string(),
    /** When they were marked as present; null if they were not. */
    attendedAt: z.iso.datetime().nullable(),
    status: z.enum(enrolmentStates),
  })
  .meta({ id: 'Attendee' })

export type Attendee = z.output<typeof Attendee>

export const Attendance = z
  .object({
    session: z.string(),
    /** How many are marked as present. */
    attended: z.int(),
    /** By name. */
    attendees: z.array(Attendee),
  })
  .meta({ id: 'Attendance' })

export const Presence = z.strictObject({ attended: z.boolean() })

export const DateCancelled = z
  .object({
    id: z.string(),
    status: z.literal('cancelled'),
    /** How many people were told by this call; 0 when it is repeated. */
    told: z.int(),
    /** The orders that this call refunds; one that is `by_hand` waits for staff to refund it at the gateway. */
    orders: z.array(z.object({ number: z.string(), refund: z.enum(['requested', 'by_hand']) })),
  })
  .meta({ id: 'DateCancelled' })

export const Move = z.strictObject({ session: documentId })

export const MovedBooking = z
  .object({
    session: z.string(),
    /** The enrolments that were moved, all of one booking together; empty if they had this date. */
    enrolments: z.array(z.string()),
  })
  .meta({ id: 'MovedBooking' })
