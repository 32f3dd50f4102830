import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/problems.js'
import { platformOf } from '../../../platform/platform.js'
import { soldOfCourse } from '../initiate/purchaseOf.js'
import { readTax } from '../invoices/issueInvoice.js'
import { taxWithin } from '../invoices/tax.js'
import { createFormToken } from '../links/formToken.js'
import { maxAmountIn } from '../Order.js'
import { payerLocale } from '../payerLocale.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { maxQuantity, Quote, QuoteQuery } from '../schemas.js'

/** What a checkout shows before anything is ordered; it holds no place. */
export const quote = endpoint({
  operationId: 'payments.quote',
  method: 'get',
  path: '/payments/quote',
  summary: 'Get what places in a course cost',
  description:
    'The total for each number of places that one order takes, with the tax within it as the invoice will say it; ' +
    '`tax` is null where invoices show none. `token` belongs to the form that shows this: sent to ' +
    '`POST /api/payments/initiate` any number of times within a day, it makes one order.',
  query: QuoteQuery,
  output: Quote,
  access: 'public',
  problems: [problems.validationFailed],
  limit: [{ name: 'payments-quote', points: 240, seconds: 60 }],
  handler: async ({ req, query: { course, locale: asked } }) => {
    const locale = payerLocale(req, asked)
    const sold = await soldOfCourse(req, { course }, locale)
    const { title, amount: each, currency, courseId: soldId } = sold
    const tax = await readTax(req, locale)
    const { secret } = paymentsOptions(req.payload)
    const now = platformOf(req.payload).clock.now().getTime()
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
      token: createFormToken({ secret, soldId, now }),
    }
  },
})
