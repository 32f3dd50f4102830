import { createHash, timingSafeEqual } from 'node:crypto'

import type { AuthStrategy } from 'payload'

import type { Role } from '../../../platform/access.js'
import { findServiceAccount } from '../serviceAccount.js'
import type { KeyUses } from './createKeyUses.js'
import { keysIn } from './keysIn.js'

type Options = { key: string; role: Role; uses: KeyUses }

/**
 * Signs in whoever sends ADMIN_API_KEY as `Authorization: users API-Key <key>` or `X-API-Key: <key>`, with the
 * configured role. Both sides are hashed so that the comparison takes the same time for every key.
 */
export function adminApiKeyStrategy({ key, role, uses }: Options): AuthStrategy {
  const expected = digest(key)
  return {
    name: 'admin-api-key',
    authenticate: async ({ headers, payload }) => {
      if (!keysIn(headers).some((given) => timingSafeEqual(digest(given), expected))) {
        return { user: null }
      }
      const account = await findServiceAccount(payload)
      if (!account) throw new Error('The account of ADMIN_API_KEY is missing: restart to make it')
      const user = { ...account, role, collection: 'users' as const, _strategy: 'admin-api-key' }
      await uses.note(payload, user)
      return { user }
    },
  }
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
