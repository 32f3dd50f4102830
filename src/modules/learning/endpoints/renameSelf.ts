import { endpoint } from '../../../platform/api/endpoint.js'
import { transact } from '../../../platform/database/transact.js'
import { printName } from '../certificates/certificateStore.js'
import { setName } from '../learners/learnerStore.js'
import { Rename, Session } from '../learnerSchemas.js'
import { asLearner, sessionOf } from '../learners/sessions.js'

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
    await transact(req, async () => {
      await setName(req, { id: learner.id, name })
      await printName(req, { learnerId: learner.id, name })
    })
    return { ...learner, name, expiresAt }
  },
})
