import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { query } from '../../../platform/database/requestDatabase.js'
import { transition } from './transition.js'

type Buyer = {
  orderId: string
  sessionId: string | null
  email: string
  locale: string
  quantity: number
}

type Which = { session: string } | { order: string }

const paid = sql`o.status in ('paid', 'partially_refunded', 'disputed')`

/** The buyers of the paid orders of a date, or of one order, refunded or not; those whose address is not known are left out. */
export async function findBuyers(req: PayloadRequest, which: Which): Promise<Buyer[]> {
  const row =
    'order' in which
      ? sql`o.id::text = ${which.order}`
      : sql`o.session_id = ${which.session}::uuid and ${paid}`
  return query<Buyer>(req)`
    select o.id as "orderId", o.session_id as "sessionId", o.customer_email as email, o.locale,
      o.quantity::int as quantity
    from orders o where ${row} and o.customer_email is not null order by o.id`
}

/** The ids of all orders of a date that were ever paid. */
export async function findOrdersOfDate(req: PayloadRequest, session: string): Promise<string[]> {
  const rows = await query<{ id: string }>(req)`
    select o.id from orders o
    where o.session_id = ${session}::uuid and (${paid} or o.status = 'refunded') order by o.id`
  return rows.map(({ id }) => id)
}

/** Gives a paid order another date, and says so on its timeline; the caller has made sure of the places. */
export async function moveOrder(
  req: PayloadRequest,
  { order: orderId, session }: { order: string; session: string },
): Promise<void> {
  await transition(req, {
    orderId,
    decide: ({ number, version }) => ({
      event: {
        key: `${number} moved ${String(version)}`,
        type: 'note',
        source: 'staff',
        message: 'Moved to another date.',
      },
    }),
  })
  await query(req)`update orders set session_id = ${session}::uuid where id = ${orderId}::uuid`
}
