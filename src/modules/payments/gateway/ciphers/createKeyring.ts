import { cbcCipher } from './cbcCipher.js'
import type { Cipher, CipherName } from './Cipher.js'
import { gcmCipher } from './gcmCipher.js'

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
