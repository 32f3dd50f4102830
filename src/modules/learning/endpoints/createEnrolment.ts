import type { PayloadRequest } from 'payload'

import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem, problemDocument } from '../../../platform/http/Problem.js'
import type { ProblemType } from '../../../platform/http/problems.js'
import { Reply } from '../../../platform/http/reply.js'
import { platformOf } from '../../../platform/platform.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { loadAvailability } from '../catalog/offers.js'
import { Enrolment, EnrolmentLocale, NewEnrolment } from '../enrolmentSchemas.js'
import { enrolInCourse, sessionClosed, sessionFull } from '../enrolments/enrol.js'
import type { OpenCourse } from '../enrolments/findOpenCourse.js'
import { asLearner, sessionOf } from '../learners/sessions.js'

/** The answer to an enrolment in a course that must be paid for first. */
const paymentRequired: ProblemType = {
  code: 'payment_required',
  status: 402,
  title: 'This course has to be paid for first',
  detail: 'Book it with `POST /api/payments/initiate`; the enrolment follows by itself.',
}

export const createEnrolment = endpoint({
  operationId: 'enrolments.create',
  method: 'post',
  path: '/lms/enrolments',
  summary: 'Enrol in a course',
  description:
    'A repeated request answers 200 with the existing enrolment. A course that must be paid for answers 402; ' +
    'its problem names the `course` to book with `POST /api/payments/initiate`, and `paymentLink`, the slug of a ' +
    'payment link or null, whose address is in `Link`. `session` takes a place on that date of the course.',
  query: EnrolmentLocale,
  body: NewEnrolment,
  output: Enrolment,
  status: 201,
  otherAnswers: { 200: 'The learner is enrolled already; the enrolment.' },
  problems: [paymentRequired, sessionFull, sessionClosed],
  access: asLearner,
  limit: [{ name: 'learner-writes', points: 600, seconds: 60 }],
  idempotent: true,
  caller: (req) => sessionOf(req).learner.id,
  handler: async ({ req, body, query }) => {
    const learnerId = sessionOf(req).learner.id
    const locale = requestLocale(req, query.locale)
    const outcome = await enrolInCourse(req, {
      learnerId,
      slug: body.course,
      session: body.session,
      locale,
    })
    if ('unpaid' in outcome) return askForPayment(req, outcome.unpaid)
    return new Reply(outcome.enrolment, { status: outcome.isNew ? 201 : 200 })
  },
})

/** The problem that says where to pay for a course, in an extension member (RFC 9457, 3.2). */
async function askForPayment(req: PayloadRequest, course: OpenCourse): Promise<Response> {
  const paymentLink = (await loadAvailability(req))(course).link
  const { serverUrl } = platformOf(req.payload)
  const problem = new Problem(paymentRequired, {
    headers: paymentLink
      ? { link: `<${serverUrl}/api/payments/redirect/${paymentLink}>; rel="payment"` }
      : {},
  })
  const { pathname } = new URL(req.url ?? '', serverUrl)
  const { body, ...init } = problemDocument(problem, pathname)
  return Response.json({ ...(JSON.parse(body) as object), course: course.slug, paymentLink }, init)
}
