import { randomBytes, timingSafeEqual } from 'node:crypto'
import { isIPv4 } from 'node:net'

import { hmac } from '../secrets.js'
import { networksOf, unknownClient } from '../http/clientAddress.js'
import { canonicalEmail } from './otpProof.js'
import type { FarTier } from './sendBudgets.js'
import { settings } from './settings.js'

/** What a code is valid for: this challenge, purpose and address (as its hash), and nothing else. */
export type Binding = { id: string; purpose: string; emailKey: Buffer }

/** What is stored of a code: the nonce it is derived from with the pepper, and a hash to check guesses against. */
export type SealedCode = { nonce: Buffer; check: Buffer }

/**
 * Codes from a list of at least one pepper: the first makes new codes, the others still check theirs while secrets
 * rotate. The stored rows alone allow nobody to derive or test a code.
 */
export function createCodes(peppers: readonly string[]) {
  const [first] = peppers
  if (first === undefined) throw new Error('Passcodes need a pepper')
  return {
    /** A new code, sealed under the first pepper. */
    seal: (binding: Binding): SealedCode => {
      const nonce = randomBytes(16)
      return { nonce, check: checkOf(first, binding, deriveCode(first, binding, nonce)) }
    },
    /** The sealed code, or undefined if its pepper is no longer listed. */
    open: (binding: Binding, { nonce, check }: SealedCode) =>
      peppers
        .map((pepper) => ({ pepper, code: deriveCode(pepper, binding, nonce) }))
        .find(({ pepper, code }) => timingSafeEqual(checkOf(pepper, binding, code), check))?.code,
    /** The check values that this code would have, one per pepper. */
    checksOf: (binding: Binding, code: string) =>
      peppers.map((pepper) => checkOf(pepper, binding, code)),
  }
}

export type Codes = ReturnType<typeof createCodes>

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

/** Keyed hashes of 128 bits: what is stored about people is meaningless without the secret. */
export function createHashes(secret: string) {
  const key = hmac(secret, ['foyer.otp.hashes'])
  const hash = (kind: string, value: string) => hmac(key, [kind, value]).subarray(0, 16)
  return {
    /** Of the address a challenge is bound to, in any case. */
    email: (email: string) => hash('email', email.toLowerCase()),
    /** Of the address as limits count it. */
    address: (email: string) => hash('address', canonicalEmail(email)),
    /** Of a client's address; all clients with an unknown address count as one. */
    client: (client: string | undefined = unknownClient) => hash('client', client),
    /** Of the wider networks that the client is in (see networksOf). */
    networks: (client: string | undefined = unknownClient) => {
      const { near, far } = networksOf(client)
      const farTier: FarTier = isIPv4(client) ? 'ipv4' : 'far'
      return { nearKey: hash('network', near), farKey: hash('network', far), farTier }
    },
  }
}

export type Hashes = ReturnType<typeof createHashes>
