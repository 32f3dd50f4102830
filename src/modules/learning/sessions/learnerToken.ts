import type { CredentialCheck } from '../../../platform/credentials/Caller.js'
import { findSession } from './findSession.js'

/** The token of a learner's session. */
export const learnerToken: CredentialCheck = {
  form: 'token',
  find: async (payload, token) => {
    const session = await findSession(payload, token)
    return session && { kind: 'learners', id: session.learner.id, form: 'token' }
  },
}
