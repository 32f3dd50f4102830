import type { Payload } from 'payload'

/**
 * Makes the first admin from the settings where there is no staff yet. Two processes may start together:
 * the loser meets the unique address and leaves it at that.
 */
export async function ensureFirstUser(
  payload: Payload,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { email: { not_like: '@foyer.invalid' } },
  })
  if (totalDocs > 0) return
  try {
    await payload.create({ collection: 'users', data: { email, password, role: 'admin' } })
  } catch (error) {
    const { totalDocs: made } = await payload.count({ collection: 'users', where: { email: { equals: email } } })
    if (made === 0) throw error
  }
}
