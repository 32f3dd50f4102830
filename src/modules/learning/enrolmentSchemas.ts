import { z } from 'zod'

import { pageOf } from '../../platform/http/page.js'
import { pageParameters } from '../../platform/http/parameters.js'
import { slug } from '../../platform/text.js'

import { sessionModes, sessionStates, Venue } from './courseSchemas.js'

export const enrolmentStates = ['active', 'completed'] as const

export const Enrolment = z
  .object({
    id: z.string(),
    course: z.object({ slug: z.string(), title: z.string() }),
    status: z.enum(enrolmentStates),
    progress: z.number().int().min(0).max(100),
    lessons: z.array(z.object({ slug: z.string(), title: z.string(), completed: z.boolean() })),
    session: z
      .object({
        id: z.string(),
        startsAt: z.iso.datetime(),
        endsAt: z.iso.datetime(),
        timeZone: z.string(),
        mode: z.enum(sessionModes),
        venue: Venue.nullable(),
        joinUrl: z.string().nullable(),
        status: z.enum(sessionStates),
      })
      .nullable(),
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

/** `session` is the date of the course that a place is taken on. */
export const NewEnrolment = z.strictObject({ course: slug, session: z.uuid().optional() })

export type NewEnrolment = z.output<typeof NewEnrolment>

export const EnrolmentParams = z.object({ id: z.uuid() })

export const LessonDone = z.strictObject({ lesson: slug, completed: z.literal(true) })
