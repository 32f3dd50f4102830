import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { learnerKey } from '../learners/learnerKey.js'
import { courseOutlines } from './courseOutlines.js'
import { enrol } from './enrol.js'

type PaidCourse = {
  /** The course's id. */
  course: string
  /** The buyer's address, as `emailAddress` returns it. */
  email: string
  name?: string
  orderId: string
}

/**
 * Enrols the buyer of a course, published or not, in the transaction of `req`. Creates a learner if needed, so that
 * buyers can sign in even if sign-up is by invitation. A repeated call changes nothing. Undefined if the course was
 * deleted.
 */
export async function enrolByOrder(
  req: PayloadRequest,
  { course: courseId, email, name, orderId }: PaidCourse,
): Promise<{ enrolmentId: string; isNew: boolean } | undefined> {
  return transact(req, async () => {
    const course = (await courseOutlines(req, [courseId])).get(courseId)
    if (!course) return undefined
    const learnerId = await ensureLearner(req, { email, name })
    const { id, isNew } = await enrol(req, {
      learnerId,
      course: { id: courseId, slug: course.slug, title: course.title },
      order: orderId,
    })
    return { enrolmentId: id, isNew }
  })
}

async function ensureLearner(
  req: PayloadRequest,
  { email, name }: Pick<PaidCourse, 'email' | 'name'>,
): Promise<string> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into learners (id, email, name)
    values (gen_random_uuid(), ${learnerKey(email)}, ${name ?? null})
    on conflict (email) do update set name = coalesce(learners.name, excluded.name)
    returning id`)
  const [learner] = rows
  if (!learner) throw new Error('PostgreSQL inserted no learner')
  return learner.id
}
