import { endpoint } from '../../../platform/api/endpoint.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { findEnrolments } from '../enrolments/findEnrolments.js'
import { EnrolmentPage, EnrolmentQuery } from '../enrolmentSchemas.js'
import { asLearner, sessionOf } from '../learners/sessions.js'

export const listEnrolments = endpoint({
  operationId: 'enrolments.list',
  method: 'get',
  path: '/lms/enrolments',
  summary: "List the learner's own enrolments, the newest first",
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
