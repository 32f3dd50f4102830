import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { staff } from '../../../platform/access.js'
import { query } from '../../../platform/database/requestDatabase.js'
import { dayOf, daysOf, inDays, type Days } from '../../../platform/days.js'
import { platformOf } from '../../../platform/platform.js'
import { linkSlugs, linkVisits } from '../links/linkStore.js'
import { LinkTotals, maxLinks, Totals } from '../schemas.js'

export type OrderTotals = z.output<typeof Totals>

type DayTotal = OrderTotals['days'][number]

/** Sums revenue by day, link and currency; for the last 30 days in UTC by default. */
export async function readOrderTotals(
  req: PayloadRequest,
  requested?: Partial<Days>,
): Promise<OrderTotals> {
  const days = daysOf(platformOf(req.payload).clock, requested)
  const rows = await query<DayTotal>(req)`
    select ${dayOf(sql`o.paid_at`)} as day, l.slug as link, o.currency,
      count(*)::int as orders, sum(o.amount)::float8 as amount,
      sum(o.refunded_amount)::float8 as refunded
    from orders o left join ${linkSlugs} l on l.id = o.link_id
    where ${inDays(sql`o.paid_at`, days)}
    group by 1, 2, 3 order by 1, 2, 3`
  return Totals.parse({ ...days, days: rows })
}

type LinkRow = {
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
  requested?: Partial<Days>,
): Promise<LinkTotals> {
  const days = daysOf(platformOf(req.payload).clock, requested)
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

function countByLink(req: PayloadRequest, days: Days) {
  return query<LinkRow>(req)`
    with ordered as (
      select link_id, count(*)::int as orders, count(paid_at)::int as paid from orders
      where ${inDays(sql`created_at`, days)} group by link_id)
    select l.slug as link, l.kind, l.visits, coalesce(o.orders, 0) as orders,
      coalesce(o.paid, 0) as paid
    from ${linkVisits(days)} l left join ordered o on o.link_id = l.id
    where l.visits > 0 or o.orders > 0
    order by visits desc, orders desc, l.slug limit ${maxLinks}`
}

type Revenue = Pick<DayTotal, 'orders' | 'amount' | 'refunded'>

/** Groups rows by name and adds them up; the groups keep the order of their first rows. */
export function sumBy(
  rows: readonly DayTotal[],
  nameOf: (row: DayTotal) => string,
): Map<string, Revenue> {
  const sums = new Map<string, Revenue>()
  for (const row of rows) {
    const sum = sums.get(nameOf(row)) ?? { orders: 0, amount: 0, refunded: 0 }
    sums.set(nameOf(row), {
      orders: sum.orders + row.orders,
      amount: sum.amount + row.amount,
      refunded: sum.refunded + row.refunded,
    })
  }
  return sums
}

/** The sum of each currency, most orders first: amounts in different currencies cannot be added. */
export function sumByCurrency(rows: readonly DayTotal[]): (Revenue & { currency: string })[] {
  return [...sumBy(rows, ({ currency }) => currency)]
    .map(([currency, sum]) => ({ currency, ...sum }))
    .sort((a, b) => b.orders - a.orders)
}
