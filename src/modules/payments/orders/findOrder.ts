import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { linkSlugs } from '../links/linkStore.js'
import type { Order } from '../Order.js'

type Wanted = { id: string } | { number: string } | { gatewayOrderId: string } | { key: string }

const columns = sql`
  o.id, o.number, o.status, o.amount::float8 as amount, o.currency, o.title, o.locale,
  o.refunded_amount::float8 as "refundedAmount", o.link_id as "linkId", l.slug as "linkSlug",
  o.course_id as "courseId", o.customer_name as name, o.customer_email as email,
  o.customer_phone as phone,
  jsonb_build_object('company', o.billing_company, 'address', o.billing_address,
    'country', o.billing_country, 'taxId', o.billing_tax_id) as billing, o.tracking_id as "trackingId", o.verification, o.attention,
  o.version::int as version, extract(epoch from o.created_at)::float8 * 1000 as "createdAt",
  extract(epoch from o.updated_at)::float8 * 1000 as "updatedAt"`

/** Finds an order by one of its keys; with `lock` nobody else can change it before this transaction ends. */
export async function findOrder(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  wanted: Wanted,
  { lock = false } = {},
): Promise<Order | undefined> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<Order>(sql`
    select ${columns} from orders o join ${linkSlugs} l on l.id = o.link_id
    where ${condition(wanted)} ${lock ? sql`for no key update of o` : sql``}`)
  return rows[0]
}

function condition(wanted: Wanted) {
  if ('id' in wanted) return sql`o.id::text = ${wanted.id}`
  if ('number' in wanted) return sql`o.number = ${wanted.number}`
  if ('key' in wanted) return sql`o.initiation_key = ${wanted.key}`
  return sql`o.id = (
    select order_id from payment_attempts where gateway_order_id = ${wanted.gatewayOrderId})`
}
