import { describe, expect, test } from '@jest/globals'

import { readReport } from '../../../../../src/modules/payments/gateway/callback.js'
import {
  cbcCipher,
  createKeyring,
  gcmCipher,
} from '../../../../../src/modules/payments/gateway/cipher.js'
import { loadVectors } from '../loadVectors.js'

const vectors = loadVectors()
const external = (mode: string) => vectors.external.filter((vector) => vector.mode === mode)
const cbc = [...external('aes-128-cbc'), ...vectors.cbc]
const gcm = [...external('aes-256-gcm'), ...vectors.gcm]
const [badKey = { workingKey: '' }] = vectors.gcmNegative.filter(({ id }) => /keylen/.test(id))

describe('AES-128-CBC under the MD5 of the working key', () => {
  test.each(cbc)('encrypts $id byte for byte, and decrypts it', (vector) => {
    const { encrypt, decrypt } = cbcCipher(vector.workingKey)
    expect(encrypt(vector.plaintext)).toBe(vector.ciphertextHex)
    expect(decrypt(vector.ciphertextHex)).toBe(vector.plaintext)
  })

  test.each(vectors.negativeAndForgery)('gives for $id nothing that can be read', (vector) => {
    const text = cbcCipher(vector.workingKey).decrypt(vector.ciphertextHex)
    if (vector.expect === 'accept') expect(text).toBe(vector.plaintext)
    else expect(text === undefined ? undefined : readReport(text)).toBeUndefined()
    if (vector.expect === 'reject') expect(text).toBeUndefined()
  })

  test('refuses bytes that are not UTF-8 instead of replacing them', () => {
    const { encrypt, decrypt } = cbcCipher('key')
    const whole = encrypt(`${'a'.repeat(16)}b`)
    expect(decrypt(`${'00'.repeat(16)}${whole.slice(32)}`)).toBeUndefined()
  })

  test('keeps a byte order mark, which is text here', () => {
    const { encrypt, decrypt } = cbcCipher('key')
    expect(decrypt(encrypt('\uFEFForder_id=1'))).toBe('\uFEFForder_id=1')
  })
})

describe('AES-256-GCM under the working key itself', () => {
  test.each(gcm)('decrypts $id', (vector) => {
    expect(gcmCipher(vector.workingKey).decrypt(vector.ciphertextHex)).toBe(vector.plaintext)
  })

  test.each(gcm)('writes $id as IV, text and tag, each time under another IV', (vector) => {
    const { encrypt, decrypt } = gcmCipher(vector.workingKey)
    const [one, other] = [encrypt(vector.plaintext), encrypt(vector.plaintext)]
    expect(one).toHaveLength(vector.ciphertextHex.length)
    expect(one.slice(0, 32)).not.toBe(other.slice(0, 32))
    expect(decrypt(one)).toBe(vector.plaintext)
  })

  test.each(vectors.gcmNegative.filter(({ id }) => !/keylen/.test(id)))('refuses $id', (vector) => {
    expect(gcmCipher(vector.workingKey).decrypt(vector.ciphertextHex)).toBeUndefined()
  })

  test('refuses a text shortened anywhere, the tag included', () => {
    const { encrypt, decrypt } = gcmCipher('1234567890abcdef1234567890abcdef')
    const whole = encrypt('order_id=1')
    for (let length = 0; length < whole.length; length += 1) {
      expect(decrypt(whole.slice(0, length))).toBeUndefined()
    }
  })

  test('accepts only a working key of 32 bytes', () => {
    expect(() => gcmCipher(badKey.workingKey)).toThrow(RangeError)
    expect(() => gcmCipher('é'.repeat(32))).toThrow(RangeError)
    expect(() => gcmCipher('é'.repeat(16))).not.toThrow()
  })
})

describe('a keyring', () => {
  const [older, newer] = ['older key', 'newer key'] as const
  const read = (text: string) => (text.startsWith('order_id=') ? text : undefined)

  test('encrypts with its first key and decrypts with any', () => {
    const ring = createKeyring('aes-128-cbc-md5', [newer, older])
    const text = 'order_id=1'
    expect(cbcCipher(newer).decrypt(ring.encrypt(text))).toBe(text)
    expect(ring.decrypt(cbcCipher(older).encrypt(text), read)).toBe(text)
    expect(ring.decrypt(cbcCipher(newer).encrypt(text), read)).toBe(text)
    expect(ring.decrypt(cbcCipher('no key of ours').encrypt(text), read)).toBeUndefined()
  })

  test('asks the reader about every key, because padding alone proves nothing', () => {
    const ring = createKeyring('aes-128-cbc-md5', [older, older])
    const seen: string[] = []
    const readSecond = (text: string) => (seen.push(text) === 2 ? text : undefined)
    expect(ring.decrypt(cbcCipher(older).encrypt('order_id=1'), readSecond)).toBe('order_id=1')
  })

  test('cannot be made without a key', () => {
    expect(() => createKeyring('aes-128-cbc-md5', [])).toThrow(RangeError)
  })
})
