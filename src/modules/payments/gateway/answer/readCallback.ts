import { createHash } from 'node:crypto'

import type { Keyring } from '../ciphers/createKeyring.js'
import type { GatewayCallback } from '../Gateway.js'
import { readReport } from './readReport.js'

/** The current field name, and the one used before 2014. */
const names = ['encResp', 'encResponse']
/** In hex digits; ten times the longest answer seen. */
const maxLength = 16 * 1024

/** The callback in a posted form, which must hold exactly one ciphertext. The plain `orderNo` proves nothing. */
export function readCallback(keyring: Keyring, form: string): GatewayCallback | undefined {
  const fields = new URLSearchParams(form)
  const [hex, ...others] = names.flatMap((name) => fields.getAll(name))
  if (hex === undefined || others.length > 0 || hex.length > maxLength) return undefined
  const report = keyring.decrypt(hex, readReport)
  return report && { ...report, digest: digestOf(hex) }
}

/** Whether a posted form contains a gateway answer at all, valid or not. */
export function hasAnswer(form: string): boolean {
  const fields = new URLSearchParams(form)
  return names.some((name) => fields.has(name))
}

/** The same bytes in upper-case hex are the same callback. */
function digestOf(hex: string): string {
  return createHash('sha256').update(hex.toLowerCase()).digest('hex')
}
