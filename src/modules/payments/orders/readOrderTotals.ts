import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { dayOf, inDays } from '../../../platform/days/daySql.js'
import { type Days, daysOf } from '../../../platform/days/daysOf.js'
import { platformOf } from '../../../platform/platform.js'
import { Totals } from '../schemas.js'

export type OrderTotals = z.output<typeof Totals>

type Row = OrderTotals['days'][number]

/** Sums revenue by day, link and currency; for the last 30 days in UTC by default. */
export async function readOrderTotals(
  req: PayloadRequest,
  asked?: Partial<Days>,
): Promise<OrderTotals> {
  const days = daysOf(platformOf(req.payload).clock, asked)
  const db = await requestDatabase(req)
  const { rows } = await db.execute<Row>(sql`
    select ${dayOf(sql`o.paid_at`)} as day, l.slug as link, o.currency,
      count(*)::int as orders, sum(o.amount)::float8 as amount,
      sum(o.refunded_amount)::float8 as refunded
    from orders o join payment_links l on l.id = o.link_id
    where ${inDays(sql`o.paid_at`, days)}
    group by 1, 2, 3 order by 1, 2, 3`)
  return Totals.parse({ ...days, days: rows })
}
