import { createHmac } from 'node:crypto'

import type { AuthStrategy, Payload } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import { actorOf } from '../audit/actorOf.js'
import { mergeAuditEntry } from '../audit/mergeAuditEntry.js'
import type { KeyUses } from './createKeyUses.js'
import { keysIn } from './keysIn.js'

/**
 * Signs in whoever sends the API key of a user, as Payload's own strategy does, which it takes the place of: also
 * as `X-API-Key`, never after its expiry, and each use is told in the audit log.
 */
export function staffKeyStrategy(uses: KeyUses): AuthStrategy {
  return {
    name: 'staff-api-key',
    authenticate: async ({ headers, payload }) => {
      const owner = await findOwner(payload, keysIn(headers))
      if (!owner) return { user: null }
      const user = { ...owner, collection: 'users' as const, _strategy: 'api-key' }
      if (!hasExpired(payload, owner)) {
        await uses.note(payload, user)
        return { user }
      }
      const at = platformOf(payload).clock.now()
      const actor = actorOf({ payload, user })
      await mergeAuditEntry(payload, { ...actor, action: 'key-refused', times: 1, at })
      return { user: null }
    },
  }
}

/** Takes out Payload's own strategy for keys of users, which knows no expiry. */
export function replaceKeyStrategy(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.filter(({ name }) => name !== 'users-api-key')
}

async function findOwner(payload: Payload, keys: readonly string[]) {
  if (keys.length === 0) return undefined
  const { docs } = await payload.find({
    collection: 'users',
    where: {
      and: [
        { enableAPIKey: { equals: true } },
        { apiKeyIndex: { in: keys.map((key) => indexOf(payload, key)) } },
      ],
    },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]
}

/** As Payload stores it; the key itself is not in the database. */
function indexOf({ secret }: Payload, key: string): string {
  return createHmac('sha256', secret).update(key).digest('hex')
}

function hasExpired(payload: Payload, { apiKeyExpiresAt }: { apiKeyExpiresAt?: string | null }) {
  if (!apiKeyExpiresAt) return false
  return new Date(apiKeyExpiresAt) <= platformOf(payload).clock.now()
}
