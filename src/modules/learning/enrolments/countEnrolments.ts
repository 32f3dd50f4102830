import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'

/** How many learners are or were enrolled in each course, by its id; courses without any are left out. */
export async function countEnrolments(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<Map<string, number>> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ courseId: string; count: number }>(sql`
    select course_id as "courseId", count(*)::int as count
    from enrolments where course_id is not null group by course_id`)
  return new Map(rows.map(({ courseId, count }) => [courseId, count]))
}
