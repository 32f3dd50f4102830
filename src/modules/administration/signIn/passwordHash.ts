import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import { z } from 'zod'

const derive = promisify(pbkdf2)

/** How Payload 3.90 hashes passwords; it does not export a function for it. */
const prefix = 'pbkdf2-sha256-v1:'
const present = { iterations: 600_000, bytes: 32 }
const older = { iterations: 25_000, bytes: 512 }

const Stored = z.object({ hash: z.string(), salt: z.string() })

/** Whether a user has a password at all. */
export function hasPassword(user: unknown): boolean {
  return Stored.safeParse(user).success
}

/** Whether this is the password of the stored user. */
export async function isPasswordOf(user: unknown, password: string): Promise<boolean> {
  const stored = Stored.safeParse(user)
  if (!stored.success) return false
  const { hash, salt } = stored.data
  const { iterations, bytes } = hash.startsWith(prefix) ? present : older
  const expected = Buffer.from(hash.startsWith(prefix) ? hash.slice(prefix.length) : hash, 'hex')
  const given = await derive(password, salt, iterations, bytes, 'sha256')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Takes as long as a password check, where there is nothing to compare with. */
export async function hashInVain(password: string): Promise<void> {
  await derive(password, '0'.repeat(64), present.iterations, present.bytes, 'sha256')
}
