import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { LRUCache } from 'lru-cache'
import type { Payload, PayloadRequest } from 'payload'

import type { Role } from '../../../platform/access.js'
import type { Staff } from '../../../platform/credentials/Caller.js'
import { firstMatch, query } from '../../../platform/database/requestDatabase.js'
import { lockUser } from './turns.js'

/**
 * The address of the account behind ADMIN_API_KEY. `.invalid` (RFC 2606) can never be registered, so it receives no
 * mail.
 */
export const serviceAccountEmail = 'admin-api-key@foyer.invalid'

/** Tells this account from people: callers cannot write this field, and only one account can have it. */
const mark = 'admin-api-key'

/** An account without the mark is a person's. */
export const isPerson = { serviceAccount: { exists: false } }

export function isServiceAccount(user: object): boolean {
  return (user as { serviceAccount?: unknown }).serviceAccount === mark
}

export function findServiceAccount(payload: Payload): Promise<Account | undefined> {
  return findAccount(payload, sql`service_account = ${mark}`)
}

/**
 * Creates the service account if a key is set and it is missing, gives it the key's role and closes every other way
 * into it; without a key it loses all rights. Whoever held its address before is signed out, too.
 */
export async function settleServiceAccount(payload: Payload, role?: Role): Promise<void> {
  await query({ payload })`
    update users set service_account = ${mark} where email = ${serviceAccountEmail}`
  if (role && !(await findServiceAccount(payload))) await makeServiceAccount(payload, role)
  await query({ payload })`
    with account as (
      update users set role = ${role ?? 'viewer'}, hash = null, salt = null,
        enable_a_p_i_key = null, api_key = null, api_key_index = null, api_key_expires_at = null,
        reset_password_token = null, reset_password_expiration = null
      where service_account = ${mark} returning id)
    delete from users_sessions where _parent_id in (select id from account)`
}

/** If two processes start together, the second one fails on the unique fields and uses the existing account. */
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

export async function noteKeyUse(payload: Payload, user: string): Promise<void> {
  await query({ payload })`
    update users set api_key_last_used_at = now() where id::text = ${user}`
}

/** Signs a person out everywhere. */
export async function endSessions(req: PayloadRequest, user: string): Promise<void> {
  await lockUser(req, user)
  await query(req)`delete from users_sessions where _parent_id = ${user}::uuid`
}

type Account = Staff & { enableAPIKey?: boolean | null; apiKeyExpiresAt?: string | null }

/** Accounts as they were read last, with the version of their row. */
const accounts = new WeakMap<Payload, LRUCache<string, { version: string; account: Account }>>()

/**
 * The account of a credential, without its sessions, by a condition on its row. Payload's own read of it took a tenth
 * of a write (measured), so that it is read anew only after its row has changed.
 */
export async function findAccount(payload: Payload, condition: SQL): Promise<Account | undefined> {
  const [row] = await query<{ id: string; version: string }>({ payload })`
    select id::text, concat(xmin, ' ', ctid) as version from users where ${condition} limit 1`
  if (!row) return undefined
  const kept = accounts.get(payload) ?? new LRUCache({ max: 500 })
  accounts.set(payload, kept)
  const known = kept.get(row.id)
  if (known?.version === row.version) return known.account
  const user = await findUser(payload, row.id)
  if (!user) return undefined
  const account = { ...user, collection: 'users' as const, sessions: [] }
  kept.set(row.id, { version: row.version, account })
  return account
}

export async function findUser(payload: Payload, id: string) {
  const { docs } = await payload.find({
    ...firstMatch,
    collection: 'users',
    where: { id: { equals: id } },
    overrideAccess: true,
  })
  return docs[0]
}
