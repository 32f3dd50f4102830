import { endpoint } from '../../../platform/api/endpoint.js'
import { Reply } from '../../../platform/http/reply.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { askForPayment } from '../enrolments/askForPayment.js'
import { enrolInCourse } from '../enrolments/enrolInCourse.js'
import { Enrolment, EnrolmentLocale, NewEnrolment } from '../enrolmentSchemas.js'
import { paymentRequired } from '../problems.js'
import { asLearner, sessionOf } from '../sessions/learnerSession.js'

export const createEnrolment = endpoint({
  operationId: 'enrolments.create',
  method: 'post',
  path: '/lms/enrolments',
  summary: 'Enrol in a course',
  description:
    'A repeated request answers 200 with the existing enrolment. A course that must be paid for answers 402; its ' +
    '`paymentLink`, the slug of a payment link or null, stands in the problem, and the address in `Link`.',
  query: EnrolmentLocale,
  body: NewEnrolment,
  output: Enrolment,
  status: 201,
  otherAnswers: { 200: 'The learner is enrolled already; the enrolment.' },
  problems: [paymentRequired],
  access: asLearner,
  limit: [{ name: 'learner-writes', points: 600, seconds: 60 }],
  idempotent: true,
  caller: (req) => sessionOf(req).learner.id,
  handler: async ({ req, body, query }) => {
    const learnerId = sessionOf(req).learner.id
    const locale = requestLocale(req, query.locale)
    const outcome = await enrolInCourse(req, { learnerId, slug: body.course, locale })
    if ('unpaidCourse' in outcome) return askForPayment(req, outcome.unpaidCourse)
    return new Reply(outcome.enrolment, { status: outcome.isNew ? 201 : 200 })
  },
})
