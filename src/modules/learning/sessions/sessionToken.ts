import { createHash, randomBytes } from 'node:crypto'

/** A token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored hash of a token. No salt and no key: 256 random bits cannot be guessed from their hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
