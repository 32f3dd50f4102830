import { sql } from '@payloadcms/db-postgres/drizzle'

import type { Operation } from '../../../platform/access.js'
import { requestDatabase } from '../../../platform/database/requestDatabase.js'

/**
 * Locks the row while staff change it: Payload writes back every field as it was read, which would lose progress made
 * meanwhile.
 */
export async function lockEnrolment({ args, operation, req }: Operation): Promise<void> {
  if (operation !== 'update') return
  const { id } = args as { id?: unknown }
  const db = await requestDatabase(req)
  await db.execute(sql`select from enrolments where id::text = ${String(id)} for update`)
}
