import { z } from 'zod'

import { Picture } from '../../platform/content/pictures.js'
import { countries } from '../../platform/countries.js'
import { dayParameters } from '../../platform/days.js'
import { pageOf } from '../../platform/http/page.js'
import { localeParameter, pageParameters } from '../../platform/http/parameters.js'
import { isRecord } from '../../platform/isRecord.js'
import { maxAmount, Money } from '../../platform/money.js'
import { emailAddress } from '../../platform/otp/otpProof.js'
import { filterQuery } from '../../platform/payload/filterQuery.js'
import {
  documentId,
  personName,
  requiredText,
  sentSlug,
  text,
  trimmed,
} from '../../platform/text.js'
import { orderStatuses } from './Order.js'

export const LinkQuery = z.strictObject({
  locale: localeParameter,
  slug: z.string().max(96).optional().describe('The link of this slug alone.'),
  ...pageParameters(),
})

const Image = Picture.meta({ id: 'PaymentLinkImage' })

export const PaymentLink = z
  .object({
    slug: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    kind: z.enum(['gateway', 'external']),
    price: Money.nullable(),
    amountMode: z.enum(['fixed', 'open']),
    min: z.int().nullable(),
    max: z.int().nullable(),
    image: Image.nullable(),
    course: z.string().nullable(),
    availableUntil: z.iso.datetime().nullable(),
    remaining: z.int32().nullable(),
    url: z.string(),
  })
  .meta({ id: 'PaymentLink' })

export const PaymentLinkPage = pageOf(PaymentLink).meta({ id: 'PaymentLinkPage' })

/** Longer slugs get the page for unknown links. */
export const RedirectParams = z.object({ slug: z.string() })

const amount = z.int().min(1).max(maxAmount)
const token = z.string().min(1).max(200)

const Customer = z.strictObject({
  name: personName(60).optional(),
  email: emailAddress.optional(),
  phone: text(30)
    .pipe(z.string().regex(/^\+?[0-9][0-9 ().\-/]{2,28}$/))
    .optional(),
})

const Billing = z.strictObject({
  company: text(120).optional(),
  address: text(400).optional(),
  country: trimmed(z.enum(countries, 'Send a country code such as FR.')).optional(),
  taxId: text(60).optional(),
})

export type Customer = z.output<typeof Customer>

/** The most places that one order takes. */
export const maxQuantity = 10

const Attendee = z.strictObject({ name: personName(60), email: emailAddress })

export type Attendee = z.output<typeof Attendee>

const quantity = z.int().min(1).max(maxQuantity)
const attendees = z.array(Attendee).max(maxQuantity)

type Parts = Partial<Record<'link' | 'course' | 'quantity' | 'attendees', unknown>>
type Faults = z.core.$RefinementCtx

/** What is wrong between the parts of an order, each of which may be faulty itself. */
function checkParts({ link, course, ...parts }: Parts, faults: Faults): void {
  const add = (path: PropertyKey[], code: string, message: string) =>
    faults.addIssue({ code: 'custom', path, message, params: { code } })
  const isLink = link !== undefined
  if (course === undefined && !isLink) add(['link'], 'required', 'Name a link or a course.')
  if (course !== undefined && isLink)
    add(['course'], 'one_of', 'Name a link or a course, not both.')
  const { data: people = [] } = attendees.safeParse(parts.attendees)
  const addresses = people.map(({ email }) => email.toLowerCase())
  for (const [at, address] of addresses.entries()) {
    if (addresses.indexOf(address) === at) continue
    const message = 'This address is on the list twice. Name each person once.'
    add(['attendees', at, 'email'], 'duplicate_attendee', message)
  }
  const { length } = people
  const { data: places = length } = quantity.safeParse(parts.quantity)
  if (length > places) {
    const message = `Name at most ${String(places)}, or book more places.`
    add(['attendees'], 'too_many_attendees', message)
  }
  if (length > 0 && length < places) {
    const message = `Book ${String(length)}, or name everybody who takes part.`
    add(['quantity'], 'quantity_mismatch', message)
  }
}

/** Who pays for what, and who takes part; the amount is that of the link or the course. */
export const Initiation = z
  .strictObject({
    link: sentSlug.optional(),
    course: sentSlug.optional(),
    session: documentId.optional(),
    quantity: quantity.optional(),
    attendees: attendees.optional(),
    amount: amount.optional(),
    customer: Customer.optional(),
    billing: Billing.optional(),
    token: token.optional(),
  })
  .superRefine(checkParts, { when: ({ value }) => isRecord(value) })
  .meta({
    id: 'PaymentInitiation',
    examples: [{ link: 'eu-ai-act-in-a-day', customer: { email: 'ada@analytical.example' } }],
  })

export type Initiation = z.output<typeof Initiation>

export const QuoteQuery = z.strictObject({
  course: sentSlug.meta({ examples: ['eu-ai-act-in-a-day'] }),
  locale: localeParameter,
})

const Total = z.object({ quantity: z.int(), amount: z.int(), tax: z.int() })

/** What places in a course cost; `tax` is within the amounts. */
export const Quote = z
  .object({
    course: z.string(),
    title: z.string(),
    price: Money,
    tax: z.object({ label: z.string(), rate: z.number() }).nullable(),
    totals: z.array(Total).max(maxQuantity),
    token: z.string(),
  })
  .meta({ id: 'PaymentQuote' })

export type Quote = z.output<typeof Quote>

const orderStatus = z.enum(orderStatuses)

const orderState = {
  number: z.string(),
  status: orderStatus,
  amount: z.int(),
  currency: z.string(),
}

export const Initiated = z
  .object({
    order: z.object(orderState),
    gateway: z.object({
      action: z.string(),
      method: z.literal('POST'),
      fields: z.object({ encRequest: z.string(), access_code: z.string() }),
    }),
    statusUrl: z.string(),
  })
  .meta({ id: 'PaymentInitiated' })

export const OrderParams = z.object({ number: z.string().regex(/^[0-9A-Z]{26}$/) })
export const OrderQuery = z.strictObject({ token })

export const OrderStatusAnswer = z
  .object({
    ...orderState,
    link: z.string().nullable(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'OrderStatus' })

const nullableText = z.string().nullable()
const Person = z.object({ name: nullableText, email: nullableText })

/** What an order books; people who were erased have no name and no address. */
export const OrderBooking = z
  .object({
    title: z.string(),
    course: nullableText,
    session: nullableText,
    quantity: z.int(),
    customer: Person,
    billing: z.object({
      company: nullableText,
      address: nullableText,
      country: nullableText,
      taxId: nullableText,
    }),
    status: z.enum(['confirmed', 'cancelled']).nullable(),
    refund: Money.nullable(),
    attendees: z.array(Person).max(maxQuantity),
    token: nullableText.describe(
      'Goes on with an unpaid order of a course, without a link, that holds its places: `token` of `payments.initiate`.',
    ),
  })
  .meta({ id: 'OrderBooking' })

export type OrderBooking = z.output<typeof OrderBooking>

export const StaffOrderParams = z.object({ id: z.string().max(64) })

const reason = requiredText(200)

export const RefundRequest = z.strictObject({ amount: amount.optional(), reason })

export const RefundAnswer = z
  .object({
    reference: z.string(),
    amount: z.int(),
    currency: z.string(),
    status: z.enum(['due', 'requested', 'done', 'refused']),
    answer: nullableText.describe('What the gateway answered; of a refused refund why.'),
    order: z.object({ number: z.string(), status: orderStatus, refunded: z.int() }),
  })
  .meta({ id: 'Refund' })

export type RefundAnswer = z.output<typeof RefundAnswer>

export const Resolution = z.strictObject({
  decision: z.enum(['accept', 'reject', 'won', 'lost', 'done']),
  reason,
})

export const ResolutionAnswer = z
  .object({ number: z.string(), status: orderStatus })
  .meta({ id: 'OrderResolution' })

const day = z.iso.date()

export const ExportQuery = filterQuery({ ...dayParameters, search: text(200).optional() })

export const Totals = z
  .object({
    from: day,
    until: day,
    days: z.array(
      z.object({
        day,
        /** Null for courses that were booked without a link. */
        link: z.string().nullable(),
        currency: z.string(),
        orders: z.int(),
        amount: z.int(),
        refunded: z.int(),
      }),
    ),
  })
  .meta({ id: 'PaymentTotals' })

/** The longest list of links, which keeps the most visited ones. */
export const maxLinks = 100

const VisitedLink = z.object({
  link: z.string(),
  kind: z.enum(['gateway', 'external']),
  visits: z.int(),
  orders: z.int().nullable(),
  paid: z.int().nullable(),
  conversion: z.number().nullable(),
})

/** The visits of payment links and their outcomes between two days (UTC). */
export const LinkTotals = z
  .object({ from: day, until: day, links: z.array(VisitedLink).max(maxLinks) })
  .meta({ id: 'PaymentLinkTotals' })

export type LinkTotals = z.output<typeof LinkTotals>

export const OrderInvoices = z
  .object({
    docs: z.array(
      z.object({
        number: z.string(),
        kind: z.enum(['invoice', 'credit_note']),
        amount: z.int(),
        tax: z.int(),
        currency: z.string(),
        issuedAt: z.iso.datetime(),
        url: z.string(),
      }),
    ),
  })
  .meta({ id: 'OrderInvoices' })
