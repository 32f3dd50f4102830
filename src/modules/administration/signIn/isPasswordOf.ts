import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import { z } from 'zod'

const derive = promisify(pbkdf2)

/** How Payload 3.90 hashes passwords; it does not export a function for it. */
const prefix = 'pbkdf2-sha256-v1:'
const present = { iterations: 600_000, bytes: 32 }
const older = { iterations: 25_000, bytes: 512 }

const Stored = z.object({ hash: z.string(), salt: z.string() })

/** Compared with where there is no password, in the same time. */
const nothing = { hash: prefix, salt: '0'.repeat(64) }

/** Whether this is the password of the stored user; false after the same work if there is no user or no password. */
export async function isPasswordOf(user: unknown, password: string): Promise<boolean> {
  const { hash, salt } = Stored.safeParse(user).data ?? nothing
  const { iterations, bytes } = hash.startsWith(prefix) ? present : older
  const expected = Buffer.from(hash.startsWith(prefix) ? hash.slice(prefix.length) : hash, 'hex')
  const given = await derive(password, salt, iterations, bytes, 'sha256')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
