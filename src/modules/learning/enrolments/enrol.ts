import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { tellEnrolled } from './tellEnrolled.js'

type NewEnrolment = {
  learnerId: string
  course: { id: string; slug: string; title: string }
  /** The order that pays for it; an order can be used for one enrolment only. */
  order?: string
}

/**
 * Enrols a learner, free of charge or paid: the caller has checked that. If they are already enrolled, or the order was
 * used before, returns the existing enrolment and notifies nobody.
 */
export async function enrol(
  req: PayloadRequest,
  { learnerId, course, order }: NewEnrolment,
): Promise<{ id: string; isNew: boolean }> {
  return transact(req, async () => {
    const db = await requestDatabase(req)
    const made = await db.execute<{ id: string }>(sql`
      insert into enrolments (id, learner_id, course_id, course_slug, course_title, "order")
      values (gen_random_uuid(), ${learnerId}, ${course.id}, ${course.slug}, ${course.title},
        ${order ?? null})
      on conflict do nothing returning id`)
    const [enrolment] = made.rows
    if (!enrolment)
      return { id: await findExisting(req, { learnerId, course, order }), isNew: false }
    const { id: enrolmentId } = enrolment
    await tellEnrolled(req, {
      enrolmentId,
      learnerId,
      courseId: course.id,
      ...(order && { order }),
    })
    return { id: enrolmentId, isNew: true }
  })
}

async function findExisting(
  req: PayloadRequest,
  { learnerId, course, order }: NewEnrolment,
): Promise<string> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from enrolments
    where "order" = ${order ?? null} or (learner_id = ${learnerId} and course_id = ${course.id})
    order by "order" is not distinct from ${order ?? null} desc limit 1`)
  const [existing] = rows
  if (!existing) throw new Error('The enrolment that stood in the way is gone: try again')
  return existing.id
}
