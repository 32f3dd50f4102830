import type { PayloadRequest, TypedLocale } from 'payload'

import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import type { Enrolment } from '../enrolmentSchemas.js'
import { enrol } from './enrol.js'
import { findEnrolment } from './findEnrolment.js'
import { findOpenCourse } from './findOpenCourse.js'

type Wish = { learnerId: string; slug: string; locale: TypedLocale }

export type Outcome =
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
