import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { staff } from '../../../platform/access.js'
import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { inDays } from '../../../platform/days/daySql.js'
import { type Days, daysOf } from '../../../platform/days/daysOf.js'
import { platformOf } from '../../../platform/platform.js'
import { LinkTotals, maxLinks } from './LinkTotals.js'

type Row = {
  link: string
  kind: 'gateway' | 'external'
  visits: number
  orders: number
  paid: number
}

const readsOrders = staff('finance')

/**
 * Visits of each link, with the orders started in the same days and how many of them are paid by now. Callers who may
 * not read orders get null instead, and so do redirects for everyone.
 */
export async function readLinkTotals(
  req: PayloadRequest,
  asked?: Partial<Days>,
): Promise<LinkTotals> {
  const days = daysOf(platformOf(req.payload).clock, asked)
  const rows = await countByLink(req, days)
  const seesOrders = readsOrders({ req })
  const links = rows.map(({ link, kind, visits, orders, paid }) => {
    if (!seesOrders || kind === 'external') {
      return { link, kind, visits, orders: null, paid: null, conversion: null }
    }
    return { link, kind, visits, orders, paid, conversion: visits > 0 ? paid / visits : null }
  })
  return LinkTotals.parse({ ...days, links })
}

async function countByLink(req: PayloadRequest, days: Days): Promise<Row[]> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<Row>(sql`
    with visited as (
      select link_id, sum(visits)::float8 as visits from payment_link_visits
      where day between ${days.from}::date and ${days.until}::date group by link_id),
    ordered as (
      select link_id, count(*)::int as orders, count(paid_at)::int as paid from orders
      where ${inDays(sql`created_at`, days)} group by link_id)
    select l.slug as link, l.kind::text as kind, coalesce(visits, 0) as visits,
      coalesce(orders, 0) as orders, coalesce(paid, 0) as paid
    from payment_links l left join visited v on v.link_id = l.id
      left join ordered o on o.link_id = l.id
    where visits > 0 or orders > 0
    order by visits desc nulls last, orders desc nulls last, l.slug limit ${maxLinks}`)
  return rows
}
