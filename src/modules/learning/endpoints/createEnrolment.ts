import { endpoint } from '../../../platform/http/endpoint.js'
import { problems } from '../../../platform/http/problems.js'
import { runIdempotent } from '../../../platform/idempotency/runIdempotent.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { askForPayment } from '../enrolments/askForPayment.js'
import { enrolInCourse } from '../enrolments/enrolInCourse.js'
import { Enrolment, EnrolmentLocale, NewEnrolment } from '../enrolmentSchemas.js'
import { paymentRequired } from '../problems.js'
import { asLearner, sessionOf } from '../sessions/learnerSession.js'

const operationId = 'enrolments.create'

export const createEnrolment = endpoint({
  operationId,
  method: 'post',
  path: '/lms/enrolments',
  summary: 'Enrol in a free course',
  description:
    'A second time answers 200 with the enrolment there is. A course that is to be paid for answers 402; its ' +
    '`paymentLink`, the slug of a payment link or null, stands in the problem, and the address in `Link`.',
  query: EnrolmentLocale,
  body: NewEnrolment,
  output: Enrolment,
  status: 201,
  otherAnswers: { 200: 'The learner is enrolled already; the enrolment.' },
  problems: [
    paymentRequired,
    problems.invalidIdempotencyKey,
    problems.requestInProgress,
    problems.idempotencyMismatch,
  ],
  access: asLearner,
  limit: [{ name: 'learner-writes', points: 600, seconds: 60 }],
  handler: ({ req, body, query }) => {
    const learnerId = sessionOf(req).learner.id
    const locale = requestLocale(req, query.locale)
    const work = async () => {
      const outcome = await enrolInCourse(req, { learnerId, slug: body.course, locale })
      if ('unpaidCourse' in outcome) return askForPayment(req, outcome.unpaidCourse)
      return answer(outcome)
    }
    // Not by the declaration, which tells callers apart by Payload's users: learners are none.
    const contract = { operationId: `${operationId} ${learnerId}` }
    return runIdempotent({ req, contract, body, work })
  },
})

function answer({ enrolment, isNew }: { enrolment: Enrolment; isNew: boolean }): Response {
  return Response.json(Enrolment.parse(enrolment), { status: isNew ? 201 : 200 })
}
