import { z } from 'zod'

import { pageOf } from '../../platform/http/page.js'
import { pageParameters } from '../../platform/http/parameters.js'
import { slug } from '../../platform/text.js'

export const enrolmentStates = ['active', 'completed'] as const

export const Enrolment = z
  .object({
    id: z.string(),
    course: z.object({ slug: z.string(), title: z.string() }),
    status: z.enum(enrolmentStates),
    progress: z.number().int().min(0).max(100),
    lessons: z.array(z.object({ slug: z.string(), title: z.string(), completed: z.boolean() })),
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

export const NewEnrolment = z.strictObject({ course: slug })

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
