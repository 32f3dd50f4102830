import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

export type CipherName = 'aes-128-cbc-md5' | 'aes-256-gcm'

/** The gateway's encryption with one working key. Texts are UTF-8, ciphertexts hex. */
type Cipher = {
  encrypt: (text: string) => string
  /** Undefined if this key did not encrypt it. CBC is not authenticated, so a result may still be garbage. */
  decrypt: (hex: string) => string | undefined
}

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

const cbc = 'aes-128-cbc'
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
      const cipher = createCipheriv(cbc, key, iv)
      return cipher.update(text, 'utf8', 'hex') + cipher.final('hex')
    },
    decrypt: (hex) => {
      const bytes = hexBytes(hex)
      if (!bytes || bytes.length % blockBytes !== 0) return undefined
      const decipher = createDecipheriv(cbc, key, iv)
      try {
        return strictUtf8(Buffer.concat([decipher.update(bytes), decipher.final()]))
      } catch {
        return undefined
      }
    },
  }
}

const gcm = 'aes-256-gcm'
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
    throw new RangeError(`A working key for ${gcm} has ${String(keyBytes)} bytes`)
  }
  return {
    encrypt: (text) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(gcm, key, iv, { authTagLength: tagBytes })
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
  const decipher = createDecipheriv(gcm, key, iv, { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(bytes.length - tagBytes))
  try {
    return strictUtf8(Buffer.concat([decipher.update(body), decipher.final()]))
  } catch {
    return undefined
  }
}

const hexDigits = /^[0-9a-fA-F]+$/

/** The bytes of a hex text in either case; undefined for anything else, where Buffer.from would cut it short. */
function hexBytes(text: string): Buffer | undefined {
  const isHex = text.length % 2 === 0 && hexDigits.test(text)
  return isHex ? Buffer.from(text, 'hex') : undefined
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text of UTF-8 bytes, byte for byte; undefined if they are not UTF-8. */
function strictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}
