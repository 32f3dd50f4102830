import { staff } from '../../../platform/access.js'
import { DaysQuery } from '../../../platform/days/DaysQuery.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { Totals } from '../schemas.js'
import { readOrderTotals } from '../orders/readOrderTotals.js'

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
