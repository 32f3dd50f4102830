import { z } from 'zod'

import type { Transfer } from '../../../platform/content/transfer/Transfer.js'
import { Currency, maxAmount } from '../../../platform/money.js'
import { rowSlug } from '../../../platform/content/transfer/rowOf.js'
import { requiredText, text } from '../../../platform/text.js'
import { courseFormats, courseLevels, Language, lessonKinds } from '../courseSchemas.js'
import { lessonContent } from './lessonFields.js'

const maybe = <S extends z.ZodType>(schema: S) => schema.nullish()
const whole = (max: number) => z.number().int().min(0).max(max)

const coins = 'Send the smallest coins, as a whole number: 49000 is €490.00, or ¥49,000.'

const Lesson = z.strictObject({
  slug: maybe(rowSlug),
  title: maybe(text(200)),
  minutes: maybe(whole(10_000)),
  kind: maybe(z.enum(lessonKinds)),
  isPreview: maybe(z.boolean()),
})

const Module = z.strictObject({
  title: maybe(text(200)),
  lessons: maybe(z.array(Lesson).max(100)),
})

const Instructor = z.strictObject({ name: requiredText(120), role: maybe(text(200)) })

const CourseRow = z.strictObject({
  slug: maybe(rowSlug),
  status: maybe(z.enum(['draft', 'published'])),
  title: maybe(text(200)),
  summary: maybe(text(500)),
  level: maybe(z.enum(courseLevels)),
  format: maybe(z.enum(courseFormats)),
  topics: maybe(z.array(requiredText(60)).max(20)),
  language: maybe(Language),
  durationHours: maybe(z.number('Send a number such as 1.5.').min(0).max(10_000)),
  price: maybe(
    z.strictObject({
      amount: maybe(z.number(coins).int(coins).min(0).max(maxAmount)),
      currency: maybe(Currency),
    }),
  ),
  certificate: maybe(z.boolean()),
  image: maybe(text(300)),
  outcomes: maybe(z.array(requiredText(300)).max(20)),
  syllabus: maybe(z.array(Module).max(60)),
  instructors: maybe(z.array(Instructor).max(20)),
  bodyMarkdown: maybe(text(200_000)),
})

/** The course fields that are exported to files. */
export const courseTransfer: Transfer = {
  collection: 'courses',
  schema: CourseRow,
  columns: {
    slug: 'text',
    status: 'choice',
    title: 'text',
    summary: 'text',
    level: 'choice',
    format: 'choice',
    topics: 'lines',
    language: 'text',
    durationHours: 'number',
    'price.amount': 'whole',
    'price.currency': 'text',
    certificate: 'boolean',
    image: 'text',
    outcomes: 'lines',
    syllabus: 'json',
    instructors: 'json',
    bodyMarkdown: 'text',
  },
  required: ['title', 'summary'],
  pictures: ['image'],
  leftOut: lessonContent,
  rowNames: { syllabus: 'title', lessons: 'slug', instructors: 'name' },
}
