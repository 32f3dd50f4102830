import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import type { CourseOutline } from './courseOutlines.js'

type Settled = {
  /** One enrolment, in which a lesson was completed, or all active ones of a course that was changed. */
  which: { id: string; lesson: string } | { courseId: string }
  course: Pick<CourseOutline, 'lessons' | 'certificate'>
}

/**
 * Counts progress anew, completes what has come to 100 % and issues its certificate, in one statement: updates
 * of one row queue, and each sees what the one before it left. Progress never falls, whatever became of the
 * course's lessons, and a certificate is issued once.
 */
export async function settleProgress(
  req: PayloadRequest,
  { which, course }: Settled,
): Promise<void> {
  const db = await requestDatabase(req)
  const lessons = JSON.stringify(course.lessons.map(({ slug }) => slug))
  const before = sql`coalesce(kept.completed_lessons, '{}')`
  // A lesson completed again keeps its first time.
  const notes =
    'id' in which ? sql`jsonb_build_object(${which.lesson}::text, now()) || ${before}` : before
  const rows =
    'id' in which
      ? sql`id = ${which.id}::uuid`
      : sql`course_id = ${which.courseId}::uuid and status = 'active'`
  await db.execute(sql`
    update enrolments as kept set (completed_lessons, progress, status, completed_at,
      certificate_number, certificate_title, certificate_name, certificate_issued_at,
      updated_at) = (
      select notes, share,
        case when share = 100 then 'completed' else kept.status end,
        case when share = 100 then coalesce(kept.completed_at, now()) end,
        case when issues then gen_random_uuid()::text else kept.certificate_number end,
        case when issues then kept.course_title else kept.certificate_title end,
        case when issues then (select name from learners where id = kept.learner_id)
          else kept.certificate_name end,
        case when issues then now() else kept.certificate_issued_at end,
        now()
      from (select ${notes} as notes) as noted,
        lateral (select greatest(kept.progress,
            coalesce(100 * count(*) filter (where notes ? slug) / nullif(count(*), 0), 0)) as share
          from jsonb_array_elements_text(${lessons}::jsonb) as slug) as counted,
        lateral (select share = 100 and ${course.certificate}::boolean
            and kept.certificate_number is null as issues) as decided
    )
    where ${rows}`)
}
