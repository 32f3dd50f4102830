import {
  type CollectionBeforeChangeHook,
  Forbidden,
  type PayloadRequest,
  ValidationError,
} from 'payload'

import { actorOf } from '../audit/addAuditEntry.js'
import { forgetGuesses, mayGuess } from '../signIn/passwordGuesses.js'
import { isPasswordOf } from '../signIn/isPasswordOf.js'

type UserChange = { currentPassword?: unknown; password?: unknown; email?: unknown }
type User = { id: string; email: string }

/**
 * Requires people's current password before they change their password or address: an unattended session must not be
 * enough to take over an account. An API key cannot change passwords, or it could outlive itself.
 */
export const askCurrentPassword: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { currentPassword, ...rest } = data as UserChange
  if (operation !== 'update' || req.user?.collection !== 'users') return rest
  const owner = originalDoc as User
  const isOwn = owner.id === req.user.id
  const isNewPassword = Boolean(rest.password)
  const isNewEmail = typeof rest.email === 'string' && addressOf(rest.email) !== owner.email
  const isByKey = actorOf(req).actorKind !== 'staff'
  if (isByKey && (isNewPassword || (isOwn && isNewEmail))) throw new Forbidden(req.t)
  if (isOwn && (isNewPassword || isNewEmail)) await checkOwner(req, owner, currentPassword)
  return rest
}

async function checkOwner(req: PayloadRequest, { id, email }: User, given: unknown): Promise<void> {
  if (typeof given !== 'string' || given === '') {
    throw fault('Enter your current password to change your password or email address.')
  }
  if (!(await mayGuess(req, email))) {
    throw fault('Too many wrong passwords. Wait ten minutes, then try again.')
  }
  const user = await req.payload.db.findOne({
    collection: 'users',
    req,
    where: { id: { equals: id } },
  })
  if (!(await isPasswordOf(user, given))) throw fault('This is not your current password.')
  await forgetGuesses(req, email)
}

function addressOf(email: string): string {
  return email.trim().toLowerCase()
}

function fault(message: string): ValidationError {
  return new ValidationError({
    collection: 'users',
    errors: [{ path: 'currentPassword', message }],
  })
}
