import { randomBytes } from 'node:crypto'

/** 144 random bits: who was not told an id does not find one. */
export function newId(): string {
  return randomBytes(18).toString('base64url')
}
