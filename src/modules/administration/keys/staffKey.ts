import { sql } from '@payloadcms/db-postgres/drizzle'
import { createHmac } from 'node:crypto'
import { JWTAuthentication, parseCookies, type AuthStrategy, type Payload } from 'payload'

import type { CredentialCheck } from '../../../platform/credentials/Caller.js'
import { authenticate } from '../../../platform/credentials/authenticate.js'
import { postgresOf } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import { noteUse } from '../users/sessionStore.js'
import { findAccount, findUser } from '../users/userStore.js'
import type { KeyUses } from './createKeyUses.js'

/** A user's API key: refused after its expiry, and every use goes into the audit log. */
export function staffKey(uses: KeyUses): CredentialCheck {
  return {
    form: 'key',
    find: async (payload, key) => {
      const owner = await findOwner(payload, key)
      if (!owner) return undefined
      const user = { ...owner, _strategy: 'api-key' }
      return uses.admit(payload, user, !hasExpired(payload, owner))
    },
    renew: async (payload, user) => {
      const now = await findUser(payload, user.id)
      const isLive = now?.enableAPIKey && now.apiKey === user.apiKey && !hasExpired(payload, now)
      return isLive ? { ...user, ...now } : undefined
    },
    strategy: 'api-key',
  }
}

/** Removes Payload's own strategy for user keys, which knows no expiry. */
export function replaceKeyStrategy(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.filter(({ name }) => name !== 'users-api-key')
}

function findOwner(payload: Payload, key: string) {
  const index = indexOf(payload, key)
  return findAccount(payload, sql`enable_a_p_i_key and api_key_index = ${index}`)
}

/** The keyed hash that Payload stores to look up a key. */
function indexOf({ secret }: Payload, key: string): string {
  return createHmac('sha256', secret).update(key).digest('hex')
}

function hasExpired(payload: Payload, { apiKeyExpiresAt }: { apiKeyExpiresAt?: string | null }) {
  if (!apiKeyExpiresAt) return false
  return new Date(apiKeyExpiresAt) <= platformOf(payload).clock.now()
}

const looksLikeToken = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The token that signing in with a password returns, valid as long as its session. */
export const staffToken: CredentialCheck = {
  form: 'token',
  find: async (payload, token) => {
    if (!looksLikeToken.test(token)) return undefined
    const headers = new Headers({ authorization: `JWT ${token}` })
    const { user } = await JWTAuthentication({ headers, payload })
    if (user?.collection === 'users') {
      noteUse(payload, token)
      return { kind: 'staff', id: user.id, form: 'token', user: { ...user, collection: 'users' } }
    }
    // Payload also returns no user if the database cannot be reached, which must not end a session.
    await postgresOf(payload).drizzle.execute(sql`select 1`)
    return undefined
  },
  renew: async (payload, user) => {
    const now = await findUser(payload, user.id)
    const { _sid: sid } = user as { _sid?: string }
    const session = now?.sessions?.find(({ id }) => id === sid)
    const isLive = session && new Date(session.expiresAt) > platformOf(payload).clock.now()
    return isLive ? { ...user, ...now } : undefined
  },
  strategy: 'local-jwt',
}

/**
 * Makes the owner of a presented credential the user of Payload's requests; cookies are left to Payload's own strategy.
 */
export const presentedStrategy: AuthStrategy = {
  name: 'presented',
  authenticate: async ({ headers, payload }) => {
    const caller = await authenticate(payload, headers)
    if (!caller) noteUse(payload, parseCookies(headers).get(`${payload.config.cookiePrefix}-token`))
    return { user: caller?.kind === 'staff' ? caller.user : null }
  },
}
