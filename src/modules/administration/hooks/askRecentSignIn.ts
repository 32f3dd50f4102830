import type { CollectionBeforeChangeHook } from 'payload'

import { requireRecentSignIn } from '../../../platform/credentials/recentSignIn.js'

type User = Partial<Record<'id' | 'role' | 'email' | 'password' | 'apiKey', unknown>> & {
  enableAPIKey?: boolean | null
}

/** Making an account, and changing its role, its keys or how somebody else signs in, takes a recent sign-in. */
export const askRecentSignIn: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { id, role, email, enableAPIKey } = (originalDoc ?? {}) as User
  const next = data as User
  const isOwn = id !== undefined && id === req.user?.id
  const hasNewRights =
    next.role !== role || Boolean(next.enableAPIKey) !== Boolean(enableAPIKey) || next.apiKey
  if (hasNewRights || (!isOwn && (next.email !== email || next.password))) requireRecentSignIn(req)
  return next
}
