import { z } from 'zod'

import { pageOf } from '../../platform/http/page.js'
import { pageParameters } from '../../platform/http/parameters.js'
import { emailAddress } from '../../platform/otp/otpProof.js'
import { requiredText, slug } from '../../platform/text.js'

import { sessionModes, sessionStates, Venue } from './courseSchemas.js'

export const enrolmentStates = ['active', 'completed'] as const

/** A date for those who take part in it: with the link to join. */
export const EnrolmentDate = z.object({
  id: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  mode: z.enum(sessionModes),
  venue: Venue.nullable(),
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

const locale = z.string().max(12).optional()

export const EnrolmentLocale = z.strictObject({ locale })

export const EnrolmentQuery = z.strictObject({ locale, ...pageParameters() })

/** Somebody who takes part, as the buyer names them. */
export const Attendee = z.strictObject({ name: requiredText(60), email: emailAddress })

export type Attendee = z.output<typeof Attendee>

/** The most people in one booking. */
export const maxAttendees = 10

/** `session` is the date of the course that places are taken on; `attendees` are who takes them. */
export const NewEnrolment = z.strictObject({
  course: slug,
  session: z.uuid().optional(),
  attendees: z.array(Attendee).min(1).max(maxAttendees).optional(),
})

export type NewEnrolment = z.output<typeof NewEnrolment>

export const EnrolmentParams = z.object({ id: z.uuid() })

export const LessonDone = z.strictObject({ lesson: slug, completed: z.literal(true) })

export const Certificate = z
  .object({
    id: z.string(),
    learner: z.object({ name: z.string().nullable() }),
    course: z.object({ title: z.string() }),
    issuedAt: z.iso.datetime(),
    issuer: z.string(),
  })
  .meta({ id: 'Certificate' })

export type Certificate = z.output<typeof Certificate>

export const CertificateParams = z.object({ id: z.uuid() })
