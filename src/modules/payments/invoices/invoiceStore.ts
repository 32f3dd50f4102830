import { sql } from '@payloadcms/db-postgres/drizzle'
import { integer, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { TypedLocale } from 'payload'

import {
  change,
  query,
  queryAny,
  type Transactional,
} from '../../../platform/database/requestDatabase.js'
import type { InvoiceKind } from './Invoices.js'
import { PrintedInvoice, withoutPerson } from './printedInvoice.js'

export type Invoice = {
  id: string
  number: string
  kind: InvoiceKind
  position: number
  gross: number
  tax: number
  currency: string
  taxLabel: string | null
  taxRate: number | null
  customer: string | null
  email: string | null
  locale: TypedLocale
  issuedAt: Date
  printed: PrintedInvoice
}

/** SQL: the number of the invoice of each order, and the tax in it. */
export const orderInvoices = sql`(
  select order_id as "order", number, tax::float8 as tax from invoices where position = 0)`

type Wanted = { orderId: string } | { id: string }

/** The invoice of an order and its credit notes in the order of their issue, or the one with an id. */
export async function findInvoices(req: Transactional, wanted: Wanted): Promise<Invoice[]> {
  const rows = await query<Omit<Invoice, 'issuedAt'> & { issuedAt: number }>(req)`
    select i.id, i.number, i.kind, i.position::int as position, i.gross::float8 as gross,
      i.tax::float8 as tax, i.currency, i.tax_label as "taxLabel",
      i.tax_rate::float8 as "taxRate", i.customer, i.email, i.locale,
      extract(epoch from i.issued_at)::float8 * 1000 as "issuedAt", i.printed
    from invoices i
    where ${'id' in wanted ? sql`i.id = ${wanted.id}::uuid` : sql`i.order_id = ${wanted.orderId}::uuid`}
    order by i.position`
  return rows.map((row) => ({
    ...row,
    issuedAt: new Date(row.issuedAt),
    printed: PrintedInvoice.parse(row.printed),
  }))
}

/**
 * The next number of a series; undefined if the order has what belongs to this position. Whoever asks next waits until this
 * transaction ends, and gets the same one if it fails: so no number is missing.
 */
export async function takeNumber(
  req: Transactional,
  { kind, prefix, orderId, position }: Numbered,
): Promise<string | undefined> {
  const [row] = await query<{ last: number }>(req)`
    insert into invoice_counters as kept (series, last)
    select ${kind}, 1 where not exists (
      select from invoices where order_id = ${orderId}::uuid and position = ${position})
    on conflict (series) do update set last = kept.last + 1 returning last`
  return row && `${prefix}${String(row.last).padStart(6, '0')}`
}

/** Whether a series has a number with this prefix, which may be anything that was sent. */
export async function hasNumbered(
  req: Transactional,
  { kind, prefix }: { kind: InvoiceKind; prefix: unknown },
) {
  if (typeof prefix !== 'string') return false
  return queryAny(req)`
    select from invoices where kind = ${kind} and starts_with(number, ${prefix}::text)
      and substr(number, length(${prefix}::text) + 1) ~ '^[0-9]{6,}$' limit 1`
}

type Numbered = Pick<NewInvoice, 'kind' | 'orderId' | 'position'> & { prefix: string }

type NewInvoice = Omit<Invoice, 'id'> & { orderId: string; invoiceId: string | null }

export async function insertInvoice(req: Transactional, invoice: NewInvoice): Promise<void> {
  const { number, kind, position, gross, tax, currency, taxLabel, taxRate } = invoice
  const { orderId, invoiceId, customer, email, locale, issuedAt, printed } = invoice
  await change(req)`
    insert into invoices (id, number, kind, order_id, invoice_id, position, gross, tax, currency,
      tax_label, tax_rate, customer, email, locale, issued_at, printed)
    values (gen_random_uuid(), ${number}, ${kind}, ${orderId}, ${invoiceId}, ${position}, ${gross},
      ${tax}, ${currency}, ${taxLabel}, ${taxRate}, ${customer}, ${email}, ${locale},
      ${issuedAt.toISOString()}, ${JSON.stringify(printed)}::jsonb)`
}

/**
 * Removes a person from the invoices of an order. Numbers, amounts, dates and a company stay: the books need them. The
 * only change that an issued invoice can see.
 */
export async function eraseFromInvoices(req: Transactional, orderId: string): Promise<void> {
  for (const { id, printed, locale } of await findInvoices(req, { orderId })) {
    const left = withoutPerson(printed, locale)
    await query(req)`
      update invoices set printed = ${JSON.stringify(left)}::jsonb, email = null,
        customer = ${printed.company?.name ?? null}, updated_at = now()
      where id = ${id}`
  }
}

/** The last number of each series; its row moves in the transaction that uses the number, so that none is missing. */
export const invoiceCountersTable = pgTable('invoice_counters', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
})
