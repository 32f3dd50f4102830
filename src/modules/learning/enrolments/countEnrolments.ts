import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'

/** How many learners are or were enrolled in each course, by slug; courses without any are left out. */
export async function countEnrolments(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<Map<string, number>> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ slug: string; count: number }>(sql`
    select courses.slug, count(*)::int as count
    from enrolments join courses on courses.id = enrolments.course_id group by courses.slug`)
  return new Map(rows.map(({ slug, count }) => [slug, count]))
}
