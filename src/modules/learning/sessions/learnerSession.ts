import type { PayloadRequest } from 'payload'

import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { findSession, type LearnerSession } from './findSession.js'
import { refuseForeignSite } from '../../../platform/http/refuseForeignSite.js'
import { bearerToken } from './bearerToken.js'
import { cookieToken } from './sessionCookie.js'

/** Kept apart from `req.user`: whoever is one of Payload's users passes its access rules, and learners must not. */
const sessions = new WeakMap<PayloadRequest, LearnerSession>()

/**
 * The access of what is for learners: lets in the holder of a live session, named by `Authorization: Bearer` or
 * the cookie. Throws `unauthenticated` for anyone else, staff included.
 */
export async function asLearner({ req }: { req: PayloadRequest }): Promise<boolean> {
  const token = tokenOf(req)
  const session = token === undefined ? undefined : await findSession(req.payload, token)
  if (!session) throw new Problem(problems.unauthenticated, { detail: 'Sign in as a learner.' })
  sessions.set(req, session)
  return true
}

asLearner.by = 'learners' as const

/** The session of a request that `asLearner` let in. */
export function sessionOf(req: PayloadRequest): LearnerSession {
  const session = sessions.get(req)
  if (!session) throw new Error('This endpoint has no learner: its access must be asLearner')
  return session
}

/** A header counts before the cookie, and even where it is wrong: the caller meant it. */
function tokenOf(req: PayloadRequest): string | undefined {
  const bearer = bearerToken(req.headers)
  if (bearer !== undefined) return bearer
  const token = cookieToken(req.headers)
  if (token !== undefined) refuseForeignSite(req)
  return token
}
