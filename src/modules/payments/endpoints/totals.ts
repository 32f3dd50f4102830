import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { DaysQuery } from '../../../platform/days/DaysQuery.js'
import { readLinkTotals, readOrderTotals } from '../orders/totals.js'
import { LinkTotals, Totals } from '../schemas.js'

export const linkTotals = endpoint({
  operationId: 'paymentLinks.totals',
  method: 'get',
  path: '/totals',
  summary: 'Get statistics of payment links',
  description:
    'Days in UTC; the last 30 by default; the 100 most visited links. `orders` were begun in these days, ' +
    '`paid` is how many of them are paid by now, `conversion` is `paid` over `visits`. The three are null for roles ' +
    'that may not read orders and for links that lead elsewhere.',
  query: DaysQuery,
  output: LinkTotals,
  access: staff('editor', 'finance'),
  handler: ({ req, query }) => readLinkTotals(req, query),
})

export const orderTotals = endpoint({
  operationId: 'orders.totals',
  method: 'get',
  path: '/totals',
  summary: 'Get payment statistics',
  description:
    'Days in UTC; the last 30 by default. `amount` is what was paid on the day, `refunded` what was given ' +
    'back of it since, both in minor units.',
  query: DaysQuery,
  output: Totals,
  access: staff('finance'),
  handler: ({ req, query }) => readOrderTotals(req, query),
})
