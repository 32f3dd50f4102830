import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'

/** How often a link was visited so far. */
export async function countVisits(req: PayloadRequest, linkId: string): Promise<number> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ visits: number }>(sql`
    select coalesce(sum(visits), 0)::float8 as visits from payment_link_visits
    where link_id = ${linkId}::uuid`)
  return rows[0]?.visits ?? 0
}
