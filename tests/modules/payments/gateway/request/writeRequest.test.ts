import { describe, expect, test } from '@jest/globals'

import {
  merchantOf,
  writeRequest,
} from '../../../../../src/modules/payments/gateway/createGateway.js'

const sender = merchantOf({ merchantId: '12345', serverUrl: 'https://foyer.example' })
const attempt = {
  gatewayOrderId: '01JD0000000000000000000000-01'.replace('-', ''),
  amount: 5000,
  currency: 'INR',
}
const payer = (customer: { name?: string; email?: string; phone?: string }) =>
  writeRequest(sender, { ...attempt, customer }).split('&language=EN')[1]

describe('a payment request', () => {
  test('names merchant and order before anything the payer chose', () => {
    expect(
      writeRequest(sender, {
        ...attempt,
        customer: { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+44 20 7946 0000' },
      }),
    ).toBe(
      'merchant_id=12345&order_id=01JD000000000000000000000001&currency=INR&amount=50.00' +
        '&redirect_url=https://foyer.example/api/payments/gateway/response' +
        '&cancel_url=https://foyer.example/api/payments/gateway/cancel&language=EN' +
        '&billing_name=Ada Lovelace&billing_tel=442079460000&billing_email=ada@example.com',
    )
  })

  test.each([
    ['accents', 'José  Núñez', '&billing_name=Jose Nunez'],
    [
      'separators',
      'A&order_status=Success&tracking_id=1',
      '&billing_name=A order status Success tracking id',
    ],
    ['line breaks', 'Ada\r\nLovelace', '&billing_name=Ada Lovelace'],
    ['a script without Latin letters', 'अनीता शर्मा', ''],
    ['61 letters', 'a'.repeat(61), `&billing_name=${'a'.repeat(60)}`],
  ])('takes from a name with %s only what the gateway allows', (_, name, expected) => {
    expect(payer({ name })).toBe(expected)
  })

  test.each([
    ['ada+foyer@example.com'],
    ['ada-l@example.com'],
    ['ada@example.com&order_status=Success'],
    [`${'a'.repeat(70)}@example.com`],
  ])('leaves out the address %s rather than change it', (email) => {
    expect(payer({ email })).toBe('')
  })

  test.each([['020 7946 ext 3'], ['1'.repeat(21)], ['']])('leaves out the number “%s”', (phone) => {
    expect(payer({ phone })).toBe('')
  })

  test.each([
    ['an order number with a separator', { gatewayOrderId: 'A&b=1' }],
    ['an order number with a slash', { gatewayOrderId: 'A/1' }],
    ['an order number of 31 characters', { gatewayOrderId: 'A'.repeat(31) }],
    ['no whole number of minor units', { amount: 1.5 }],
    ['a negative amount', { amount: -1 }],
    ['an unknown currency', { currency: 'XAU' }],
  ])('is not written with %s', (_, change) => {
    expect(() => writeRequest(sender, { ...attempt, ...change })).toThrow(RangeError)
  })

  test('is not written with an address that the gateway would cut, or one with a query', () => {
    for (const serverUrl of [`https://${'a'.repeat(63)}`, 'https://foyer.example/?a=1&b=']) {
      expect(() => merchantOf({ merchantId: '12345', serverUrl })).toThrow(RangeError)
    }
    expect(() =>
      merchantOf({ merchantId: '1', serverUrl: `https://${'a'.repeat(62)}` }),
    ).not.toThrow()
  })
})
