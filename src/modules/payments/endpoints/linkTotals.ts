import { staff } from '../../../platform/access.js'
import { DaysQuery } from '../../../platform/days/DaysQuery.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { LinkTotals } from '../links/LinkTotals.js'
import { readLinkTotals } from '../links/readLinkTotals.js'

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
