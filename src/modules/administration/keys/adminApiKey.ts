import type { Payload } from 'payload'

import type { Role } from '../../../platform/access.js'
import type { CredentialCheck } from '../../../platform/credentials/Caller.js'
import { matcherOf } from '../../../platform/secrets.js'
import { findServiceAccount } from '../users/userStore.js'
import type { KeyUses } from './createKeyUses.js'

const strategy = 'admin-api-key'

type Options = { key: string; role: Role; uses: KeyUses }

export function adminApiKey({ key, role, uses }: Options): CredentialCheck {
  const matches = matcherOf(key)
  /** The role is a setting and does not belong to an account. */
  const userOf = async (payload: Payload) => {
    const account = await findServiceAccount(payload)
    return account && { ...account, role, _strategy: strategy }
  }
  return {
    form: 'key',
    find: async (payload, given) => {
      if (!matches(given)) return undefined
      const user = await userOf(payload)
      if (!user) throw new Error('The account of ADMIN_API_KEY is missing: restart to make it')
      return uses.admit(payload, user, true)
    },
    renewal: { strategy, idOf: () => '', renew: userOf },
  }
}
