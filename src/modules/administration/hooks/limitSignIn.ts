import { AuthenticationError, type CollectionAfterLoginHook, type PayloadRequest } from 'payload'

import { type Operation, roleOf } from '../../../platform/access.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { countCall } from '../signIn/countCall.js'
import { forgetGuesses, mayGuess, unlockAccount } from '../signIn/passwordGuesses.js'
import { hashInVain, hasPassword } from '../signIn/passwordHash.js'

/** Bounds guesses spread over many accounts, and the work of hashing them. Generous, for a whole office behind one address. */
const signIns: LimitRule = { name: 'staff-sign-in', points: 200, seconds: 600, always: true }

/** Counts attempts to sign in by client and by account, and gives those that lead nowhere their answer. */
export async function limitSignIn({
  args,
  operation,
  overrideAccess,
  req,
}: Operation): Promise<void> {
  if (overrideAccess || (operation !== 'login' && operation !== 'resetPassword')) return
  await countCall(req, signIns, currentRequest()?.client)
  if (operation === 'login') await admit(req, (args as { data: Credentials }).data)
}

type Credentials = { email?: unknown; password?: unknown }

/**
 * Lets Payload look at a password only where there is one to compare it with. An address that nobody has, an account
 * without a password and one that is locked are answered as a wrong password is, after the same work.
 */
async function admit(req: PayloadRequest, { email, password }: Credentials): Promise<void> {
  if (typeof email !== 'string' || typeof password !== 'string') return
  const address = email.trim().toLowerCase()
  // Payload answers these itself: there is nothing to try.
  if (!address || !password.trim()) return
  const isOpen = await mayGuess(req, address)
  const find = () =>
    req.payload.db.findOne({ collection: 'users', req, where: { email: { equals: address } } })
  if (isOpen && hasPassword(await find())) return
  await find()
  await hashInVain(password)
  throw new AuthenticationError(req.t)
}

/** Forgets wrong guesses at a password once the right one, or a new one by mail, has come. */
export const noteRightPassword: CollectionAfterLoginHook = async ({ req, user }) => {
  await forgetGuesses(req, (user as { email: string }).email)
}

/** An admin who unlocks an account lets everybody try again. */
export async function unlockSignIn({ args, operation, req }: Operation): Promise<void> {
  if (operation !== 'unlock' || roleOf(req) !== 'admin') return
  const { email } = (args as { data: { email?: unknown } }).data
  if (typeof email === 'string') await unlockAccount(req, email.trim().toLowerCase())
}
