import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { DaysQuery } from '../../../platform/days/DaysQuery.js'
import { LeadTotals, readLeadTotals } from '../store/leadTotals.js'

export const leadTotals = endpoint({
  operationId: 'leads.totals',
  method: 'get',
  path: '/totals',
  summary: 'Get lead statistics',
  description:
    'Days in UTC; the last 30 by default. A lead counts on the day it was received, with the stage it has ' +
    'now. `sources` are the 20 most frequent, `otherSources` is how many came from others.',
  query: DaysQuery,
  output: LeadTotals,
  access: staff('sales'),
  handler: ({ req, query }) => readLeadTotals(req, query),
})
