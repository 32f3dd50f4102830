import type { Access, Where } from 'payload'

import { roleOf } from '../../platform/access.js'
import { serviceAccountEmail } from './serviceAccount.js'

/** Nobody changes the account of ADMIN_API_KEY, so that a leaked key cannot make itself a password. */
const isPerson: Where = { email: { not_equals: serviceAccountEmail } }

/** Admins read all users; everyone else reads himself. */
export const readUsers: Access = ({ req }) => roleOf(req) === 'admin' || self(req)

/** Admins change all people; everyone else changes himself, without what the fields keep for admins. */
export const updateUsers: Access = ({ req }) => {
  if (roleOf(req) === 'admin') return isPerson
  const own = self(req)
  return own && { and: [own, isPerson] }
}

export const deleteUsers: Access = ({ req }) => roleOf(req) === 'admin' && isPerson

function self(req: Parameters<Access>[0]['req']): Where | false {
  return roleOf(req) !== undefined && req.user !== null && { id: { equals: req.user.id } }
}
