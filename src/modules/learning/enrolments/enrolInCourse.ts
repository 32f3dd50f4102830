import type { PayloadRequest, TypedLocale } from 'payload'

import { currentSlug } from '../../../platform/content/currentSlug.js'
import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import type { Enrolment } from '../enrolmentSchemas.js'
import { enrol } from './enrol.js'
import { findEnrolment } from './findEnrolment.js'

type Wish = { learnerId: string; slug: string; locale: TypedLocale }

type Outcome =
  | { enrolment: Enrolment; isNew: boolean }
  /** The course must be paid for first. */
  | { unpaidCourse: string }

/**
 * Enrols a learner in a free course, or returns their existing enrolment. Throws `validation_failed` if there is no
 * such published course.
 */
export async function enrolInCourse(
  req: PayloadRequest,
  { learnerId, slug, locale }: Wish,
): Promise<Outcome> {
  const course = await findOpenCourse(req, slug)
  if (!course) throw unknownCourse()
  const which = { learnerId, course: course.id }
  const before = await findEnrolment(req, which, locale)
  if (before) return { enrolment: before, isNew: false }
  if (!course.isFree) return { unpaidCourse: course.id }
  return transact(req, async () => {
    const { id, isNew } = await enrol(req, { learnerId, course })
    const enrolment = await findEnrolment(req, { learnerId, id }, locale)
    if (!enrolment) throw new Error('An enrolment was made and is not there')
    return { enrolment, isNew }
  })
}

function unknownCourse(): Problem {
  return new Problem(problems.validationFailed, {
    errors: [
      {
        path: '/course',
        code: 'unknown_course',
        message: 'There is no published course by this slug.',
      },
    ],
  })
}

type OpenCourse = { id: string; slug: string; title: string; isFree: boolean }

/** The published course that has, or once had, this slug. */
async function findOpenCourse(req: PayloadRequest, slug: string): Promise<OpenCourse | undefined> {
  const course = await findBySlug(req, slug)
  if (course) return course
  const newer = await currentSlug(req, 'courses', slug)
  return newer === undefined ? undefined : findBySlug(req, newer)
}

async function findBySlug(req: PayloadRequest, slug: string): Promise<OpenCourse | undefined> {
  const { docs } = await req.payload.find({
    collection: 'courses',
    where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    select: { slug: true, title: true, price: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const [course] = docs
  if (!course) return undefined
  const { id, title, price } = course
  return { id, slug: course.slug, title: title || course.slug, isFree: !price?.amount }
}
