import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { reportRow } from '../../../platform/csvRow.js'
import { query } from '../../../platform/database/requestDatabase.js'
import { printAmount } from '../gateway/amount.js'
import { orderInvoices } from '../invoices/invoiceStore.js'
import { linkSlugs } from '../links/linkStore.js'
import { paymentsOptions } from '../paymentsOptions.js'

const columns = [
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
  'quantity',
  'startsAt',
  'company',
  'country',
  'taxId',
  'invoice',
  'tax',
] as const

type ExportedOrder = Record<
  Exclude<(typeof columns)[number], 'amount' | 'refunded' | 'tax' | 'currency' | 'quantity'>,
  string | null
> & {
  amount: number
  refunded: number
  tax: number | null
  currency: string
  quantity: number
}

/**
 * Turns these orders into CSV rows, those with the last ids first. Amounts are in whole units with a point; `startsAt` is that of
 * the date that was booked, `tax` what the invoice says of the amount.
 */
export async function* orderRows(
  payload: Payload,
  batches: AsyncIterable<readonly { id: string }[]>,
): AsyncGenerator<string, void, undefined> {
  yield reportRow(columns)
  const { dates } = paymentsOptions(payload)
  const startsAt = dates.startsAt(sql`o.session_id`)
  for await (const batch of batches) {
    const ids = JSON.stringify(batch.map(({ id }) => id))
    const rows = await query<ExportedOrder>({ payload, transactionID: undefined })`
      select o.number, to_char(o.created_at at time zone 'UTC', ${isoForm}) as "createdAt",
        o.status, o.amount::float8 as amount, o.refunded_amount::float8 as refunded, o.currency,
        o.title, l.slug as link, o.customer_name as name, o.customer_email as email,
        o.customer_phone as phone, o.tracking_id as "gatewayReference", o.verification, o.attention,
        to_char(o.paid_at at time zone 'UTC', ${isoForm}) as "paidAt", o.quantity::int as quantity,
        to_char(${startsAt} at time zone 'UTC', ${isoForm}) as "startsAt", o.billing_company as company,
        o.billing_country as country, o.billing_tax_id as "taxId", i.number as invoice, i.tax
      from jsonb_array_elements_text(${ids}::jsonb) as wanted (id)
      join orders o on o.id = wanted.id::uuid left join ${linkSlugs} l on l.id = o.link_id
        left join ${orderInvoices} i on i."order" = o.id
      order by o.id desc`
    yield rows.map(rowOf).join('')
  }
}

function rowOf(order: ExportedOrder): string {
  const cells = {
    ...order,
    amount: inUnits(order, 'amount'),
    refunded: inUnits(order, 'refunded'),
    tax: order.tax === null ? null : inUnits(order, 'tax'),
  }
  return reportRow(columns.map((column) => cells[column]))
}

function inUnits(order: ExportedOrder, column: 'amount' | 'refunded' | 'tax'): string {
  return printAmount(order[column] ?? 0, order.currency)
}

const isoForm = 'YYYY-MM-DD"T"HH24:MI:SS"Z"'
