import { APIError } from 'payload'

import type { Operation } from '../../../platform/access.js'

/** Closes the password way by every interface, where single sign-on is the only one (`OIDC_ONLY`). */
export function refusePasswords({ operation, overrideAccess }: Operation): void {
  const isWayIn = ['login', 'forgotPassword', 'resetPassword'].includes(operation)
  if (isWayIn && !overrideAccess) throw passwordsClosed()
}

export function passwordsClosed(): APIError {
  return new APIError('Passwords are switched off here. Sign in with your company account.', 403)
}
