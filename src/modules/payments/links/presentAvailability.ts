import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import { type Availability, availability } from './availability.js'
import { countUses } from '../orders/countUses.js'
import type { Link } from './Link.js'

type Row = Pick<Link, 'state' | 'availableFrom' | 'availableUntil' | 'maxUses'>

/** Whether a link accepts orders, by the current state of the database, and whether its places are limited. */
export async function presentAvailability(
  req: PayloadRequest,
  linkId: string,
): Promise<{ reason: Availability; isLimited: boolean }> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<Row>(sql`
    select state, max_uses::int as "maxUses",
      extract(epoch from available_from)::float8 * 1000 as "availableFrom",
      extract(epoch from available_until)::float8 * 1000 as "availableUntil"
    from payment_links where id = ${linkId}`)
  const uses = (await countUses(req, [linkId])).get(linkId) ?? 0
  const now = platformOf(req.payload).clock.now().getTime()
  const [link] = rows
  return {
    reason: availability(link, { now, uses }),
    isLimited: typeof link?.maxUses === 'number',
  }
}
