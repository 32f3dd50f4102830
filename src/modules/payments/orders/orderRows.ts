import type { Payload } from 'payload'

import { reportRow } from '../../../platform/csvRow.js'
import { query } from '../../../platform/database/requestDatabase.js'
import { linkSlugs } from '../links/linkStore.js'
import { printAmount } from '../gateway/amount.js'

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
] as const

type ExportedOrder = Record<
  Exclude<(typeof columns)[number], 'amount' | 'refunded' | 'currency'>,
  string | null
> & {
  amount: number
  refunded: number
  currency: string
}

/** Turns these orders into CSV rows, those with the last ids first. Amounts are in whole units with a point. */
export async function* orderRows(
  payload: Payload,
  batches: AsyncIterable<readonly { id: string }[]>,
): AsyncGenerator<string, void, undefined> {
  yield reportRow(columns)
  for await (const batch of batches) {
    const ids = JSON.stringify(batch.map(({ id }) => id))
    const rows = await query<ExportedOrder>({ payload, transactionID: undefined })`
      select o.number, to_char(o.created_at at time zone 'UTC', ${isoForm}) as "createdAt",
        o.status, o.amount::float8 as amount, o.refunded_amount::float8 as refunded, o.currency,
        o.title, l.slug as link, o.customer_name as name, o.customer_email as email,
        o.customer_phone as phone, o.tracking_id as "gatewayReference", o.verification, o.attention,
        to_char(o.paid_at at time zone 'UTC', ${isoForm}) as "paidAt"
      from jsonb_array_elements_text(${ids}::jsonb) as wanted (id)
      join orders o on o.id = wanted.id::uuid left join ${linkSlugs} l on l.id = o.link_id
      order by o.id desc`
    yield rows.map(rowOf).join('')
  }
}

function rowOf(order: ExportedOrder): string {
  const cells = {
    ...order,
    amount: inUnits(order, 'amount'),
    refunded: inUnits(order, 'refunded'),
  }
  return reportRow(columns.map((column) => cells[column]))
}

function inUnits(order: ExportedOrder, column: 'amount' | 'refunded'): string {
  return printAmount(order[column], order.currency)
}

const isoForm = 'YYYY-MM-DD"T"HH24:MI:SS"Z"'
