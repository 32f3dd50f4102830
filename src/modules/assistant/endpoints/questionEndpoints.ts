import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { DaysQuery } from '../../../platform/days/DaysQuery.js'
import { problems } from '../../../platform/http/problems.js'
import {
  alreadyAnswered,
  publishAnswer as answer,
  readQuestionTotals,
} from '../questions/questionStore.js'
import { QuestionParams, QuestionTotals, StaffAnswer, StaffAnswered } from '../schemas.js'

export const publishAnswerEndpoint = endpoint({
  operationId: 'chatQuestions.answer',
  method: 'post',
  path: '/:id/answer',
  summary: 'Answer a visitor’s question',
  description:
    'Publishes question and answer as a FAQ in the first language of the site. Search and the assistant answer from it ' +
    'within a second. Questions of the same words are noted as answered too.',
  params: QuestionParams,
  body: StaffAnswer,
  status: 201,
  output: StaffAnswered,
  problems: [problems.notFound, alreadyAnswered],
  access: staff('editor'),
  idempotent: true,
  handler: async ({ req, params, body }) => ({ faq: await answer(req, { ...body, ...params }) }),
})

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
