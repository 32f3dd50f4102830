import { staff } from '../../../platform/access.js'
import { DaysQuery } from '../../../platform/days/DaysQuery.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { readSearchTotals } from '../searches/readSearchTotals.js'
import { SearchTotals } from '../searches/SearchTotals.js'

export const searchTotals = endpoint({
  operationId: 'search.totals',
  method: 'get',
  path: '/search/totals',
  summary: 'Get search statistics',
  description:
    'Days in UTC; the last 30 by default. `queries` are the 20 most frequent without a result, kept for 90 ' +
    'days, in lower case, without accents, addresses and numbers.',
  query: DaysQuery,
  output: SearchTotals,
  access: staff('editor'),
  handler: ({ req, query }) => readSearchTotals(req, query),
})
