import type { Payload, PayloadRequest, TypedLocale } from 'payload'

import { readingBesideWrites } from '../../../platform/database/limitedReads.js'
import { readMailBrand } from '../../../platform/mail/outbox/readMailBrand.js'
import { readable } from '../../../platform/color.js'
import { platformOf } from '../../../platform/platform.js'
import type { Order } from '../Order.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { findInvoices, insertInvoice, takeNumber } from './invoiceStore.js'
import { linesOf, printCreditNote, printInvoice, type Seller } from './printedInvoice.js'
import { taxOfRefund, taxWithin } from './tax.js'

/**
 * Issues the invoice of a paid order in the transaction of its payment; one that has an invoice keeps it. The order must
 * be locked.
 */
export async function issueInvoice(req: PayloadRequest, order: Order): Promise<void> {
  const locale = order.locale as TypedLocale
  const { seller, taxRate, invoicePrefix: prefix } = await readSeller(req, locale)
  const { id: orderId, amount: gross, currency, sessionId, name, email, billing } = order
  const tax = taxRate === null ? 0 : taxWithin(gross, taxRate)
  const { dates } = paymentsOptions(req.payload)
  const place = { kind: 'invoice', orderId, position: 0 } as const
  const number = await takeNumber(req, { ...place, prefix })
  if (number === undefined) return
  const said = {
    gross,
    tax,
    taxRate,
    currency,
    locale,
    number,
    issuedAt: platformOf(req.payload).clock.now(),
  }
  const printed = printInvoice({
    ...order,
    ...said,
    seller,
    order: order.number,
    detail: (sessionId && (await dates.describe(req, sessionId, locale))) || '',
    customer: { ...billing, name, email },
  })
  await insertInvoice(req, {
    ...said,
    ...place,
    invoiceId: null,
    taxLabel: taxRate === null ? null : (seller.taxLabel ?? null),
    customer: billing.company ?? name,
    email,
    printed,
  })
}

/**
 * Issues a credit note for what was refunded of an order since its last one, in the transaction of the refund. Returns
 * its number, undefined if there is nothing to credit. The order must be locked.
 */
export async function issueCreditNote(req: PayloadRequest, order: Order) {
  const [invoice, ...notes] = await findInvoices(req, { orderId: order.id })
  if (!invoice) return undefined
  const before = notes.reduce((sum, { gross }) => sum + gross, 0)
  const returned =
    order.status === 'refunded' ? invoice.gross : Math.min(order.refundedAmount, invoice.gross)
  const gross = returned - before
  if (gross <= 0) return undefined
  const { locale, taxRate, taxLabel, currency, customer, email } = invoice
  const { creditNotePrefix: prefix } = await readSeller(req, locale)
  const position = notes.length + 1
  const place = { kind: 'credit_note', orderId: order.id, position } as const
  const number = await takeNumber(req, { ...place, prefix })
  if (number === undefined) return undefined
  const issuedAt = platformOf(req.payload).clock.now()
  const tax = taxRate === null ? 0 : taxOfRefund({ before, amount: gross }, taxRate)
  const note = { number, locale, issuedAt, gross, tax, taxRate, currency }
  await insertInvoice(req, {
    ...note,
    ...place,
    invoiceId: invoice.id,
    taxLabel,
    customer,
    email,
    printed: printCreditNote(invoice, note),
  })
  return number
}

/** The tax in prices as invoices say it from now on; null if they show none. */
export async function readTax(
  req: PayloadRequest,
  locale: TypedLocale,
): Promise<{ label: string; rate: number } | null> {
  const { seller, taxRate } = await readSeller(req, locale)
  return taxRate === null ? null : { label: seller.taxLabel ?? '', rate: taxRate }
}

/** Cached until it or the brand changes, and read on connections that no transaction holds: one may be open around it. */
function readSeller({ payload }: PayloadRequest, locale: TypedLocale) {
  return platformOf(payload).cache.remember({
    key: `seller ${locale}`,
    tags: ['seller', 'branding'],
    bytes: 2_000,
    load: () => readingBesideWrites(() => sellerIn(payload, locale)),
  })
}

async function sellerIn(payload: Payload, locale: TypedLocale) {
  const said = await payload.findGlobal({ slug: 'seller', locale, depth: 0, overrideAccess: true })
  const brand = await readMailBrand(payload)
  const seller: Seller = {
    name: said.name || brand.legalName || brand.name,
    address: linesOf(said.address || brand.address),
    taxId: said.taxId ?? null,
    registration: said.registration ?? null,
    taxLabel: said.taxLabel || 'Tax',
    note: linesOf(said.note),
    color: readable(brand.colors.primary, '#ffffff', 4.5),
  }
  const { invoicePrefix, creditNotePrefix } = said
  return { seller, taxRate: said.taxRate ?? null, invoicePrefix, creditNotePrefix }
}
