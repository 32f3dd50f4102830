import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/Problem.js'
import { giveAttempt, noAttemptNeeded, readQuizAttempts } from '../enrolments/quizAttempts.js'
import { EnrolmentParams } from '../enrolmentSchemas.js'
import { GivenAttempt, QuizAttempts, QuizAttemptsList } from '../lessonSchemas.js'

const listAttempts = endpoint({
  operationId: 'enrolments.attempts',
  method: 'get',
  path: '/:id/attempts',
  summary: 'List how a learner did at the quizzes of their course',
  params: EnrolmentParams,
  output: QuizAttemptsList,
  problems: [problems.notFound],
  access: staff('sales'),
  handler: async ({ req, params }) => ({ quizzes: await readQuizAttempts(req, params.id) }),
})

const addAttempt = endpoint({
  operationId: 'enrolments.giveAttempt',
  method: 'post',
  path: '/:id/attempts',
  summary: 'Give a learner another attempt at a quiz',
  description:
    'For who has used up all attempts and has not passed. Their results stay; what the quiz allows everybody else stays, too.',
  params: EnrolmentParams,
  body: GivenAttempt,
  output: QuizAttempts,
  problems: [problems.notFound, noAttemptNeeded],
  idempotent: true,
  access: staff('admin'),
  handler: ({ req, params: { id }, body: { lesson } }) => giveAttempt(req, { id, lesson }),
})

/** What staff see and do about attempts at quizzes, below the collection. */
export const attemptEndpoints = [listAttempts, addAttempt]
