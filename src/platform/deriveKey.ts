import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'

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
