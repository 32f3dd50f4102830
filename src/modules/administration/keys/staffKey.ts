import { createHmac } from 'node:crypto'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { JWTAuthentication, parseCookies, type AuthStrategy, type Payload } from 'payload'

import type { Role } from '../../../platform/access.js'
import type { CredentialCheck, Staff } from '../../../platform/credentials/Caller.js'
import { authenticate } from '../../../platform/credentials/authenticate.js'
import { postgresOf } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import { matcherOf } from '../../../platform/secrets.js'
import { noteUse } from '../users/sessionStore.js'
import { findAccount, findUser, findServiceAccount } from '../users/userStore.js'
import { findApiKey, findScopes, keyPrefix } from './apiKeyStore.js'
import type { KeyUses } from './createKeyUses.js'

const keyStrategy = 'api-key'

/** The index of the key that a user came with. Under a symbol, which no answer has. */
const keyIndex = Symbol('index of the key')

/** A user's API key: refused after its expiry, and every use goes into the audit log. */
export function staffKey(uses: KeyUses): CredentialCheck {
  return {
    form: 'key',
    find: async (payload, key) => {
      const index = indexOf(payload, key)
      const user = await findOwner(payload, index)
      return user && uses.admit(payload, user, !hasExpired(payload, user))
    },
    renewal: {
      strategy: keyStrategy,
      idOf: (user) => (user as Staff & { [keyIndex]?: string })[keyIndex],
      renew: async (payload, { user, id }) => {
        const owner = await findOwner(payload, id, sql`and id = ${user}::uuid`)
        return owner && !hasExpired(payload, owner) ? owner : undefined
      },
    },
  }
}

/** Removes Payload's own strategy for user keys, which knows no expiry. */
export function replaceKeyStrategy(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.filter(({ name }) => name !== 'users-api-key')
}

/** Payload keeps the flag for older clients only: the admin makes the key of a new user without it. */
async function findOwner(payload: Payload, index: string, and: SQL = sql``) {
  const isKey = sql`enable_a_p_i_key is not false and api_key_index = ${index}`
  const owner = await findAccount(payload, sql`${isKey} ${and}`)
  return owner && { ...owner, _strategy: keyStrategy, [keyIndex]: index }
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

/** Payload's own, of tokens and cookies alike. */
const tokenStrategy = 'local-jwt'

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
  renewal: {
    strategy: tokenStrategy,
    idOf: (user) => (user as Staff & { _sid?: string })._sid,
    renew: async (payload, { user, id }) => {
      const now = await findUser(payload, user)
      const session = now?.sessions?.find((one) => one.id === id)
      const isLive = session && new Date(session.expiresAt) > platformOf(payload).clock.now()
      const marks = { collection: 'users' as const, _strategy: tokenStrategy, _sid: id }
      return now && isLive ? { ...now, ...marks } : undefined
    },
  },
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

const adminStrategy = 'admin-api-key'

type Options = { key: string; role: Role; uses: KeyUses }

export function adminApiKey({ key, role, uses }: Options): CredentialCheck {
  const matches = matcherOf(key)
  /** The role is a setting and does not belong to an account. */
  const userOf = async (payload: Payload) => {
    const account = await findServiceAccount(payload)
    return account && { ...account, role, _strategy: adminStrategy }
  }
  return {
    form: 'key',
    find: async (payload, given) => {
      if (!matches(given)) return undefined
      const user = await userOf(payload)
      if (!user) throw new Error('The account of ADMIN_API_KEY is missing: restart to make it')
      return uses.admit(payload, user, true)
    },
    renewal: { strategy: adminStrategy, idOf: () => '', renew: userOf },
  }
}

const scopedStrategy = 'scoped-key'

/** A key of the collection `api-keys`: acts as its owner, with the role of this moment, within its scopes. */
export function scopedKey(uses: KeyUses): CredentialCheck {
  return {
    form: 'key',
    find: async (payload, text) => {
      const key = text.startsWith(keyPrefix) ? await findApiKey(payload, text) : undefined
      const user = key && (await ownerOf(payload, key))
      return user && uses.admit(payload, user, key.isLive)
    },
    renewal: {
      strategy: scopedStrategy,
      idOf: (user) => (user as Staff & { apiKeyId?: string }).apiKeyId,
      renew: async (payload, { user, id }) => {
        const scopes = await findScopes(payload, id)
        return scopes && ownerOf(payload, { id, owner: user, scopes })
      },
    },
  }
}

type Key = { id: string; owner: string; scopes: string[] }

async function ownerOf(payload: Payload, key: Key): Promise<Staff | undefined> {
  const user = await findAccount(payload, sql`id = ${key.owner}::uuid`)
  const marks = { _strategy: scopedStrategy, apiKeyId: key.id, scopes: key.scopes }
  return user && { ...user, ...marks }
}
