import { AuthenticationError, type CollectionAfterLoginHook, type PayloadRequest } from 'payload'

import { roleOf, type Operation } from '../../../platform/access.js'
import { createTurns } from '../../../platform/createTurns.js'
import { currentReader } from '../../../platform/database/limitedReads.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import { refuseForeignSite } from '../../../platform/http/refuseForeignSite.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import {
  countCall,
  forgetGuesses,
  keepHeaders,
  mayGuess,
  unlockAccount,
} from '../signIn/passwordGuesses.js'
import { isPasswordOf } from '../signIn/isPasswordOf.js'

/**
 * Limits guesses across many accounts and the cost of hashing. Generous, because a whole office may share an address.
 */
const signIns: LimitRule = {
  name: 'staff-sign-in',
  points: 200,
  seconds: 600,
  always: true,
  shared: true,
}

/** A hash holds one of the four threads that also read files, for 0.3 s. */
const hashes = createTurns({
  ...{ atOnce: 2, ofOneCaller: 2, waiting: 100, waitingOfOne: 10, waitMs: 10_000 },
  what: 'sign-ins',
})

/** Counts sign-in attempts by client and account, and answers those that cannot succeed. */
export async function limitSignIn({ args, operation, overrideAccess, req }: Operation) {
  if (overrideAccess || (operation !== 'login' && operation !== 'resetPassword')) return
  // A form on another site would sign its visitor in as somebody else, whose account then gets what they write.
  refuseForeignSite(req)
  await countCall(req, signIns, currentRequest()?.client)
  if (operation === 'login') await admit(req, (args as { data: Credentials }).data)
}

type Credentials = { email?: unknown; password?: unknown }

/**
 * Lets only the right password through to Payload, which checks it once more, outside of our turns. An unknown address and
 * an account without a password get the same answer as a wrong password, after the same work; where no guess is left,
 * known or unknown, the answer is the same without it.
 */
async function admit(req: PayloadRequest, { email, password }: Credentials): Promise<void> {
  if (typeof email !== 'string' || typeof password !== 'string') return
  const address = email.trim().toLowerCase()
  // Payload answers these itself, because a field is missing.
  if (!address || !password.trim()) return
  if ((await mayGuess(req, address)) && (await isRight(req, address, password))) return
  throw new AuthenticationError(req.t)
}

async function isRight(req: PayloadRequest, email: string, password: string): Promise<boolean> {
  const user = await req.payload.db.findOne({
    collection: 'users',
    req,
    where: { email: { equals: email } },
  })
  const asker = currentReader() ?? new AbortController()
  const check = () => isPasswordOf(user, password)
  return keepHeaders(req, () => hashes.take(currentRequest()?.client ?? '', asker, check))
}

/** Resets the count of wrong passwords after the right one, or after a reset by mail. */
export const noteRightPassword: CollectionAfterLoginHook = async ({ req, user }) => {
  await forgetGuesses(req, (user as { email: string }).email)
}

/** When an admin unlocks an account, everybody may try again. */
export async function unlockSignIn({ args, operation, req }: Operation): Promise<void> {
  if (operation !== 'unlock' || roleOf(req) !== 'admin') return
  const { email } = (args as { data: { email?: unknown } }).data
  if (typeof email === 'string') await unlockAccount(req, email.trim().toLowerCase())
}
