import { randomBytes } from 'node:crypto'

/** 144 random bits, so that an id cannot be guessed. */
export function newId(): string {
  return randomBytes(18).toString('base64url')
}
