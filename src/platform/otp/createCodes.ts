import { randomBytes, timingSafeEqual } from 'node:crypto'

import { hmac } from '../hmac.js'
import { settings } from './settings.js'

/** What a code is valid for: this challenge, purpose and address (as its hash), and nothing else. */
export type Binding = { id: string; purpose: string; emailKey: Buffer }

/** What is stored of a code: the nonce it is derived from with the pepper, and a hash to check guesses against. */
export type SealedCode = { nonce: Buffer; check: Buffer }

export type Codes = {
  /** A new code, sealed under the first pepper. */
  seal(binding: Binding): SealedCode
  /** The sealed code, or undefined if its pepper is no longer listed. */
  open(binding: Binding, sealed: SealedCode): string | undefined
  /** The check values that this code would have, one per pepper. */
  checksOf(binding: Binding, code: string): Buffer[]
}

/**
 * Codes from a list of at least one pepper: the first makes new codes, the others still check theirs while secrets
 * rotate. The stored rows alone allow nobody to derive or test a code.
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

const codeCount = 10 ** settings.codeLength

/** Draws below this give every code equally often; the others, one in 4,440, are drawn again. */
const fairDraws = 2 ** 32 - (2 ** 32 % codeCount)

/** The code of a pepper and the secret nonce of a challenge: always the same, and every code equally likely. */
export function deriveCode(pepper: string, binding: Binding, nonce: Buffer): string {
  const { id, purpose, emailKey } = binding
  const parts = [id, purpose, emailKey.toString('base64'), nonce.toString('base64')]
  for (let round = 0; ; round += 1) {
    const draw = hmac(pepper, ['code', ...parts, round]).readUInt32BE()
    if (draw < fairDraws) return String(draw % codeCount).padStart(settings.codeLength, '0')
  }
}
