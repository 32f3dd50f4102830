import { randomBytes, timingSafeEqual } from 'node:crypto'

import { deriveCode } from './deriveCode.js'
import { hmac } from '../hmac.js'

/** What a code is valid for: this challenge, purpose and address (as its hash), and no other. */
export type Binding = { id: string; purpose: string; emailKey: Buffer }

/** What is kept of a code: where it comes from under the pepper, and what a guess is checked against. */
export type SealedCode = { nonce: Buffer; check: Buffer }

export type Codes = {
  /** A new code, sealed under the first pepper. */
  seal(binding: Binding): SealedCode
  /** The code that was sealed, or undefined where its pepper is no longer listed. */
  open(binding: Binding, sealed: SealedCode): string | undefined
  /** The checks that this code would have, one a pepper. */
  checksOf(binding: Binding, code: string): Buffer[]
}

/**
 * Codes from a list of peppers, at least one: the first makes new codes, the others still check theirs while
 * secrets rotate. Whoever holds the rows alone can neither derive a code nor try one.
 */
export function createCodes(peppers: readonly string[]): Codes {
  const [first] = peppers
  if (first === undefined) throw new Error('Passcodes need a pepper')
  return {
    seal: (binding) => {
      const nonce = randomBytes(16)
      return { nonce, check: checkOf(first, binding, deriveCode(first, binding, nonce)) }
    },
    open: (binding, { nonce, check }) =>
      peppers
        .map((pepper) => ({ pepper, code: deriveCode(pepper, binding, nonce) }))
        .find(({ pepper, code }) => timingSafeEqual(checkOf(pepper, binding, code), check))?.code,
    checksOf: (binding, code) => peppers.map((pepper) => checkOf(pepper, binding, code)),
  }
}

function checkOf(pepper: string, { id, purpose, emailKey }: Binding, code: string): Buffer {
  return hmac(pepper, ['check', id, purpose, emailKey.toString('base64'), code])
}
