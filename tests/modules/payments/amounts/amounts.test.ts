import { describe, expect, test } from '@jest/globals'

import { parseAmount, printAmount } from '../../../../src/modules/payments/gateway/amount.js'

describe('parseAmount', () => {
  test.each([
    ['2.0', 'INR', 200],
    ['900.87', 'INR', 90087],
    ['0.29', 'EUR', 29],
    ['9999999999.99', 'INR', 999_999_999_999],
    ['1.150', 'OMR', 1150],
    ['1.15', 'OMR', 1150],
    ['5.0000', 'JPY', 5],
    ['0.00', 'INR', 0],
  ])('reads %s %s as %i', (text, currency, minor) => {
    expect(parseAmount(text, currency)).toBe(minor)
  })

  test.each([
    ...[
      '-1',
      '-0',
      '+1',
      '1e3',
      '1,000.00',
      '1,000',
      ' 1',
      '1 ',
      '1\n',
      'NaN',
      '１',
      '',
      '.5',
      '5.',
    ],
    ...['0.001', '1.00000', '12345678901', '0x10', 'Infinity', '1.0.0'],
  ])('refuses “%s”', (text) => {
    expect(parseAmount(text, 'INR')).toBeUndefined()
  })

  test('refuses decimals that the currency does not have, and currencies it does not know', () => {
    expect(parseAmount('1.1505', 'OMR')).toBeUndefined()
    expect(parseAmount('1.5', 'JPY')).toBeUndefined()
    expect(parseAmount('1.00', 'XAU')).toBeUndefined()
    expect(parseAmount('1.00', 'inr')).toBeUndefined()
  })
})

describe('printAmount', () => {
  test.each([
    [1, 'INR', '0.01'],
    [120, 'INR', '1.20'],
    [999_999_999_999, 'INR', '9999999999.99'],
    [1150, 'OMR', '1.150'],
    [5, 'OMR', '0.005'],
    [5000, 'JPY', '5000'],
    [0, 'INR', '0.00'],
  ])('writes %i %s as %s', (minor, currency, text) => {
    expect(printAmount(minor, currency)).toBe(text)
  })

  test.each([
    [0.5, 'INR'],
    [-1, 'INR'],
    [Number.NaN, 'INR'],
    [Number.MAX_SAFE_INTEGER + 1, 'INR'],
    [1_000_000_000_000, 'INR'],
    [1, 'XAU'],
  ])('refuses %d %s', (minor, currency) => {
    expect(() => printAmount(minor, currency)).toThrow(RangeError)
  })
})
