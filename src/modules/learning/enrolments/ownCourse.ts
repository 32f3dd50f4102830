import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'

/** The course of a learner's own enrolment; null if it was deleted. Throws `not_found` for anyone else's. */
export async function ownCourse(
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
