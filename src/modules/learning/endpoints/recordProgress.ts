import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/problems.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { completeLesson, quizNotPassed } from '../enrolments/progress.js'
import { Enrolment, EnrolmentLocale, EnrolmentParams, LessonDone } from '../enrolmentSchemas.js'
import { asLearner, sessionOf } from '../learners/sessions.js'

export const recordProgress = endpoint({
  operationId: 'enrolments.progress',
  method: 'put',
  path: '/lms/enrolments/:id/progress',
  summary: 'Mark a lesson as completed',
  description:
    'Progress never falls. A lesson with a quiz is completed by a passed attempt alone. At 100 % the enrolment is completed and, where the course gives one, a certificate issued.',
  params: EnrolmentParams,
  query: EnrolmentLocale,
  body: LessonDone,
  output: Enrolment,
  problems: [problems.notFound, quizNotPassed],
  access: asLearner,
  limit: [{ name: 'learner-writes', points: 600, seconds: 60 }],
  handler: ({ req, params, query, body }) =>
    completeLesson(req, {
      learnerId: sessionOf(req).learner.id,
      enrolmentId: params.id,
      lesson: body.lesson,
      locale: requestLocale(req, query.locale),
    }),
})
