import { type CollectionBeforeChangeHook, Forbidden } from 'payload'

import { requireRecentSignIn } from '../../../platform/credentials/recentSignIn.js'
import { scopesOf } from '../../../platform/credentials/scopes.js'

type User = Partial<Record<'id' | 'role' | 'email' | 'password' | 'apiKey', unknown>> & {
  enableAPIKey?: boolean | null
  apiKeyExpiresAt?: string | null
}

/**
 * Making an account, and changing its role, its keys or how somebody else signs in, takes a recent sign-in. A limited key
 * does none of it, whatever its scopes: it could give itself all that they keep from it, and outlive itself.
 */
export const askRecentSignIn: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { id, role, email, enableAPIKey, apiKeyExpiresAt } = (originalDoc ?? {}) as User
  const next = data as User
  const isOwn = id !== undefined && id === req.user?.id
  const hasNewRights =
    next.role !== role ||
    Boolean(next.enableAPIKey) !== Boolean(enableAPIKey) ||
    Boolean(next.apiKey) ||
    timeOf(next.apiKeyExpiresAt) !== timeOf(apiKeyExpiresAt)
  if (!hasNewRights && (isOwn || (next.email === email && !next.password))) return next
  if (scopesOf(req.user)) throw new Forbidden(req.t)
  requireRecentSignIn(req)
  return next
}

const timeOf = (iso: string | null | undefined): number | undefined =>
  iso ? new Date(iso).getTime() : undefined
