import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { DaysQuery } from '../../../platform/days.js'
import { problems } from '../../../platform/http/Problem.js'
import { assistantOf } from '../createAssistant.js'
import {
  alreadyAnswered,
  publishAnswer as answer,
  readQuestionTotals,
} from '../questions/questionStore.js'
import { explainQuestion } from '../explain/explainQuestion.js'
import { runTestQuestions } from '../explain/runTestQuestions.js'
import {
  ExplainQuery,
  Explanation,
  QuestionParams,
  QuestionTotals,
  StaffAnswer,
  StaffAnswered,
  TestRun,
} from '../schemas.js'

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

export const explainEndpoint = endpoint({
  operationId: 'chatQuestions.explain',
  path: '/why',
  summary: 'Explain an answer',
  description:
    'What the assistant finds for a question now, why it answers or not, and which words counted. Nothing is stored or counted.',
  query: ExplainQuery,
  output: Explanation,
  problems: [problems.unavailable],
  access: staff('editor'),
  handler: ({ req, query }) => explainQuestion(assistantOf(req.payload), query),
})

export const runTests = endpoint({
  operationId: 'testQuestions.run',
  method: 'post',
  path: '/run',
  summary: 'Ask all test questions',
  description:
    'As every night: notes the result of each, and the assurance feed tells of those that passed before.',
  output: TestRun,
  problems: [problems.unavailable],
  access: staff('editor'),
  handler: ({ req }) => runTestQuestions(assistantOf(req.payload), req),
})
