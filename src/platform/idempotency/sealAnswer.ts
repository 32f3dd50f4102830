import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** What an answer is kept under: nobody who reads the database alone has both the secret and the caller's key. */
function sealOf(secret: string, key: string): Buffer {
  return createHmac('sha256', secret).update(`foyer.idempotency.answer ${key}`).digest()
}

/** Encrypts an answer, which may hold a secret that is shown once. */
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
