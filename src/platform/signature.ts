import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 (RFC 2104) of the parts one after the other. Begin with a word for the purpose: one secret signs many. */
export function sign(secret: string | Buffer, ...parts: (string | Buffer)[]): Buffer {
  const hmac = createHmac('sha256', secret)
  for (const part of parts) hmac.update(part)
  return hmac.digest()
}

/** Whether a signature that came in, as bytes or base64url, is the expected one; compared in constant time. */
export function isSignature(given: string | Buffer, expected: Buffer): boolean {
  const bytes = typeof given === 'string' ? Buffer.from(given, 'base64url') : given
  // Decoding skips what is no base64url, so that a signature could otherwise be written in many ways.
  if (typeof given === 'string' && bytes.toString('base64url') !== given) return false
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}

/** HMAC-SHA-256 over the parts as JSON, so that no two lists of parts are one text. */
export function hmac(key: string | Buffer, parts: readonly (string | number)[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest()
}
