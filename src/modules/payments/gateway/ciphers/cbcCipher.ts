import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

import type { Cipher } from './Cipher.js'
import { hexBytes } from './hexBytes.js'
import { strictUtf8 } from './strictUtf8.js'

const algorithm = 'aes-128-cbc'
const blockBytes = 16
/** Fixed by the gateway, in both directions. */
const iv = Buffer.from(Array.from({ length: blockBytes }, (_, index) => index))

/**
 * AES-128-CBC with the MD5 of the working key as its key, as the gateway prescribes. It is not authenticated, so the
 * reader must check whatever it decrypts.
 */
export function cbcCipher(workingKey: string): Cipher {
  const key = createHash('md5').update(workingKey, 'utf8').digest()
  return {
    encrypt: (text) => {
      const cipher = createCipheriv(algorithm, key, iv)
      return cipher.update(text, 'utf8', 'hex') + cipher.final('hex')
    },
    decrypt: (hex) => {
      const bytes = hexBytes(hex)
      if (!bytes || bytes.length % blockBytes !== 0) return undefined
      const decipher = createDecipheriv(algorithm, key, iv)
      try {
        return strictUtf8(Buffer.concat([decipher.update(bytes), decipher.final()]))
      } catch {
        return undefined
      }
    },
  }
}
