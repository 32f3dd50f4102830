import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** The encryption key of an answer: reading it takes both the secret and the caller's key, not just the database. */
function sealOf(secret: string, key: string): Buffer {
  return createHmac('sha256', secret).update(`foyer.idempotency.answer ${key}`).digest()
}

/** Encrypts an answer, which may contain a secret that is shown only once. */
export function sealAnswer(body: Buffer, { secret, key }: { secret: string; key: string }): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', sealOf(secret, key), iv)
  const sealed = Buffer.concat([cipher.update(body), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** The answer that `sealAnswer` encrypted. */
export function openAnswer(
  sealed: Buffer,
  { secret, key }: { secret: string; key: string },
): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', sealOf(secret, key), sealed.subarray(0, ivBytes))
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
}
