import type { Binding } from './createCodes.js'
import { hmac } from '../hmac.js'
import { settings } from './settings.js'

const codeCount = 10 ** settings.codeLength

/** The draws below it fall on every code equally often; the others, one in 4,440, are drawn again. */
const fairDraws = 2 ** 32 - (2 ** 32 % codeCount)

/** The code that a pepper and the secret nonce of a challenge give: always the same, each as likely as any. */
export function deriveCode(pepper: string, binding: Binding, nonce: Buffer): string {
  const { id, purpose, emailKey } = binding
  const parts = [id, purpose, emailKey.toString('base64'), nonce.toString('base64')]
  for (let round = 0; ; round += 1) {
    const draw = hmac(pepper, ['code', ...parts, round]).readUInt32BE()
    if (draw < fairDraws) return String(draw % codeCount).padStart(settings.codeLength, '0')
  }
}
