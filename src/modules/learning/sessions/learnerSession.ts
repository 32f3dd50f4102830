import type { PayloadRequest } from 'payload'

import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { findSession, type LearnerSession } from './findSession.js'
import { refuseForeignSite } from '../../../platform/http/refuseForeignSite.js'
import { bearerToken } from './bearerToken.js'
import { cookieToken } from './sessionCookie.js'

/** Kept apart from `req.user`, because Payload's access rules admit any of its users and must not admit learners. */
const sessions = new WeakMap<PayloadRequest, LearnerSession>()

/**
 * The access rule of learner endpoints: admits the holder of a live session, by `Authorization: Bearer` or the cookie.
 * Throws `unauthenticated` for anyone else, staff included.
 */
export async function asLearner({ req }: { req: PayloadRequest }): Promise<boolean> {
  const token = tokenOf(req)
  const session = token === undefined ? undefined : await findSession(req.payload, token)
  if (!session) throw new Problem(problems.unauthenticated, { detail: 'Sign in as a learner.' })
  sessions.set(req, session)
  return true
}

asLearner.by = 'learners' as const

/** The session of a request that `asLearner` admitted. */
export function sessionOf(req: PayloadRequest): LearnerSession {
  const session = sessions.get(req)
  if (!session) throw new Error('This endpoint has no learner: its access must be asLearner')
  return session
}

/** The header takes precedence over the cookie, even if it is wrong: the caller meant it. */
function tokenOf(req: PayloadRequest): string | undefined {
  const bearer = bearerToken(req.headers)
  if (bearer !== undefined) return bearer
  const token = cookieToken(req.headers)
  if (token !== undefined) refuseForeignSite(req)
  return token
}
