import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** A new signing secret in the form of Standard Webhooks: 32 random bytes after `whsec_`. */
export function makeSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** Whether this is a valid secret: 24 to 64 bytes, as the standard requires. */
export function isSecret(value: unknown): value is string {
  const [, encoded] =
    (typeof value === 'string' && /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value)) || []
  if (encoded === undefined) return false
  const bytes = Buffer.from(encoded, 'base64')
  return bytes.toString('base64') === encoded && bytes.length >= 24 && bytes.length <= 64
}

/** Encrypts a secret for the database with a key derived from PAYLOAD_SECRET. */
export function sealSecret(secret: string, masterSecret: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyFrom(masterSecret), iv)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Decrypts a secret; throws if it was encrypted with another PAYLOAD_SECRET or changed. */
export function openSecret(sealed: string, masterSecret: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(algorithm, keyFrom(masterSecret), bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  const opened = decipher.update(bytes.subarray(ivBytes + tagBytes))
  return Buffer.concat([opened, decipher.final()]).toString('utf8')
}

function keyFrom(masterSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterSecret, '', 'foyer.webhooks.secrets', 32))
}
