import { AuthenticationError, type CollectionAfterLoginHook, type PayloadRequest } from 'payload'

import { roleOf, type Operation } from '../../../platform/access.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { countCall, forgetGuesses, mayGuess, unlockAccount } from '../signIn/passwordGuesses.js'
import { hashInVain, hasPassword } from '../signIn/passwordHash.js'

/**
 * Limits guesses across many accounts and the cost of hashing. Generous, because a whole office may share an address.
 */
const signIns: LimitRule = { name: 'staff-sign-in', points: 200, seconds: 600, always: true }

/** Counts sign-in attempts by client and account, and answers those that cannot succeed. */
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
 * Lets Payload check a password only if there is one to compare with. An unknown address, an account without a password
 * and a locked one get the same answer as a wrong password, after the same work.
 */
async function admit(req: PayloadRequest, { email, password }: Credentials): Promise<void> {
  if (typeof email !== 'string' || typeof password !== 'string') return
  const address = email.trim().toLowerCase()
  // Payload answers these itself, because a field is missing.
  if (!address || !password.trim()) return
  const isOpen = await mayGuess(req, address)
  const find = () =>
    req.payload.db.findOne({ collection: 'users', req, where: { email: { equals: address } } })
  if (isOpen && hasPassword(await find())) return
  await find()
  await hashInVain(password)
  throw new AuthenticationError(req.t)
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
