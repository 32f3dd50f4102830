import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

import type { Cipher, CipherName } from './Cipher.js'
import { gcmCipher } from './gcmCipher.js'
import { hexBytes } from './hexBytes.js'
import { strictUtf8 } from './strictUtf8.js'

/** The working keys during rotation: the first one encrypts, any of them may have encrypted what arrives. */
export type Keyring = {
  encrypt: (text: string) => string
  /**
   * Returns what `read` makes of the text under the first key whose text it accepts. The reader decides, because a
   * wrong CBC key passes the padding check once in 256 times.
   */
  decrypt: <T>(hex: string, read: (text: string) => T | undefined) => T | undefined
}

/** Throws a RangeError if there is no key, or one that the cipher cannot use. */
export function createKeyring(cipher: CipherName, workingKeys: readonly string[]): Keyring {
  const make: (key: string) => Cipher = cipher === 'aes-256-gcm' ? gcmCipher : cbcCipher
  const ciphers = workingKeys.map(make)
  const [first] = ciphers
  if (!first) throw new RangeError('The gateway needs a working key')
  return {
    encrypt: first.encrypt,
    decrypt: (hex, read) => {
      for (const { decrypt } of ciphers) {
        const text = decrypt(hex)
        const result = text === undefined ? undefined : read(text)
        if (result !== undefined) return result
      }
      return undefined
    },
  }
}

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
