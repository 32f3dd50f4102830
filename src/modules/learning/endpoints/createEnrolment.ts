import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem, problemDocument } from '../../../platform/http/Problem.js'
import type { ProblemType } from '../../../platform/http/problems.js'
import { Reply } from '../../../platform/http/reply.js'
import { platformOf } from '../../../platform/platform.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { loadAvailability } from '../catalog/offers.js'
import { enrolInCourse, sessionClosed, sessionFull } from '../bookings/enrolInCourse.js'
import { Booking } from '../bookingSchemas.js'
import { Enrolment, EnrolmentLocale, NewEnrolment } from '../enrolmentSchemas.js'
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
    'payment link or null, whose address is in `Link`. `session` takes a place on that date of the course. With `attendees` places ' +
    'are booked for them, on the next date with enough of them if none is named, and the answer is the booking.',
  query: EnrolmentLocale,
  body: NewEnrolment,
  output: z.union([Enrolment, Booking]),
  status: 201,
  otherAnswers: { 200: 'The learner is enrolled already; the enrolment.' },
  problems: [paymentRequired, sessionFull, sessionClosed],
  access: asLearner,
  limit: [{ name: 'learner-writes', points: 600, seconds: 60 }],
  idempotent: true,
  caller: (req) => sessionOf(req).learner.id,
  handler: async ({ req, body, query }) => {
    const { course: slug, session, attendees } = body
    const locale = requestLocale(req, query.locale)
    const { learner } = sessionOf(req)
    const outcome = await enrolInCourse(req, { learner, slug, session, attendees, locale })
    if ('unpaid' in outcome) return askForPayment(req, outcome.unpaid)
    return new Reply(outcome.done, { status: outcome.isNew ? 201 : 200 })
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
