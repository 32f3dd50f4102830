import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import type { CredentialCheck, Staff } from '../../../platform/credentials/Caller.js'
import { findAccount } from '../users/userStore.js'
import { findApiKey, findScopes, keyPrefix } from './apiKeyStore.js'
import type { KeyUses } from './createKeyUses.js'

const strategy = 'scoped-key'

/** A key of the collection `api-keys`: acts as its owner, with the role of this moment, within its scopes. */
export function scopedKey(uses: KeyUses): CredentialCheck {
  return {
    form: 'key',
    find: async (payload, text) => {
      const key = text.startsWith(keyPrefix) ? await findApiKey(payload, text) : undefined
      const user = key && (await userOf(payload, key))
      return user && uses.admit(payload, user, key.isLive)
    },
    renewal: {
      strategy,
      idOf: (user) => (user as Staff & { apiKeyId?: string }).apiKeyId,
      renew: async (payload, { user, id }) => {
        const scopes = await findScopes(payload, id)
        return scopes && userOf(payload, { id, owner: user, scopes })
      },
    },
  }
}

type Key = { id: string; owner: string; scopes: string[] }

async function userOf(payload: Payload, key: Key): Promise<Staff | undefined> {
  const user = await findAccount(payload, sql`id = ${key.owner}::uuid`)
  const marks = { _strategy: strategy, apiKeyId: key.id, scopes: key.scopes }
  return user && { ...user, ...marks }
}
