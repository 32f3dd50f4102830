import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { IdParams } from '../../../platform/http/parameters.js'
import { problems } from '../../../platform/http/Problem.js'
import { Move, MovedBooking } from '../attendanceSchemas.js'
import { moveBooking as move, notMovable } from '../bookings/moveBooking.js'
import { notReopenable, reopenEnrolment } from '../enrolments/progress.js'
import { giveAttempt, noAttemptNeeded, readQuizAttempts } from '../enrolments/quizAttempts.js'
import { Reopened, Reopening } from '../enrolmentSchemas.js'
import { GivenAttempt, QuizAttempts, QuizAttemptsList } from '../lessonSchemas.js'

const listAttempts = endpoint({
  operationId: 'enrolments.attempts',
  path: '/:id/attempts',
  summary: 'List how a learner did at the quizzes of their course',
  params: IdParams,
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
  params: IdParams,
  body: GivenAttempt,
  output: QuizAttempts,
  problems: [problems.notFound, noAttemptNeeded],
  idempotent: true,
  access: staff('admin'),
  handler: ({ req, params: { id }, body: { lesson } }) => giveAttempt(req, { id, lesson }),
})

const moveBooking = endpoint({
  operationId: 'enrolments.move',
  method: 'post',
  path: '/:id/move',
  summary: 'Move a booking to another date of its course',
  description:
    'All places of one booking move together, and everybody is told. Repeating it changes nothing.',
  params: IdParams,
  body: Move,
  output: MovedBooking,
  problems: [problems.notFound, notMovable, problems.sessionFull, problems.sessionClosed],
  access: staff('editor', 'sales'),
  handler: async ({ req, params, body: { session } }) => {
    const moved = await move(req, { enrolment: params.id, session })
    return { session, enrolments: moved.map(({ enrolmentId }) => enrolmentId) }
  },
})

const reopen = endpoint({
  operationId: 'enrolments.reopen',
  method: 'post',
  path: '/:id/reopen',
  summary: 'Reopen an enrolment that was completed by mistake',
  description:
    'It is active again, with the progress of what the learner did; their certificate is revoked for good, and completing ' +
    'the course issues another. Where nothing else is missing, their mark on the attendance list goes.',
  params: IdParams,
  body: Reopening,
  output: Reopened,
  problems: [problems.notFound, notReopenable],
  idempotent: true,
  access: staff('admin'),
  handler: ({ req, params: { id }, body: { reason } }) => reopenEnrolment(req, { id, reason }),
})

/** What staff see and do about an enrolment, below the collection. */
export const enrolmentEndpoints = [moveBooking, listAttempts, addAttempt, reopen]
