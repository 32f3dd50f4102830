import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, TypedLocale } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import type { Enrolment } from '../enrolmentSchemas.js'
import { courseOutlines } from './courseOutlines.js'
import { findEnrolment } from './findEnrolment.js'
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

/** The course of a learner's own enrolment; null if it was deleted. Throws `not_found` for anyone else's. */
async function ownCourse(
  req: PayloadRequest,
  { learnerId, id }: { learnerId: string; id: string },
): Promise<string | null> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ courseId: string | null }>(sql`
    select course_id as "courseId" from enrolments
    where id = ${id}::uuid and learner_id = ${learnerId}::uuid`)
  const [enrolment] = rows
  if (!enrolment) {
    throw new Problem(problems.notFound, { detail: 'You have no enrolment by this id.' })
  }
  return enrolment.courseId
}
