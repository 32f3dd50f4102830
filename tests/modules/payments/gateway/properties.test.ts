import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { parseAmount, printAmount } from '../../../../src/modules/payments/gateway/amount.js'
import {
  parseFields,
  readCallback,
  readReport,
} from '../../../../src/modules/payments/gateway/callback.js'
import {
  cbcCipher,
  createKeyring,
  gcmCipher,
} from '../../../../src/modules/payments/gateway/cipher.js'
import { merchantOf, writeRequest } from '../../../../src/modules/payments/gateway/createGateway.js'

const wellFormed = fc
  .string({ unit: 'binary', maxLength: 300 })
  .filter((text) => text.isWellFormed())
const keyOf32 = fc.string({ unit: 'grapheme-ascii', minLength: 32, maxLength: 32 })
const twoDecimals = fc.constantFrom('INR', 'USD', 'EUR', 'GBP', 'SGD', 'AED')
const currency = fc.oneof(twoDecimals, fc.constantFrom('OMR', 'KWD', 'BHD', 'JPY'))

describe('the ciphers', () => {
  test('give back every text under every key', () => {
    fc.assert(
      fc.property(wellFormed, fc.string({ minLength: 1 }), keyOf32, (text, anyKey, longKey) => {
        for (const cipher of [cbcCipher(anyKey), gcmCipher(longKey)]) {
          const hex = cipher.encrypt(text)
          expect(hex).toMatch(/^[0-9a-f]+$/)
          expect(cipher.decrypt(hex)).toBe(text)
          expect(cipher.decrypt(hex.toUpperCase())).toBe(text)
        }
      }),
    )
  })

  test('never throw, whatever is to be decrypted', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('hex')),
    )
    fc.assert(
      fc.property(anything, keyOf32, (hex, key) => {
        for (const { decrypt } of [cbcCipher(key), gcmCipher(key)]) {
          expect(['string', 'undefined']).toContain(typeof decrypt(hex))
        }
      }),
    )
  })

  test('let no bit of a GCM text be changed', () => {
    fc.assert(
      fc.property(wellFormed, keyOf32, fc.tuple(fc.nat(), fc.nat(7)), (text, key, [place, bit]) => {
        const { encrypt, decrypt } = gcmCipher(key)
        const bytes = Buffer.from(encrypt(text), 'hex')
        const at = place % bytes.length
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
        expect(decrypt(bytes.toString('hex'))).toBeUndefined()
      }),
    )
  })
})

describe('a callback', () => {
  const workingKey = '0123456789ABCDEF0123456789ABCDEF'
  const keyring = createKeyring('aes-128-cbc-md5', [workingKey])
  const { encrypt } = cbcCipher(workingKey)
  const plainValue = fc.stringMatching(/^[ !-%'-~]{0,40}$/)
  const report = fc.record({
    order_id: fc.stringMatching(/^[A-Z0-9]{28}$/),
    tracking_id: fc.stringMatching(/^\d{12}$/),
    order_status: fc.constantFrom('Success', 'Failure', 'Aborted', 'Awaited', 'Timeout'),
    status_message: plainValue,
    currency: twoDecimals,
    amount: fc.integer({ min: 1, max: 99_999_999 }).map((minor) => printAmount(minor, 'INR')),
  })
  const textOf = (fields: object) =>
    Object.entries(fields)
      .map(([name, value]) => `${name}=${String(value)}`)
      .join('&')

  test('is read as it was written, with what the payer typed after it', () => {
    const typed = fc
      .string({ unit: 'binary', maxLength: 60 })
      .map((text) => text.replace(/\p{Cc}|[&\uD800-\uDFFF]/gu, ''))
    fc.assert(
      fc.property(report, typed, (fields, name) => {
        const hex = encrypt(`${textOf(fields)}&billing_name=${name}`)
        expect(readCallback(keyring, `encResp=${hex}`)).toMatchObject({
          gatewayOrderId: fields.order_id,
          trackingId: fields.tracking_id,
          gatewayStatus: fields.order_status,
          amount: parseAmount(fields.amount, fields.currency),
        })
      }),
    )
  })

  test('is refused with any of its fields twice, wherever the second one stands', () => {
    fc.assert(
      fc.property(
        report,
        fc.tuple(fc.nat(5), fc.nat(5)),
        plainValue,
        (fields, [which, where], value) => {
          const parts = textOf(fields).split('&')
          const [name = ''] = (parts[which] ?? '').split('=')
          parts.splice(where + 1, 0, `${name}=${value}`)
          expect(readReport(parts.join('&'))).toBeUndefined()
        },
      ),
    )
  })

  test('with two blocks swapped, one dropped or one doubled is refused', () => {
    fc.assert(
      fc.property(report, fc.nat(), fc.constantFrom('swap', 'drop', 'double'), (fields, n, how) => {
        const blocks = encrypt(textOf(fields)).match(/.{32}/g) ?? []
        const at = n % (blocks.length - 1)
        const [one = '', two = ''] = blocks.slice(at, at + 2)
        const instead = { swap: [two, one], drop: [two], double: [one, one, two] }[how]
        blocks.splice(at, 2, ...instead)
        expect(readCallback(keyring, `encResp=${blocks.join('')}`)).toBeUndefined()
      }),
    )
  })

  test('is never read out of a request of ours, whatever the payer called themselves', () => {
    const sender = merchantOf({ merchantId: '12345', serverUrl: 'https://foyer.example' })
    const attempt = { gatewayOrderId: 'ORDER01', amount: 100, currency: 'INR' }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (name, email, phone) => {
        const text = writeRequest(sender, { ...attempt, customer: { name, email, phone } })
        const names = text.split('&').map((part) => part.split('=')[0])
        expect(text).toMatch(/^merchant_id=12345&order_id=ORDER01&[\x20-\x7e]*$/)
        expect(new Set(names).size).toBe(names.length)
        expect(names).not.toContain('order_status')
        expect(parseFields(text)).toBeUndefined()
      }),
    )
  })

  test('never throws, whatever is posted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readCallback(keyring, text)).toBeUndefined()
        expect(readCallback(keyring, `encResp=${text}`)).toBeUndefined()
        expect(readReport(text)).toBeUndefined()
      }),
    )
  })
})

describe('an amount', () => {
  test('is parsed to what was printed, for every currency and every minor unit', () => {
    fc.assert(
      fc.property(currency, fc.integer({ min: 0, max: 9_999_999_999 }), (code, minor) => {
        expect(parseAmount(printAmount(minor, code), code)).toBe(minor)
      }),
    )
  })

  test('means the same with more or fewer zeros behind it', () => {
    fc.assert(
      fc.property(twoDecimals, fc.integer({ min: 0, max: 9_999_999 }), (code, minor) => {
        const text = printAmount(minor, code)
        expect(parseAmount(`${text}00`, code)).toBe(minor)
        expect(parseAmount(text.replace(/\.?0+$/, ''), code)).toBe(minor)
      }),
    )
  })

  test('is nothing else than digits with at most one point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), currency, (text, code) => {
        const minor = parseAmount(text, code)
        if (!/^\d+(\.\d+)?$/.test(text)) expect(minor).toBeUndefined()
        if (minor !== undefined) expect(Number.isSafeInteger(minor)).toBe(true)
      }),
    )
  })
})
