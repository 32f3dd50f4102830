import type { Binding } from './createCodes.js'
import { hmac } from '../hmac.js'
import { settings } from './settings.js'

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
