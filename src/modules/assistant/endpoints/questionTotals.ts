import { staff } from '../../../platform/access.js'
import { DaysQuery } from '../../../platform/days/DaysQuery.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { QuestionTotals } from '../totals/QuestionTotals.js'
import { readQuestionTotals } from '../totals/readQuestionTotals.js'

export const questionTotals = endpoint({
  operationId: 'chatQuestions.totals',
  method: 'get',
  path: '/totals',
  summary: 'Get statistics of the assistant',
  description:
    'Days in UTC; the last 30 by default; questions are kept for 90 days and are masked. In `days`, ' +
    '`platform` and `local` are who wrote the answers, `fallback` is how many of the local ones the platform AI ' +
    'should have written, `breakerOpened` how often calls to it were stopped for a while.',
  query: DaysQuery,
  output: QuestionTotals,
  access: staff('editor'),
  handler: ({ req, query }) => readQuestionTotals(req, query),
})
