import type { TypedLocale } from 'payload'
import { z } from 'zod'

import { formatDay } from '../../../platform/localization.js'
import { displayNames, numberFormat } from '../../../platform/intl.js'
import { formatMoney } from '../../../platform/formatMoney.js'
import { readTemplate, typeset } from '../../../platform/pdf/typeset.js'
import { fill } from '../../../platform/words.js'
import type { Billing } from '../Order.js'
import { paymentWords } from '../words/paymentWords.js'

const line = z.object({ label: z.string(), text: z.string() })
const party = z.object({ name: z.string(), lines: z.array(z.string()) })

/**
 * All that is printed on an invoice or credit note, in its language. Kept as it was issued: later changes of the seller,
 * the tax or our words must not change it.
 */
export const PrintedInvoice = z.object({
  heading: z.string(),
  number: z.string(),
  color: z.string(),
  seller: party,
  customer: party,
  /** What is left of the customer when the person is erased: their company, if they named one. */
  company: party.nullable(),
  facts: z.array(line),
  words: z.object({
    billedTo: z.string(),
    description: z.string(),
    quantity: z.string(),
    amount: z.string(),
  }),
  lines: z.array(
    z.object({ title: z.string(), detail: z.string(), quantity: z.string(), amount: z.string() }),
  ),
  sums: z.array(line),
  total: line,
  notes: z.array(z.string()),
  footer: z.array(z.string()),
})

export type PrintedInvoice = z.output<typeof PrintedInvoice>

export type Seller = {
  name: string
  address: string[]
  taxId?: string | null
  registration?: string | null
  taxLabel?: string | null
  note: string[]
  color: string
}

type Amounts = { gross: number; tax: number; taxRate: number | null; currency: string }

type Invoice = Amounts & {
  number: string
  order: string
  title: string
  /** The date and place of a course. */
  detail: string
  quantity: number
  locale: TypedLocale
  issuedAt: Date
  seller: Seller
  customer: Billing & { name?: string | null; email?: string | null }
}

export function printInvoice(invoice: Invoice): PrintedInvoice {
  const { number, order, title, detail, quantity, locale, issuedAt, seller, customer } = invoice
  const words = paymentWords(locale).invoice
  const { gross, currency } = invoice
  const day = formatDay(issuedAt, locale)
  return {
    heading: words.invoice,
    number,
    color: seller.color,
    seller: sellerOf(seller, locale),
    customer: customerOf(customer, locale),
    company: customer.company ? customerOf({ ...customer, name: null, email: null }, locale) : null,
    facts: [
      { label: words.date, text: day },
      { label: words.paid, text: day },
      { label: words.order, text: order },
    ],
    words: words.columns,
    lines: [
      {
        title,
        detail,
        quantity: String(quantity),
        amount: formatMoney(gross, currency, locale),
      },
    ],
    sums: sumsOf(invoice, seller.taxLabel ?? '', locale),
    total: { label: words.total, text: formatMoney(gross, currency, locale) },
    notes: [words.settled],
    footer: seller.note,
  }
}

/** What a credit note for an invoice says: the parties and terms are those of the invoice. */
export function printCreditNote(
  invoice: Pick<Issued, 'printed' | 'number'> & { gross: number; taxLabel: string | null },
  note: Amounts & { number: string; locale: TypedLocale; issuedAt: Date },
): PrintedInvoice {
  const { printed } = invoice
  const { number, locale, issuedAt, gross, currency } = note
  const words = paymentWords(locale).invoice
  const day = formatDay(issuedAt, locale)
  const amount = formatMoney(gross, currency, locale)
  return {
    ...printed,
    heading: words.creditNote,
    number,
    facts: [
      { label: words.date, text: day },
      { label: words.refunded, text: day },
      { label: words.corrects, text: invoice.number },
      ...printed.facts.filter(({ label }) => label === words.order),
    ],
    lines: printed.lines.map((each) => ({
      ...each,
      title: fill(words.refundOf, { title: each.title }),
      // A part of the price is not that of any number of places.
      quantity: gross < invoice.gross ? '1' : each.quantity,
      amount,
    })),
    sums: sumsOf(note, invoice.taxLabel ?? '', locale),
    total: { label: words.totalCredited, text: amount },
    notes: [words.returned],
  }
}

/** The customer once the person is erased; a company is no person, and its books need the entry. */
export function withoutPerson(printed: PrintedInvoice, locale: TypedLocale): PrintedInvoice {
  const nobody = { name: paymentWords(locale).invoice.erased, lines: [] }
  return { ...printed, customer: printed.company ?? nobody }
}

/** The invoice as a PDF; the same bytes for the same print. */
export async function renderInvoice(
  printed: PrintedInvoice,
  { locale, issuedAt }: { locale: TypedLocale; issuedAt: Date },
): Promise<Buffer> {
  const title = `${printed.heading} ${printed.number}`
  const template = await readTemplate('src/modules/payments/invoices/invoice.typ')
  const lines = printed.lines.map((each) => ({ ...each, detail: linesOf(each.detail) }))
  const data = { ...printed, lines }
  return typeset({ template, data, title, locale, createdAt: issuedAt })
}

function sellerOf(seller: Seller, locale: TypedLocale) {
  const { name, address, taxId, registration } = seller
  const words = paymentWords(locale).invoice
  const numbers = [
    taxId && fill(words.taxId, { id: taxId }),
    registration && fill(words.registration, { id: registration }),
  ]
  return { name, lines: [...address, ...numbers.filter((each) => typeof each === 'string')] }
}

function customerOf(customer: Invoice['customer'], locale: TypedLocale) {
  const { name, email, company, address, country, taxId } = customer
  const words = paymentWords(locale).invoice
  const lines = [
    company && name,
    ...linesOf(address),
    country && displayNames(locale, { type: 'region' }).of(country),
    taxId && fill(words.taxId, { id: taxId }),
    email,
  ]
  const present = lines.filter((each) => typeof each === 'string' && each !== '')
  return { name: company || name || words.nobody, lines: present as string[] }
}

/** The lines of a text as people typed it. */
export function linesOf(text: string | null | undefined): string[] {
  return (text ?? '').split(/\r?\n/).flatMap((each) => each.trim() || [])
}

function sumsOf({ gross, tax, taxRate, currency }: Amounts, label: string, locale: TypedLocale) {
  if (taxRate === null) return []
  const words = paymentWords(locale).invoice
  const rate = numberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 3,
    numberingSystem: 'latn',
  }).format(taxRate / 100)
  return [
    { label: words.net, text: formatMoney(gross - tax, currency, locale) },
    { label: fill(words.tax, { label, rate }), text: formatMoney(tax, currency, locale) },
  ]
}

type Issued = { number: string; locale: TypedLocale; issuedAt: Date; printed: PrintedInvoice }

/** The invoice as a file for a mail. */
export async function attachmentOf({ number, printed, ...issued }: Issued) {
  const content = await renderInvoice(printed, issued)
  return { filename: `${number}.pdf`, contentType: 'application/pdf', content }
}
