import type { Keyring } from '../ciphers/createKeyring.js'
import { GatewayFailure } from '../GatewayFailure.js'
import type { ApiRecord } from './ApiRecord.js'
import { isRecord } from './ApiRecord.js'

/**
 * Decrypts an API answer: `status=0` comes with a ciphertext, `status=1` with a plain text error, which becomes a
 * GatewayFailure with its code. Trailing line breaks occur.
 */
export function readEnvelope(keyring: Keyring, answer: string): ApiRecord {
  const fields = new URLSearchParams(answer.trim())
  const only = (name: string) => {
    const values = fields.getAll(name)
    return values.length === 1 ? values[0]?.trim() : undefined
  }
  const [status, content] = [only('status'), only('enc_response')]
  if (status === '1') {
    const code = only('enc_error_code') ?? ''
    const known = /^\d{3,6}$/.test(code) ? code : undefined
    throw new GatewayFailure(
      'refused',
      `The gateway refused the call (${known ?? 'no code'})`,
      known,
    )
  }
  const record = status === '0' && content ? keyring.decrypt(content, readJson) : undefined
  if (!record) throw new GatewayFailure('unreadable', 'The answer of the gateway cannot be read')
  return record
}

/** Version 1.1 wraps some answers in one more object, named `Order_Status_Result` or similar. */
function readJson(text: string): ApiRecord | undefined {
  const value = parse(text)
  if (!isRecord(value)) return undefined
  const wrapped = Object.entries(value).find(([name]) => /^\w+_Result$/i.test(name))?.[1]
  return isRecord(wrapped) ? wrapped : value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
