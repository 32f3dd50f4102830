import { randomBytes } from 'node:crypto'

/** Crockford's base 32 leaves out letters that look like digits or sound alike when spelt. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The public reference of a lead, `LD-` and 16 characters: 80 random bits, so it cannot be guessed or counted. */
export function createReference(): string {
  const characters = Array.from(randomBytes(16), (byte) => alphabet.charAt(byte & 31))
  return `LD-${characters.join('')}`
}
