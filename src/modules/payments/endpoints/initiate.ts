import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { Reply } from '../../../platform/http/reply.js'
import { LocaleQuery } from '../../../platform/http/parameters.js'
import { platformOf } from '../../../platform/platform.js'
import { maxAmountIn } from '../Order.js'
import { formContext, orForm, isForm, isTexts } from '../initiate/formBody.js'
import { initiatePayment } from '../initiate/initiatePayment.js'
import { purchaseOf, soldOfCourse } from '../initiate/purchaseOf.js'
import { readTax } from '../invoices/issueInvoice.js'
import { taxWithin } from '../invoices/tax.js'
import { createFormToken } from '../links/formToken.js'
import { orderCookie, orderToken } from '../orders/orderToken.js'
import { pageContext, postPage, closedPage, homeOf, noticePage } from '../pages/payPage.js'
import { payerLocale } from '../payerLocale.js'
import { paymentsOptions } from '../paymentsOptions.js'
import {
  amountOutOfRange,
  gatewayNotConfigured,
  linkExhausted,
  linkExpired,
  linkInactive,
  linkNotFound,
  orderSettled,
  tooManyUnpaid,
} from '../problems.js'
import { Initiated, Initiation, Quote, QuoteQuery, maxQuantity } from '../schemas.js'
import { findLink } from '../offers.js'
import { interstitial } from '../pages/interstitial.js'

const initiations = { name: 'payments-initiate', points: 120, seconds: 60, shared: true }

export const initiate = endpoint({
  operationId: 'payments.initiate',
  method: 'post',
  path: '/payments/initiate',
  summary: 'Start a payment',
  description:
    'Name a `link`, or a `course` that has a price. The amount is that of the link or the course, for each place; ' +
    'only an open link takes one, in minor units. `session` is the date of the course that is booked; without it the ' +
    'next one with enough places is. `quantity` is how many places, by default one for each of `attendees`, who are ' +
    'enrolled once the order is paid; without them the buyer is. A form is answered by a page that posts itself to ' +
    'the gateway; its fields are `name`, `email` and `phone` of the customer, `billing[company]` and `attendees[0].name` ' +
    'and so on. The same `token` makes one order. `locale` is the language of the payer: of the mails, the invoice and ' +
    'the pages that follow; without it, that of their browser is.',
  query: LocaleQuery,
  context: formContext,
  body: (form) => orForm(Initiation, form),
  bodyTypes: ['json', 'form'],
  output: Initiated,
  status: 201,
  otherAnswers: { 200: 'For a form: the HTML page that posts itself to the gateway.' },
  problems: [
    linkNotFound,
    linkInactive,
    linkExpired,
    linkExhausted,
    problems.sessionFull,
    problems.sessionClosed,
    amountOutOfRange,
    orderSettled,
    tooManyUnpaid,
    gatewayNotConfigured,
    problems.requestInProgress,
    problems.idempotencyMismatch,
  ],
  access: 'public',
  limit: [initiations],
  idempotent: true,
  caller: async (req) => (await paymentsOptions(req.payload).findBuyer(req))?.email,
  refused: answerFaultyForm,
  handler: async ({ req, body, context: ofForm }) => {
    const { gateway, secret } = paymentsOptions(req.payload)
    if (!gateway) {
      throw new Problem(gatewayNotConfigured, { detail: 'No payment gateway is set up here.' })
    }
    const purchase = await purchaseOf(req, body)
    const { order, form } = await initiatePayment(req, gateway, purchase)
    const { number } = order
    const { locale } = purchase
    const { serverUrl } = platformOf(req.payload)
    const token = orderToken(secret, number)
    const headers = { 'set-cookie': orderCookie({ number, token, locale, serverUrl }) }
    if (ofForm) return postPage(await pageContext(req.payload, locale), form, headers)
    const statusUrl = `${serverUrl}/api/payments/orders/${number}?token=${token}`
    const posted = { ...form, method: 'POST' as const }
    return new Reply({ order, gateway: posted, statusUrl }, { headers })
  },
})

/** What a checkout shows before anything is ordered; it holds no place. */
export const quote = endpoint({
  operationId: 'payments.quote',
  path: '/payments/quote',
  summary: 'Get the price of places in a course',
  description:
    'The total for each number of places that one order takes, with the tax within it as the invoice will say it; ' +
    '`tax` is null where invoices show none. `token` belongs to the form that shows this: sent to ' +
    '`POST /api/payments/initiate` any number of times within a day, it makes one order.',
  query: QuoteQuery,
  output: Quote,
  access: 'public',
  problems: [problems.validationFailed],
  limit: [{ name: 'payments-quote', points: 240, seconds: 60 }],
  handler: async ({ req, query: { course } }) => {
    const locale = payerLocale(req)
    const sold = await soldOfCourse(req, { course }, locale)
    const { title, amount: each, currency, courseId: soldId } = sold
    const tax = await readTax(req, locale)
    const totals = Array.from({ length: maxQuantity }, (_, at) => ({
      quantity: at + 1,
      amount: each * (at + 1),
    })).filter(({ amount }) => amount <= maxAmountIn(currency))
    return {
      course,
      title,
      price: { amount: each, currency },
      tax,
      totals: totals.map((total) => ({
        ...total,
        tax: tax ? taxWithin(total.amount, tax.rate) : 0,
      })),
      token: createFormToken(req, soldId),
    }
  },
})

const ProblemBody = z
  .object({ code: z.string(), errors: z.array(z.object({ path: z.string() })).optional() })
  .catch({ code: 'internal_error' })

const fieldOf: Record<string, 'sum' | 'email' | 'name'> = {
  '/amount': 'sum',
  '/customer/email': 'email',
  '/customer/name': 'name',
}

const closedPages = {
  link_not_found: 'notFound',
  link_inactive: 'inactive',
  link_expired: 'expired',
  link_exhausted: 'exhausted',
} as const

/** A page for browsers where programs get a problem: the form again, or what went wrong. */
async function answerFaultyForm(
  answer: Response,
  { req, input }: { req: PayloadRequest; input: unknown },
): Promise<Response> {
  if (!isForm(req)) return answer
  const { code, errors = [] } = ProblemBody.parse(await answer.json())
  const values = isTexts(input) ? input : {}
  const locale = payerLocale(req)
  const context = await pageContext(req.payload, locale)
  const { words } = context
  const { status } = answer
  const told = [...answer.headers].filter(([name]) => /^(?:retry-after|ratelimit)/.test(name))
  const headers = Object.fromEntries(told)
  if (isClosed(code)) return closedPage(context, closedPages[code])
  // Nothing more can be read where the database is away.
  if (status === 503) return noticePage(context, { ...words.noGateway, status, headers })
  const { link, availability } = await findLink(req, values.link ?? '', locale)
  const fields = errors.flatMap(({ path }) => fieldOf[path] ?? [])
  // One that was open overnight, or was sent before with another choice, becomes a new one with all that was typed.
  const isOld = errors.some(({ path }) => path === '/token')
  const isMendable = isOld || (fields.length > 0 && fields.length === errors.length)
  if (link && availability === 'open' && isMendable) {
    const kept = { values, faults: fields, token: isOld ? undefined : values.token }
    return interstitial(req, { link, locale, refused: kept })
  }
  if (code === 'order_settled') {
    const step = { label: words.settled.look, href: `/payments/result?locale=${locale}` }
    return noticePage(context, { ...words.settled, status, step })
  }
  const href = link ? `/api/payments/redirect/${link.slug}?locale=${locale}` : homeOf(context)
  const step = { label: link ? words.back : words.home, href }
  const isDate = code === 'session_full' || code === 'session_closed'
  return noticePage(context, { ...(isDate ? words.date : words.failed), status, step, headers })
}

function isClosed(code: string): code is keyof typeof closedPages {
  return code in closedPages
}
