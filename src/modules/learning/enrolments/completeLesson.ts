import type { PayloadRequest, TypedLocale } from 'payload'

import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import type { Enrolment } from '../enrolmentSchemas.js'
import { courseOutlines } from './courseOutlines.js'
import { findEnrolment } from './findEnrolment.js'
import { ownCourse } from './ownCourse.js'
import { settleProgress } from './settleProgress.js'

type Completed = { learnerId: string; enrolmentId: string; lesson: string; locale: TypedLocale }

/**
 * Marks a lesson of the learner's own course as completed; repeating it changes nothing. Throws `not_found` for someone
 * else's enrolment, `validation_failed` for a lesson that the course does not have.
 */
export async function completeLesson(
  req: PayloadRequest,
  { learnerId, enrolmentId: id, lesson, locale }: Completed,
): Promise<Enrolment> {
  const courseId = await ownCourse(req, { learnerId, id })
  const course = courseId && (await courseOutlines(req, [courseId])).get(courseId)
  if (!course || !course.lessons.some(({ slug }) => slug === lesson)) throw unknownLesson()
  return transact(req, async () => {
    await settleProgress(req, { which: { id, lesson }, course })
    const enrolment = await findEnrolment(req, { learnerId, id }, locale)
    if (!enrolment) throw new Problem(problems.notFound)
    return enrolment
  })
}

function unknownLesson(): Problem {
  return new Problem(problems.validationFailed, {
    errors: [
      {
        path: '/lesson',
        code: 'unknown_lesson',
        message: 'The course has no lesson by this slug.',
      },
    ],
  })
}
