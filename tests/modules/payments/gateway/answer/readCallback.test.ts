import { describe, expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'

import { readCallback, readReport } from '../../../../../src/modules/payments/gateway/callback.js'
import { cbcCipher, createKeyring } from '../../../../../src/modules/payments/gateway/cipher.js'
import { loadVectors } from '../loadVectors.js'

const vectors = loadVectors()
const workingKey = '0123456789ABCDEF0123456789ABCDEF'
const keyring = createKeyring('aes-128-cbc-md5', [workingKey])
const { encrypt } = cbcCipher(workingKey)
const vector = (id: string) => {
  const found = vectors.cbc.find((one) => one.id === id)
  if (!found) throw new Error(`No vector ${id}`)
  return found
}
const success = vector('resp-success')
const read = (hex: string) => readCallback(keyring, `encResp=${hex}`)
const readText = (text: string) => read(encrypt(text))

const base: Record<string, string | undefined> = {
  order_id: 'ORDER1',
  tracking_id: '312010507203',
  order_status: 'Success',
  currency: 'INR',
  amount: '900.87',
}
const textOf = (changes: Record<string, string | undefined> = {}) =>
  Object.entries({ ...base, ...changes })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join('&')

describe('a genuine callback', () => {
  test('of a success is read whole', () => {
    expect(read(success.ciphertextHex)).toEqual({
      gatewayOrderId: 'O7J4E6B9KUCQZO',
      trackingId: '312010507203',
      outcome: 'succeeded',
      gatewayStatus: 'Success',
      amount: 90087,
      currency: 'INR',
      message: 'Y',
      digest: createHash('sha256').update(success.ciphertextHex).digest('hex'),
    })
  })

  test('of a cancelled payment is read, though the gateway writes null for what it lacks', () => {
    const report = read(vector('resp-aborted').ciphertextHex)
    expect(report).toMatchObject({ outcome: 'cancelled', amount: 5000, currency: 'INR' })
  })

  test('is the same callback, by its digest, in upper-case hex', () => {
    const [lower, upper] = [success.ciphertextHex, success.ciphertextHex.toUpperCase()]
    expect(read(upper)).toEqual(read(lower))
  })

  test('may come under its old name', () => {
    const form = `encResponse=${success.ciphertextHex}&orderNo=other`
    expect(readCallback(keyring, form)?.gatewayOrderId).toBe('O7J4E6B9KUCQZO')
  })

  test('may carry unknown fields, an ampersand typed by the payer, other scripts in the address', () => {
    const more = '&billing_name=Tom & Jerry=Friends&billing_city=अनीता&card_note=a=b=c&'
    expect(readText(textOf() + more)).toMatchObject({ outcome: 'succeeded', amount: 90087 })
  })

  test.each([
    ['2.0', 'INR', 200],
    ['1222500.0', 'INR', 122250000],
    ['1.150', 'OMR', 1150],
    ['5', 'JPY', 5],
  ])('of %s %s is %i minor units', (amount, currency, minor) => {
    expect(readText(textOf({ amount, currency }))).toMatchObject({ amount: minor, currency })
  })

  test('in a currency we do not know keeps its name without an amount, so that people look at it', () => {
    const report = readText(textOf({ currency: 'XAU' }))
    expect(report).toMatchObject({ outcome: 'succeeded', currency: 'XAU' })
    expect(report).not.toHaveProperty('amount')
  })
})

describe('what is not proved to be the gateway’s is refused:', () => {
  test.each(vectors.negativeAndForgery)('$id', ({ workingKey: key, ciphertextHex }) => {
    expect(
      readCallback(createKeyring('aes-128-cbc-md5', [key]), `encResp=${ciphertextHex}`),
    ).toBeUndefined()
  })

  test('our own request, played back', () => {
    const { honestCiphertextHex = '', honestPlaintext = '' } =
      vectors.negativeAndForgery.find(({ id }) => id === 'forge-reflected-request') ?? {}
    expect(encrypt(honestPlaintext)).toBe(honestCiphertextHex)
    expect(read(honestCiphertextHex)).toBeUndefined()
    expect(readText(`merchant_id=1&${textOf()}`)).toBeUndefined()
  })

  test('a cancelled payment with a success added', () => {
    const aborted = vector('resp-aborted').plaintext
    expect(readText(`${aborted}&order_status=Success`)).toBeUndefined()
    expect(
      readText(aborted.replace('order_status=', 'order_status=Success&order_status=')),
    ).toBeUndefined()
  })

  test.each([
    ['no ciphertext', ''],
    ['two ciphertexts', `encResp=${success.ciphertextHex}&encResp=${success.ciphertextHex}`],
    ['both names', `encResp=${success.ciphertextHex}&encResponse=${success.ciphertextHex}`],
    ['plain text', `encResp=${encodeURIComponent(textOf())}`],
    ['blanks around the hex', `encResp=%20${success.ciphertextHex}`],
    ['the plaintext fields alone', 'orderNo=ORDER1&order_status=Success'],
  ])('%s', (_, form) => {
    expect(readCallback(keyring, form)).toBeUndefined()
  })

  test('more than 16 KiB of hex', () => {
    const long = (length: number) => textOf({ billing_address: 'a'.repeat(length) })
    expect(readText(long(7_000))).toBeDefined()
    expect(readText(long(9_000))).toBeUndefined()
  })

  test.each([
    ['a doubled field, whatever it says', { extra: '1&extra=1' }],
    ['a control character', { status_message: 'a\nb' }],
    ['a control character in an address', { billing_address: 'a\u0000b' }],
    ['bytes beyond ASCII outside an address', { status_message: '₹' }],
    ['a field of requests', { redirect_url: 'https://shop.example/' }],
    ['a stray part', { status_message: 'a&b' }],
    ['a tracking id that is no number', { tracking_id: '31201050720A' }],
    ['a short tracking id', { tracking_id: '12' }],
    ['a success without a tracking id', { tracking_id: undefined }],
    ['a success whose tracking id is null', { tracking_id: 'null' }],
    ['no status', { order_status: '' }],
    ['no order', { order_id: '' }],
    ['an order id with a quote', { order_id: `1'--` }],
    ['no amount', { amount: undefined }],
    ['an amount in scientific form', { amount: '1e3' }],
    ['a signed amount', { amount: '+1' }],
    ['grouped digits', { amount: '1,000.00' }],
    ['more decimals than the currency has', { amount: '1.001' }],
    ['a currency in lower case', { currency: 'inr' }],
    ['a success without money', { amount: undefined, currency: undefined }],
  ])('%s', (_, changes: Record<string, string | undefined>) => {
    expect(readText(textOf())).toBeDefined()
    expect(readText(textOf(changes))).toBeUndefined()
  })

  test('an answer that does not begin with its order', () => {
    expect(
      readText(`tracking_id=312010507203&${textOf({ tracking_id: undefined })}`),
    ).toBeUndefined()
  })

  test('20,000 of 20,000 edits of single bytes of a success', () => {
    const honest = Buffer.from(success.ciphertextHex, 'hex')
    for (let round = 0; round < 20_000; round += 1) {
      const edited = Buffer.from(honest)
      const at = (round * 7919) % edited.length
      edited[at] = (edited[at] ?? 0) ^ (1 + (round % 255))
      expect(read(edited.toString('hex'))).toBeUndefined()
    }
  })
})

describe('a status of the gateway', () => {
  test.each([
    ['success', 'succeeded'],
    ['SHIPPED', 'succeeded'],
    ['Successful', 'succeeded'],
    ['Failure', 'failed'],
    ['Unsuccessful', 'failed'],
    ['Invalid', 'failed'],
    ['Aborted', 'cancelled'],
    ['Timeout', 'expired'],
    ['Awaited', 'pending'],
    ['initiated', 'pending'],
    ['Auto-Cancelled', 'refunded'],
    ['Auto-Reversed', 'refunded'],
    ['Cancelled', 'refunded'],
    ['System refund', 'refunded'],
    ['Refunded', 'refunded'],
    ['Chargeback', 'disputed'],
    ['Fraud', 'suspicious'],
    ['Successfully', 'unknown'],
    ['Suc cess', 'unknown'],
  ])('%s means %s', (word, outcome) => {
    expect(readReport(textOf({ order_status: word }))).toMatchObject({
      outcome,
      gatewayStatus: word,
    })
  })
})
