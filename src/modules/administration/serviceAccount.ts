import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import type { Role } from '../../platform/access.js'
import { requestDatabase } from '../../platform/database/requestDatabase.js'

/** The address of the account that ADMIN_API_KEY acts as. `.invalid` (RFC 2606) belongs to nobody, so it can receive no mail. */
export const serviceAccountEmail = 'admin-api-key@foyer.invalid'

/** What tells this account from people: a field that no caller can write, and one account can have. */
const mark = 'admin-api-key'

/** Where there is no mark, there is a person. */
export const isPerson = { serviceAccount: { exists: false } }

export function isServiceAccount(user: object): boolean {
  return (user as { serviceAccount?: unknown }).serviceAccount === mark
}

export async function findServiceAccount(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'users',
    where: { serviceAccount: { equals: mark } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]
}

/**
 * Makes the service account where a key is set and it is missing, gives it the key's role, and closes every other way
 * into it; without a key nothing is left of its rights. Whoever held its address before is put out, too.
 */
export async function settleServiceAccount(payload: Payload, role?: Role): Promise<void> {
  const db = await requestDatabase({ payload })
  await db.execute(sql`
    update users set service_account = ${mark} where email = ${serviceAccountEmail}`)
  if (role && !(await findServiceAccount(payload))) await makeServiceAccount(payload, role)
  await db.execute(sql`
    with account as (
      update users set role = ${role ?? 'viewer'}, hash = null, salt = null,
        enable_a_p_i_key = null, api_key = null, api_key_index = null, api_key_expires_at = null,
        reset_password_token = null, reset_password_expiration = null
      where service_account = ${mark} returning id)
    delete from users_sessions where _parent_id in (select id from account)`)
}

/** Two processes may start together: the loser meets what is unique and takes what is there. */
async function makeServiceAccount(payload: Payload, role: Role): Promise<void> {
  try {
    await payload.db.create({
      collection: 'users',
      data: { email: serviceAccountEmail, name: 'Admin API key', role, serviceAccount: mark },
    })
  } catch (error) {
    if (!(await findServiceAccount(payload))) throw error
  }
}
