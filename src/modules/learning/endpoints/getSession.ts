import { endpoint } from '../../../platform/api/endpoint.js'
import { Session } from '../learnerSchemas.js'
import { asLearner, sessionOf } from '../learners/sessions.js'

export const getSession = endpoint({
  operationId: 'auth.session',
  method: 'get',
  path: '/lms/auth/session',
  summary: 'Get the signed-in learner',
  output: Session,
  access: asLearner,
  handler: ({ req }) => {
    const { learner, expiresAt } = sessionOf(req)
    return { ...learner, expiresAt }
  },
})
