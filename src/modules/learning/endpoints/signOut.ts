import { endpoint } from '../../../platform/api/endpoint.js'
import { platformOf } from '../../../platform/platform.js'
import { SignOutQuery } from '../learnerSchemas.js'
import { endSessions } from '../learners/sessionStore.js'
import { asLearner, noSessionCookie, sessionOf } from '../learners/sessions.js'

export const signOut = endpoint({
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
