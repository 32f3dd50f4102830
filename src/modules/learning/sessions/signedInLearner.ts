import type { PayloadRequest } from 'payload'

import { findSession } from './findSession.js'
import { cookieToken } from './sessionCookie.js'

/** The learner whose browser makes this request, by a proven address; undefined for anyone else. */
export async function signedInLearner(
  req: PayloadRequest,
): Promise<{ email: string; name?: string } | undefined> {
  const token = cookieToken(req.headers)
  const session = token === undefined ? undefined : await findSession(req.payload, token)
  if (!session) return undefined
  const { email, name } = session.learner
  return { email, ...(name && { name }) }
}
