import { AuthenticationError, type CollectionBeforeLoginHook } from 'payload'

import { serviceAccountEmail } from '../serviceAccount.js'

/** The account of ADMIN_API_KEY has no way in but the key, whatever password may have been set on it. */
export const refuseServiceAccount: CollectionBeforeLoginHook<{ id: string; email?: string }> = ({
  req,
  user,
}) => {
  if (user.email === serviceAccountEmail) throw new AuthenticationError(req.t)
}
