import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'
import { z } from 'zod'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import type { Task } from '../../../platform/jobs/createJobs.js'
import { courseOutlines } from './courseOutlines.js'
import { settleProgress } from './settleProgress.js'

const Changed = z.strictObject({ courseId: z.uuid() })

/**
 * Applies a change of a course to its enrolments: updates its name, and completes those whose remaining lessons are all
 * done.
 */
export const settleCourse: Task<z.output<typeof Changed>> = {
  name: 'learning.settleCourse',
  schema: Changed,
  run: async ({ courseId }, { payload }) => {
    const req = await createLocalReq({}, payload)
    const course = (await courseOutlines(req, [courseId])).get(courseId)
    if (!course) return
    const db = await requestDatabase(req)
    await db.execute(sql`
      update enrolments set course_slug = ${course.slug}, course_title = ${course.title}
      where course_id = ${courseId}::uuid
        and (course_slug, course_title) is distinct from (${course.slug}, ${course.title})`)
    await settleProgress(req, { which: { courseId }, course })
  },
}
