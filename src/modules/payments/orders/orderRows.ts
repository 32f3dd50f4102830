import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { csvRow } from '../../../platform/csvRow.js'
import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { linkSlugs } from '../links/linkStore.js'
import { printAmount } from '../gateway/amount.js'

const batchSize = 500

type ExportedOrder = {
  number: string
  createdAt: string
  status: string
  amount: number
  refunded: number
  currency: string
  title: string
  link: string
  name: string | null
  email: string | null
  phone: string | null
  trackingId: string | null
  verification: string | null
  attention: string | null
  paidAt: string | null
}

const header = [
  'number',
  'createdAt',
  'status',
  'amount',
  'refunded',
  'currency',
  'title',
  'link',
  'name',
  'email',
  'phone',
  'gatewayReference',
  'verification',
  'attention',
  'paidAt',
]

/**
 * Turns these orders into CSV rows in the same order, reading them in batches. Amounts are in whole units with a point.
 */
export async function* orderRows(
  payload: Payload,
  ids: readonly string[],
): AsyncGenerator<string, void, undefined> {
  yield csvRow(header)
  const db = await requestDatabase({ payload, transactionID: undefined })
  for (let next = 0; next < ids.length; next += batchSize) {
    const batch = JSON.stringify(ids.slice(next, next + batchSize))
    const { rows } = await db.execute<ExportedOrder>(sql`
      select o.number, to_char(o.created_at at time zone 'UTC', ${isoForm}) as "createdAt",
        o.status, o.amount::float8 as amount, o.refunded_amount::float8 as refunded, o.currency,
        o.title, l.slug as link, o.customer_name as name, o.customer_email as email,
        o.customer_phone as phone, o.tracking_id as "trackingId", o.verification, o.attention,
        to_char(o.paid_at at time zone 'UTC', ${isoForm}) as "paidAt"
      from jsonb_array_elements_text(${batch}::jsonb) with ordinality as wanted (id, place)
      join orders o on o.id = wanted.id::uuid join ${linkSlugs} l on l.id = o.link_id
      order by wanted.place`)
    for (const row of rows) yield csvRow(cells(row))
  }
}

const isoForm = 'YYYY-MM-DD"T"HH24:MI:SS"Z"'

function cells({ amount, refunded, ...row }: ExportedOrder): (string | null)[] {
  const { number, createdAt, status, currency, title, link, name, email, phone } = row
  const { trackingId, verification, attention, paidAt } = row
  const [all, back] = [amount, refunded].map((minor) => printAmount(minor, currency))
  const money = [all ?? '', back ?? '', currency]
  const person = [name, email, phone]
  return [
    number,
    createdAt,
    status,
    ...money,
    title,
    link,
    ...person,
    trackingId,
    verification,
    attention,
    paidAt,
  ]
}
