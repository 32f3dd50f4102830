import { createHash, timingSafeEqual } from 'node:crypto'

import type { AuthStrategy } from 'payload'

import type { Role } from '../../platform/access.js'
import { findServiceAccount } from './serviceAccount.js'

const scheme = 'users API-Key '

/**
 * Signs in whoever sends ADMIN_API_KEY as `Authorization: users API-Key <key>` or `X-API-Key: <key>`, with the
 * configured role. Both sides are hashed so that the comparison takes the same time for every key.
 */
export function adminApiKeyStrategy({ key, role }: { key: string; role: Role }): AuthStrategy {
  const expected = digest(key)
  const isKey = (given: string | null | undefined) =>
    typeof given === 'string' && timingSafeEqual(digest(given), expected)
  return {
    name: 'admin-api-key',
    authenticate: async ({ headers, payload }) => {
      const given = [headers.get('x-api-key'), keyIn(headers.get('authorization'))]
      if (!given.some(isKey)) return { user: null }
      const account = await findServiceAccount(payload)
      if (!account) throw new Error('The account of ADMIN_API_KEY is missing: restart to make it')
      return { user: { ...account, role, collection: 'users', _strategy: 'admin-api-key' } }
    },
  }
}

function keyIn(header: string | null): string | undefined {
  return header?.startsWith(scheme) ? header.slice(scheme.length) : undefined
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
