import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import { holdsPlace } from './holdOrder.js'
import { requestDatabase } from '../../../platform/database/requestDatabase.js'

/** How many orders of each link hold a place (see holdsPlace). */
export async function countUses(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  linkIds: readonly string[],
): Promise<Map<string, number>> {
  if (linkIds.length === 0) return new Map()
  const db = await requestDatabase(req)
  const ids = sql.join(
    linkIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const now = platformOf(req.payload).clock.now()
  const { rows } = await db.execute<{ id: string; uses: number }>(sql`
    select link_id as id, count(*)::int as uses from orders o
    where link_id in (${ids}) and ${holdsPlace(now)}
    group by link_id`)
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}
