import type { PayloadRequest } from 'payload'

import { bearerToken } from './bearerToken.js'
import { findSession } from './findSession.js'
import { cookieToken } from './sessionCookie.js'

/** The learner behind this request, by their token or session cookie. Undefined for anyone else. */
export async function signedInLearner(
  req: PayloadRequest,
): Promise<{ email: string; name?: string } | undefined> {
  const token = bearerToken(req.headers) ?? cookieToken(req.headers)
  const session = token === undefined ? undefined : await findSession(req.payload, token)
  if (!session) return undefined
  const { email, name } = session.learner
  return { email, ...(name && { name }) }
}
