import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

import type { Cipher } from './Cipher.js'
import { hexBytes } from './hexBytes.js'
import { strictUtf8 } from './strictUtf8.js'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const ivBytes = 16
const tagBytes = 16

/**
 * AES-256-GCM with the working key itself; transmitted as IV, ciphertext and tag in hex. Throws a RangeError for a key
 * that is not 32 bytes.
 */
export function gcmCipher(workingKey: string): Cipher {
  const key = Buffer.from(workingKey, 'utf8')
  if (key.length !== keyBytes) {
    throw new RangeError(`A working key for ${algorithm} has ${String(keyBytes)} bytes`)
  }
  return {
    encrypt: (text) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes })
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('hex')
    },
    decrypt: (hex) => {
      const bytes = hexBytes(hex)
      if (!bytes || bytes.length < ivBytes + tagBytes) return undefined
      return open(key, bytes)
    },
  }
}

function open(key: Buffer, bytes: Buffer): string | undefined {
  const iv = bytes.subarray(0, ivBytes)
  const body = bytes.subarray(ivBytes, bytes.length - tagBytes)
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(bytes.length - tagBytes))
  try {
    return strictUtf8(Buffer.concat([decipher.update(body), decipher.final()]))
  } catch {
    return undefined
  }
}
