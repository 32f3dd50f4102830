import type { PayloadRequest } from 'payload'

import { Problem } from '../../../platform/http/Problem.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import type { LimitKey, LimitRule } from '../../../platform/limits/createLimits.js'
import { platformOf } from '../../../platform/platform.js'
import { hasSignedInFrom } from '../audit/auditSignIns.js'

/**
 * The guesses of one client at one account, so that an attacker does not lock out the owner, who uses another client.
 */
const byClient: LimitRule = {
  name: 'staff-guess-client',
  points: 5,
  seconds: 600,
  always: true,
  isForgettable: true,
}

/** The guesses of all clients at one account; beyond this only clients that have signed in to it may continue. */
const byAccount: LimitRule = {
  name: 'staff-guess',
  points: 100,
  seconds: 3_600,
  always: true,
  isForgettable: true,
}

/** Counts a guess at an address, known or not, before the password is checked; false if none is left. */
export async function mayGuess(req: PayloadRequest, email: string): Promise<boolean> {
  if (!(await isWithin(req, byClient, [email, clientOf()]))) return false
  if (await isWithin(req, byAccount, email)) return true
  return hasSignedInFrom(req.payload, { email, client: clientOf() })
}

/** The codes that are tried at one account after its right password, by clients that have not signed in to it before. */
const codes: LimitRule = {
  name: 'staff-code',
  points: 30,
  seconds: 86_400,
  always: true,
  isForgettable: true,
}

/** Counts a code before it is checked; false if none is left. */
export async function mayTryCode(req: PayloadRequest, email: string): Promise<boolean> {
  if (await isWithin(req, codes, email)) return true
  return hasSignedInFrom(req.payload, { email, client: clientOf() })
}

/** After the right password, the mistakes before it no longer count. */
export async function forgetGuesses(req: PayloadRequest, email: string): Promise<void> {
  const { limits } = platformOf(req.payload)
  await limits.forget(byClient, [email, clientOf()])
  await limits.forget(byAccount, email)
  await limits.forget(codes, email)
}

/** Lets everybody try again at once, whoever guessed before; throws `unavailable` where that cannot be. */
export async function unlockAccount(req: PayloadRequest, email: string): Promise<void> {
  const { limits } = platformOf(req.payload)
  await limits.forgetScope(byClient, email)
  await limits.forget(byAccount, email)
  await limits.forget(codes, email)
}

function clientOf(): string {
  return currentRequest()?.client ?? ''
}

async function isWithin(req: PayloadRequest, rule: LimitRule, key: LimitKey): Promise<boolean> {
  try {
    await platformOf(req.payload).limits.consume(rule, key)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** Counts a call of a route of Payload's; throws `rate_limited` beyond the rule. */
export function countCall(
  req: PayloadRequest,
  rule: LimitRule,
  key: string | undefined,
): Promise<void> {
  return keepHeaders(req, () => platformOf(req.payload).limits.consume(rule, key))
}

/** Payload answers with a problem's status but drops its headers, so they are set separately. */
export async function keepHeaders<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) req.responseHeaders = new Headers(error.headers)
    throw error
  }
}
