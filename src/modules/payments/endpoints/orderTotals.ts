import { sql } from '@payloadcms/db-postgres/drizzle'

import { staff } from '../../../platform/access.js'
import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { endpoint } from '../../../platform/http/endpoint.js'
import { platformOf } from '../../../platform/platform.js'
import { DaysQuery, Totals } from '../schemas.js'

const defaultDays = 30
const dayMs = 86_400_000

type Row = {
  day: string
  link: string
  currency: string
  orders: number
  amount: number
  refunded: number
}

export const orderTotals = endpoint({
  operationId: 'orders.totals',
  method: 'get',
  path: '/totals',
  summary: 'Sum up what was paid by day, link and currency',
  description:
    'Days in UTC, the last 30 where none is named. `amount` is what was paid on the day, `refunded` what was given ' +
    'back of it since, both in minor units.',
  query: DaysQuery,
  output: Totals,
  access: staff('finance'),
  handler: async ({ req, query }) => {
    const now = platformOf(req.payload).clock.now().getTime()
    const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
    const { from = dayOf(now - (defaultDays - 1) * dayMs), until = dayOf(now) } = query
    const db = await requestDatabase(req)
    const { rows } = await db.execute<Row>(sql`
      select to_char(o.paid_at at time zone 'UTC', 'YYYY-MM-DD') as day, l.slug as link, o.currency,
        count(*)::int as orders, sum(o.amount)::float8 as amount,
        sum(o.refunded_amount)::float8 as refunded
      from orders o join payment_links l on l.id = o.link_id
      where o.paid_at >= ${from}::date::timestamp at time zone 'UTC'
        and o.paid_at < (${until}::date + 1)::timestamp at time zone 'UTC'
      group by 1, 2, 3 order by 1, 2, 3`)
    return { from, until, days: rows }
  },
})
