import { randomBytes } from 'node:crypto'

import type { Payload } from 'payload'

import type { Role } from '../../platform/access.js'

/** The account that ADMIN_API_KEY acts as. `.invalid` (RFC 2606) belongs to nobody, so it can receive no mail. */
export const serviceAccountEmail = 'admin-api-key@foyer.invalid'

export async function findServiceAccount(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: serviceAccountEmail } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]
}

/**
 * Makes the service account where it is missing, with a random password that nobody is told, and gives it the
 * configured role. Two processes may start together: the loser meets the unique address and takes what is there.
 */
export async function ensureServiceAccount(payload: Payload, role: Role): Promise<void> {
  const account = (await findServiceAccount(payload)) ?? (await makeServiceAccount(payload, role))
  if (account.role === role) return
  await payload.update({
    collection: 'users',
    id: account.id,
    data: { role },
    overrideAccess: true,
  })
}

async function makeServiceAccount(payload: Payload, role: Role) {
  try {
    return await payload.create({
      collection: 'users',
      data: {
        email: serviceAccountEmail,
        name: 'Admin API key',
        role,
        password: randomBytes(32).toString('base64url'),
      },
      overrideAccess: true,
    })
  } catch (error) {
    const account = await findServiceAccount(payload)
    if (!account) throw error
    return account
  }
}
