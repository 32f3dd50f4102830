import type { Payload, Where } from 'payload'

import { isPerson } from './users/userStore.js'

/**
 * Creates the first admin from the settings if there is no staff yet. If two processes start together, the second one
 * fails on the unique address and ignores that.
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
