import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'

/** Puts a learner's name on their certificates that were issued before they had one. */
export async function printName(
  req: PayloadRequest,
  { learnerId, name }: { learnerId: string; name: string },
): Promise<void> {
  const db = await requestDatabase(req)
  await db.execute(sql`
    update enrolments set certificate_name = ${name}, updated_at = now()
    where learner_id = ${learnerId}::uuid
      and certificate_number is not null and certificate_name is null`)
}
