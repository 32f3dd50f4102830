import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { endpoint } from '../../../platform/api/endpoint.js'
import { transact } from '../../../platform/database/requestDatabase.js'
import {
  Problem,
  problemDocument,
  problems,
  type ProblemType,
} from '../../../platform/http/Problem.js'
import { refuseForeignSite } from '../../../platform/http/refuseForeignSite.js'
import { Reply } from '../../../platform/http/reply.js'
import { mailUnavailable } from '../../../platform/mail/MailFailure.js'
import { challengeAnswer, otpInvalid, otpLocked } from '../../../platform/otp/otpProof.js'
import { platformOf } from '../../../platform/platform.js'
import { IdParams, LocaleQuery } from '../../../platform/http/parameters.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import {
  Booking,
  Enrolment,
  EnrolmentPage,
  EnrolmentQuery,
  LessonDone,
  NewEnrolment,
} from '../enrolmentSchemas.js'
import { enrolInCourse, alreadyBooked } from '../bookings/enrolInCourse.js'
import { loadAvailability } from '../catalog/offers.js'
import { printName } from '../certificates/certificateStore.js'
import { findEnrolments } from '../enrolments/findEnrolments.js'
import type { OpenCourse } from '../enrolments/findOpenCourse.js'
import { completeLesson, quizNotPassed } from '../enrolments/progress.js'
import {
  Rename,
  Session,
  SignedIn,
  SignInProof,
  SignInRequest,
  SignOutQuery,
} from '../learnerSchemas.js'
import { setName } from '../learners/learnerStore.js'
import { endSessions } from '../learners/sessionStore.js'
import {
  asLearner,
  learnersWrite,
  noSessionCookie,
  sessionCookie,
  sessionOf,
} from '../learners/sessions.js'
import { requestSignIn, signIn } from '../learners/signIn.js'
import { bookingEndpoints } from './bookingEndpoints.js'
import { certificateEndpoints } from './certificateEndpoints.js'

const requestSignInCode = endpoint({
  operationId: 'auth.requestOtp',
  method: 'post',
  path: '/lms/auth/request-otp',
  summary: 'Request a passcode to sign in',
  description: 'The answer is the same whether or not the address belongs to a learner.',
  body: SignInRequest,
  status: 202,
  output: challengeAnswer,
  problems: [mailUnavailable, problems.rateLimited],
  access: 'public',
  idempotent: true,
  handler: ({ req, body }) => requestSignIn(req, body),
})

const verifySignInCode = endpoint({
  operationId: 'auth.verifyOtp',
  method: 'post',
  path: '/lms/auth/verify-otp',
  summary: 'Sign in with a passcode',
  description:
    'Send the token as `Authorization: Bearer`, or let the browser send the cookie. A session lasts 7 days ' +
    'from its last use and 30 days at most. Repeated with the same `Idempotency-Key`, the answer has the token again, ' +
    'but no cookie.',
  body: SignInProof,
  output: SignedIn,
  problems: [otpInvalid, otpLocked, problems.rateLimited, problems.forbidden],
  access: 'public',
  idempotent: true,
  handler: async ({ req, body }) => {
    refuseForeignSite(req)
    const { token, expiresAt, learner } = await signIn(req, body)
    const { serverUrl } = platformOf(req.payload)
    return new Reply(
      { token, tokenType: 'Bearer' as const, expiresAt: expiresAt.toISOString(), learner },
      { headers: { 'set-cookie': sessionCookie(token, serverUrl) } },
    )
  },
})

const getSession = endpoint({
  operationId: 'auth.session',
  path: '/lms/auth/session',
  summary: 'Get the signed-in learner',
  output: Session,
  access: asLearner,
  handler: ({ req }) => {
    const { learner, expiresAt } = sessionOf(req)
    return { ...learner, expiresAt }
  },
})

const renameSelf = endpoint({
  operationId: 'auth.rename',
  method: 'patch',
  path: '/lms/auth/session',
  summary: 'Change the learner’s name',
  description: 'Certificates that were issued keep the name they were issued under.',
  body: Rename,
  output: Session,
  access: asLearner,
  limit: learnersWrite.limit,
  handler: async ({ req, body: { name } }) => {
    const { learner, expiresAt } = sessionOf(req)
    await transact(req, async () => {
      await setName(req, { id: learner.id, name })
      await printName(req, { learnerId: learner.id, name })
    })
    return { ...learner, name, expiresAt }
  },
})

const signOut = endpoint({
  operationId: 'auth.signOut',
  method: 'post',
  path: '/lms/auth/sign-out',
  summary: 'Sign out',
  query: SignOutQuery,
  status: 204,
  access: asLearner,
  handler: async ({ req, query }) => {
    const { tokenHash, learner } = sessionOf(req)
    await endSessions(req, query.everywhere === 'true' ? { learnerId: learner.id } : { tokenHash })
    const cookie = noSessionCookie(platformOf(req.payload).serverUrl)
    return new Response(null, { status: 204, headers: { 'set-cookie': cookie } })
  },
})

const listEnrolments = endpoint({
  operationId: 'enrolments.list',
  path: '/lms/enrolments',
  summary: 'List the learner’s enrolments, newest first',
  query: EnrolmentQuery,
  output: EnrolmentPage,
  access: asLearner,
  handler: ({ req, query: { page, limit, locale } }) =>
    findEnrolments(req, {
      learnerId: sessionOf(req).learner.id,
      page,
      limit,
      locale: requestLocale(req, locale),
    }),
})

/** The answer to an enrolment in a course that must be paid for first. */
const paymentRequired: ProblemType = {
  code: 'payment_required',
  status: 402,
  title: 'This course has to be paid for first',
  detail: 'Book it with `POST /api/payments/initiate`; the enrolment follows by itself.',
}

const createEnrolment = endpoint({
  operationId: 'enrolments.create',
  method: 'post',
  path: '/lms/enrolments',
  summary: 'Enrol in a course',
  description:
    'A repeated request answers 200 with the existing enrolment. A course that must be paid for answers 402; ' +
    'its problem names the `course` to book with `POST /api/payments/initiate`, and `paymentLink`, the slug of a ' +
    'payment link or null, whose address is in `Link`. `session` takes a place on that date of the course. With `attendees` places ' +
    'are booked for them, on the next date with enough of them if none is named, and the answer is the booking.',
  query: LocaleQuery,
  body: NewEnrolment,
  output: z.union([Enrolment, Booking]),
  status: 201,
  otherAnswers: { 200: 'The learner is enrolled already; the enrolment.' },
  problems: [paymentRequired, alreadyBooked, problems.sessionFull, problems.sessionClosed],
  ...learnersWrite,
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
  const { link: paymentLink } = await loadAvailability(req)(course)
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

const recordProgress = endpoint({
  operationId: 'enrolments.progress',
  method: 'put',
  path: '/lms/enrolments/:id/progress',
  summary: 'Mark a lesson as completed',
  description:
    'Progress never falls. A lesson with a quiz is completed by a passed attempt alone. At 100 % the enrolment is completed and, where the course gives one, a certificate issued.',
  params: IdParams,
  query: LocaleQuery,
  body: LessonDone,
  output: Enrolment,
  problems: [problems.notFound, quizNotPassed],
  access: asLearner,
  limit: learnersWrite.limit,
  handler: ({ req, params, query, body }) =>
    completeLesson(req, {
      learnerId: sessionOf(req).learner.id,
      enrolmentId: params.id,
      lesson: body.lesson,
      locale: requestLocale(req, query.locale),
    }),
})

/** The endpoints for learners, from the sign-in code to the certificate. */
export const learnerEndpoints = [
  requestSignInCode,
  verifySignInCode,
  getSession,
  renameSelf,
  signOut,
  listEnrolments,
  createEnrolment,
  recordProgress,
  ...bookingEndpoints,
  ...certificateEndpoints,
]
