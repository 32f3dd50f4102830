import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no letter that is read as a digit or as another when somebody spells it. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The public name of a lead, `LD-` and 16 characters: 80 random bits, so that none is guessed or counted. */
export function createReference(): string {
  const characters = Array.from(randomBytes(16), (byte) => alphabet.charAt(byte & 31))
  return `LD-${characters.join('')}`
}
