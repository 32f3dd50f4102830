import type { PayloadRequest } from 'payload'

import type { Operation } from '../../../platform/access.js'
import { Problem } from '../../../platform/http/Problem.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { platformOf } from '../../../platform/platform.js'

/**
 * Five wrong passwords lock one account; this bounds guesses spread over many accounts, and the work of
 * hashing them. Generous, because a whole office may share one address.
 */
const signIns: LimitRule = { name: 'staff-sign-in', points: 200, seconds: 600, always: true }
const resetsByClient: LimitRule = {
  name: 'password-reset-client',
  points: 20,
  seconds: 3_600,
  always: true,
}
const resetsOfAddress: LimitRule = {
  name: 'password-reset',
  points: 5,
  seconds: 3_600,
  always: true,
}

/** Counts attempts to sign in by client, and requests for a reset by client and by address, known or not. */
export async function limitSignIn({
  args,
  operation,
  overrideAccess,
  req,
}: Operation): Promise<void> {
  if (overrideAccess) return
  const client = currentRequest()?.client
  if (operation === 'login' || operation === 'resetPassword') await count(req, signIns, client)
  if (operation !== 'forgotPassword') return
  const { email } = (args as { data: { email?: string } }).data
  await count(req, resetsByClient, client)
  await count(req, resetsOfAddress, email?.trim().toLowerCase())
}

/** Payload answers with the status of a problem and leaves out its headers, hence the second way. */
async function count(req: PayloadRequest, rule: LimitRule, key: string | undefined): Promise<void> {
  try {
    await platformOf(req.payload).limits.consume(rule, key)
  } catch (error) {
    if (error instanceof Problem) req.responseHeaders = new Headers(error.headers)
    throw error
  }
}
