import { z } from 'zod'

import { Picture } from '../../platform/content/pictures.js'
import { pageOf } from '../../platform/http/page.js'
import {
  localeParameter,
  pageParameters,
  integerParameter,
  repeatable,
} from '../../platform/http/parameters.js'
import { Currency, maxAmount, Money } from '../../platform/money.js'
import { slug, text } from '../../platform/text.js'

export const courseLevels = ['foundation', 'practitioner', 'expert'] as const
export const courseFormats = ['online', 'classroom', 'blended'] as const
const sessionModes = ['online', 'onsite'] as const
export const lessonKinds = ['text', 'video', 'quiz', 'download'] as const
export const questionKinds = ['single', 'multiple', 'text'] as const
export const sessionStates = ['scheduled', 'cancelled', 'completed'] as const
const courseSorts = [
  'title',
  '-title',
  'startsAt',
  '-startsAt',
  'price',
  '-price',
  'popular',
] as const

const Image = Picture.extend({
  /** The point that must stay visible when the picture is cropped, in percent from the left and the top. */
  focus: z.object({ x: z.number(), y: z.number() }),
}).meta({ id: 'CourseImage' })

/** Where a date is held; its fields are null where staff have not entered them. */
const Venue = z
  .object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    mapUrl: z.string().nullable(),
  })
  .meta({ id: 'Venue' })

export type Venue = z.output<typeof Venue>

/** When and where a date is held. */
export const DateFacts = z.object({
  id: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  mode: z.enum(sessionModes),
  venue: Venue.nullable(),
})

export type DateFacts = z.output<typeof DateFacts>

const Session = DateFacts.extend({
  status: z.enum(['open', 'full', 'cancelled']),
  seatsLeft: z.int32(),
}).meta({ id: 'CourseSession' })

export const Course = z
  .object({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    level: z.enum(courseLevels).nullable(),
    format: z.enum(courseFormats).nullable(),
    topics: z.array(z.string()),
    language: z.string().nullable(),
    durationHours: z.number().nullable(),
    price: Money.nullable(),
    image: Image.nullable(),
    instructors: z.array(z.object({ name: z.string(), role: z.string().nullable() })),
    sessions: z.array(Session),
    outcomes: z.array(z.string()),
    certificate: z.boolean(),
    url: z.string(),
    paymentLink: z.string().nullable(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Course' })

export type Course = z.output<typeof Course>

const SyllabusModule = z
  .object({
    title: z.string(),
    lessons: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        minutes: z.number().nullable(),
        kind: z.enum(lessonKinds),
        /** Whether visitors may read it without signing in. */
        isPreview: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SyllabusModule' })

export const CourseDetail = Course.extend({
  syllabus: z.array(SyllabusModule),
  html: z.string(),
}).meta({ id: 'CourseDetail' })

export type CourseDetail = z.output<typeof CourseDetail>

export const facetNames = ['level', 'format', 'topic', 'language'] as const

export const CoursePage = pageOf(Course)
  .extend({ facets: z.record(z.enum(facetNames), z.record(z.string(), z.number().int())) })
  .meta({ id: 'CoursePage' })

/** A `+` that was not percent-encoded arrives as a space, which can only stand before an offset. */
const moment = z.preprocess(
  (value) => (typeof value === 'string' ? value.replace(/ (?=\d{2}:?\d{2}$)/, '+') : value),
  z.union([z.iso.datetime({ offset: true }), z.iso.date()]),
)

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** The code of a language, such as `fr` or `fr-CA`, that CLDR has a name for. */
export const Language = z
  .string()
  // Intl throws for what no language can be called, such as `x`.
  .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, { abort: true })
  .refine((code) => languageNames.of(code) !== undefined, {
    message: 'Send a language such as en or fr-CA.',
  })

export const CourseQuery = z.strictObject({
  q: text(200).optional(),
  level: repeatable(z.enum(courseLevels)),
  format: repeatable(z.enum(courseFormats)),
  topic: repeatable(text(60)),
  language: repeatable(Language),
  priceMax: integerParameter(0, maxAmount).optional(),
  currency: Currency.optional(),
  startsAfter: moment.optional(),
  sort: z.enum(courseSorts).default('title'),
  locale: localeParameter,
  ...pageParameters(),
})

export type CourseQuery = z.output<typeof CourseQuery>

export const CourseParams = z.object({ slug })
