import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'

import { roleOf } from '../../../platform/access.js'
import { isPerson } from './userStore.js'

/**
 * Admins read all users; sales see colleagues to assign leads to (only the fields that `ownField` leaves open);
 * everyone else reads only their own account.
 */
export const readUsers: Access = ({ req }) => {
  if (roleOf(req) === 'admin') return true
  return roleOf(req) === 'sales'
    ? { or: [isPerson, self(req)].filter((rule) => rule !== false) }
    : self(req)
}

/** What admins see of all users, and others only of themselves: their rights and how they sign in. */
export const ownField: FieldAccess = ({ req, id, doc }) => {
  const owner = id ?? (doc as { id?: unknown } | undefined)?.id
  return roleOf(req) === 'admin' || (owner !== undefined && owner === req.user?.id)
}

/**
 * Admins change all people; everyone else only themselves, except for fields reserved for admins. Nobody changes the
 * account of ADMIN_API_KEY, so that a leaked key cannot give itself a password.
 */
export const updateUsers: Access = ({ req }) => {
  if (roleOf(req) === 'admin') return isPerson
  const own = self(req)
  return own && { and: [own, isPerson] }
}

/** People who are signed in; a key, which a script has, sees and changes nothing of how they sign in. */
export const signedIn = ({ req }: { req: PayloadRequest }): boolean =>
  roleOf(req) !== undefined && (req.user as { _sid?: string })._sid !== undefined

export const deleteUsers: Access = ({ req }) => roleOf(req) === 'admin' && isPerson

function self(req: Parameters<Access>[0]['req']): Where | false {
  return roleOf(req) !== undefined && req.user !== null && { id: { equals: req.user.id } }
}
