import type { Payload } from 'payload'

import type { CredentialCheck, Staff } from '../../../platform/credentials/Caller.js'
import { findUser } from '../users/userStore.js'
import { findApiKey, findScopes, keyPrefix } from './apiKeyStore.js'
import type { KeyUses } from './createKeyUses.js'

const strategy = 'scoped-key'

type KeyUser = Staff & { apiKeyId?: string }

/** A key of the collection `api-keys`: acts as its owner, with the role of this moment, within its scopes. */
export function scopedKey(uses: KeyUses): CredentialCheck {
  return {
    form: 'key',
    find: async (payload, text) => {
      const key = text.startsWith(keyPrefix) ? await findApiKey(payload, text) : undefined
      const user = key && (await userOf(payload, key.owner, key.id))
      return user && uses.admit(payload, user, key.isLive)
    },
    renew: async (payload, user) => {
      const { apiKeyId } = user as KeyUser
      return apiKeyId && (await findScopes(payload, apiKeyId))
        ? userOf(payload, user.id, apiKeyId)
        : undefined
    },
    strategy,
  }
}

async function userOf(payload: Payload, owner: string, key: string): Promise<Staff | undefined> {
  const user = await findUser(payload, owner)
  const scopes = (await findScopes(payload, key)) ?? []
  const marks = { collection: 'users' as const, _strategy: strategy, apiKeyId: key, scopes }
  return user && { ...user, ...marks }
}
