import type { Payload, Where } from 'payload'

import { isPerson } from './serviceAccount.js'

/**
 * Makes the first admin from the settings where there is no staff yet. Two processes may start together:
 * the loser meets the unique address and leaves it at that.
 */
export async function ensureFirstUser(
  payload: Payload,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (await hasUser(payload, isPerson)) return
  try {
    await payload.create({
      collection: 'users',
      data: { email, password, role: 'admin' },
      overrideAccess: true,
    })
  } catch (error) {
    if (!(await hasUser(payload, { email: { equals: email.toLowerCase() } }))) throw error
  }
}

async function hasUser(payload: Payload, where: Where): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'users', where, overrideAccess: true })
  return totalDocs > 0
}
