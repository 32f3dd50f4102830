import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { type Completed, learningOptions } from '../learningOptions.js'
import type { CourseOutline } from './courseOutlines.js'

type Settled = {
  /** One enrolment in which a lesson was completed, or all active enrolments of a changed course. */
  which: { id: string; lesson: string } | { courseId: string }
  course: Pick<CourseOutline, 'lessons' | 'certificate'>
}

/**
 * Recomputes progress, completes enrolments that reach 100 % and issues their certificates, in one statement, so that
 * concurrent updates of a row run one after the other. Progress never falls and a certificate is issued once. Events
 * are announced in the same transaction.
 */
export async function settleProgress(
  req: PayloadRequest,
  { which, course }: Settled,
): Promise<void> {
  await transact(req, async () => {
    const settled = await settle(req, { which, course })
    const { onCompleted } = learningOptions(req.payload)
    for (const each of settled.filter((one) => one.isCompleted || one.certificate !== null)) {
      await onCompleted?.(req, each)
    }
  })
}

/** Returns what changed for each: the previous rows are read under their locks. */
async function settle(req: PayloadRequest, { which, course }: Settled): Promise<Completed[]> {
  const db = await requestDatabase(req)
  const lessons = JSON.stringify(course.lessons.map(({ slug }) => slug))
  const before = sql`coalesce(kept.completed_lessons, '{}')`
  // A lesson completed again keeps its first completion time.
  const notes =
    'id' in which ? sql`jsonb_build_object(${which.lesson}::text, now()) || ${before}` : before
  const rows =
    'id' in which
      ? sql`id = ${which.id}::uuid`
      : sql`course_id = ${which.courseId}::uuid and status = 'active'`
  const { rows: settled } = await db.execute<Completed>(sql`
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
    from (select id, status, certificate_number from enrolments where ${rows}
      order by id for update) as former
    where kept.id = former.id
    returning kept.id as "enrolmentId", kept.learner_id as "learnerId", kept.course_id as "courseId",
      kept.status = 'completed' and former.status <> 'completed' as "isCompleted",
      case when former.certificate_number is null then kept.certificate_number end as certificate`)
  return settled
}
