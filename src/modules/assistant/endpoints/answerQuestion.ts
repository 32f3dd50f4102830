import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/problems.js'
import { alreadyAnswered } from '../problems.js'
import { answerQuestion as answer } from '../questions/answerQuestion.js'
import { QuestionParams, StaffAnswer, StaffAnswered } from '../schemas.js'

export const answerQuestion = endpoint({
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
