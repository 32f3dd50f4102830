import { createHmac } from 'node:crypto'

/** HMAC-SHA-256 over the parts as JSON, so that no two lists of parts are one text. */
export function hmac(key: string | Buffer, parts: readonly (string | number)[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest()
}
