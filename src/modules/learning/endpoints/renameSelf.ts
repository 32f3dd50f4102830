import { endpoint } from '../../../platform/api/endpoint.js'
import { renameLearner } from '../learners/renameLearner.js'
import { Rename, Session } from '../learnerSchemas.js'
import { asLearner, sessionOf } from '../sessions/learnerSession.js'

export const renameSelf = endpoint({
  operationId: 'auth.rename',
  method: 'patch',
  path: '/lms/auth/session',
  summary: 'Change the learner’s name',
  description: 'Certificates that were issued keep the name they were issued under.',
  body: Rename,
  output: Session,
  access: asLearner,
  handler: async ({ req, body: { name } }) => {
    const { learner, expiresAt } = sessionOf(req)
    await renameLearner(req, { id: learner.id, name })
    return { ...learner, name, expiresAt }
  },
})
