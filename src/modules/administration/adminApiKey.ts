import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

import type { AuthStrategy, Payload } from 'payload'

import type { Role } from '../../platform/access.js'

/** The account that ADMIN_API_KEY acts as. `.invalid` (RFC 2606) can receive no password reset. */
const serviceAccountEmail = 'admin-api-key@foyer.invalid'

/**
 * Signs in whoever sends ADMIN_API_KEY as `Authorization: users API-Key <key>` or `X-API-Key: <key>`, with the
 * configured role. Both sides are hashed so that the comparison takes the same time for every key.
 */
export function adminApiKeyStrategy({ key, role }: { key: string; role: Role }): AuthStrategy {
  const expected = digest(key)
  return {
    name: 'admin-api-key',
    authenticate: async ({ headers, payload }) => {
      const given = headers.get('x-api-key') ?? keyFromAuthorization(headers.get('authorization'))
      if (!given || !timingSafeEqual(digest(given), expected)) return { user: null }
      const account = await serviceAccount(payload)
      return { user: { ...account, role, collection: 'users', _strategy: 'admin-api-key' } }
    },
  }
}

/** Makes the service account where it is missing; its password is random and told to nobody. */
export async function ensureServiceAccount(payload: Payload, role: Role): Promise<void> {
  if (await findServiceAccount(payload)) return
  await payload.create({
    collection: 'users',
    data: {
      email: serviceAccountEmail,
      name: 'Admin API key',
      role,
      password: randomBytes(32).toString('base64url'),
    },
  })
}

async function serviceAccount(payload: Payload) {
  const account = await findServiceAccount(payload)
  if (!account) throw new Error('The service account of ADMIN_API_KEY is missing: restart to make it')
  return account
}

async function findServiceAccount(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: serviceAccountEmail } },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return docs[0]
}

function keyFromAuthorization(header: string | null): string | undefined {
  return header?.startsWith('users API-Key ') ? header.slice('users API-Key '.length) : undefined
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
