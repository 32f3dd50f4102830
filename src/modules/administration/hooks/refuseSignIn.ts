import {
  APIError,
  AuthenticationError,
  type CollectionBeforeLoginHook,
  ValidationError,
} from 'payload'

import type { Operation } from '../../../platform/access.js'
import { isServiceAccount, serviceAccountEmail } from '../users/userStore.js'

/** Closes the password way by every interface, where single sign-on is the only one (`OIDC_ONLY`). */
export function refusePasswords({ operation, overrideAccess }: Operation): void {
  const isWayIn = ['login', 'forgotPassword', 'resetPassword'].includes(operation)
  if (isWayIn && !overrideAccess) throw passwordsClosed()
}

export function passwordsClosed(): APIError {
  return new APIError('Passwords are switched off here. Sign in with your company account.', 403)
}

/** The account of ADMIN_API_KEY can only be used with the key, even if a password was set on it. */
export const refuseServiceAccount: CollectionBeforeLoginHook<{ id: string }> = ({ req, user }) => {
  if (isServiceAccount(user)) throw new AuthenticationError(req.t)
}

/** Nobody may take the address of that account, however it is spelt. */
export function refuseReservedAddress({ args, operation }: Operation): void {
  if (operation !== 'create' && operation !== 'update') return
  const { email } = (args as { data?: { email?: unknown } }).data ?? {}
  if (typeof email !== 'string' || plain(email) !== serviceAccountEmail) return
  const message = 'This address is kept for the service itself. Use another.'
  throw new ValidationError({ collection: 'users', errors: [{ path: 'email', message }] })
}

/** Normalized like mail systems do: width, case, the dots of IDNA, no invisible characters. */
function plain(email: string): string {
  const visible = email.normalize('NFKC').replace(/[\p{C}\p{Z}\s]/gu, '')
  return visible.replaceAll('\u3002', '.').replace(/\.$/, '').toLowerCase()
}
