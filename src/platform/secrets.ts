import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'

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

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Encrypts bytes under a key of 32 bytes. */
export function seal(key: Buffer, content: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv)
  const sealed = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** The bytes that `seal` encrypted; throws if the key is another one or they were changed. */
export function unseal(key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes))
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
}

/** The PKCS #8 prefix before the 32 bytes of an Ed25519 private key (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** `x` is the public key as a JWK has it (RFC 8037). */
type KeyPair = { key: KeyObject; x: string }

/**
 * An Ed25519 key derived from PAYLOAD_SECRET for one purpose: every process has the same key, none has to be stored, and
 * it changes with the secret.
 */
export function deriveKey(secret: string, purpose: string): KeyPair {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const der = Buffer.concat([pkcs8Prefix, seed])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return { key, x }
}

/** Tells whether a given text is this secret. Both are hashed, so comparing takes the same time for every text. */
export function matcherOf(secret: string): (given: string) => boolean {
  const expected = digest(secret)
  return (given) => timingSafeEqual(digest(given), expected)
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
