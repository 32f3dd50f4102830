import { describe, expect, test } from '@jest/globals'
import type { TypedLocale } from 'payload'

import { readSum, writeSum } from '../../../../src/modules/payments/initiate/writtenSum.js'
import { currencyCodes } from '../../../../src/platform/currencies.js'

const locales: TypedLocale[] = ['en', 'fr', 'ar']

describe('a sum that somebody typed', () => {
  test.each([
    ['EUR', '5', 500],
    ['EUR', '25,5', 2_550],
    ['EUR', '12.5', 1_250],
    ['EUR', '5,00', 500],
    ['EUR', '5.00', 500],
    ['EUR', '0.50', 50],
    ['EUR', '1234.5', 123_450],
    ['EUR', '1,000', 100_000],
    ['EUR', '4,500', 450_000],
    ['EUR', '5,000', 500_000],
    ['EUR', '5.000', 500_000],
    ['EUR', '12.500', 1_250_000],
    ['EUR', '5 000', 500_000],
    ['EUR', '5\u00a0000', 500_000],
    ['EUR', '5\u202f000', 500_000],
    ['EUR', '5’000', 500_000],
    ['EUR', "5'000.50", 500_050],
    ['EUR', '1.000,00', 100_000],
    ['EUR', '1,000.00', 100_000],
    ['EUR', '5 000,00', 500_000],
    ['EUR', '5\u202f000,00', 500_000],
    ['EUR', '1,234,567', 123_456_700],
    ['EUR', '1.234.567,8', 123_456_780],
    ['EUR', '٢٥', 2_500],
    ['EUR', '٢٥٫٥', 2_550],
    ['EUR', '۱۲٫۵۰', 1_250],
    ['EUR', '٥٬٠٠٠', 500_000],
    ['EUR', '٥٬٠٠٠٫٢٥', 500_025],
    ['EUR', '\u200f5,000', 500_000],
    ['EUR', '５，０００', 500_000],
    ['INR', '100,000.00', 10_000_000],
    ['JPY', '500', 500],
    ['JPY', '5,000', 5_000],
    ['JPY', '5.000', 5_000],
    ['JPY', '5 000', 5_000],
    ['JPY', '1,000,000', 1_000_000],
    ['KWD', '12', 12_000],
    ['KWD', '1.5', 1_500],
    ['KWD', '1,75', 1_750],
    ['KWD', '0,500', 500],
    ['KWD', '1234.567', 1_234_567],
    ['KWD', '1 500', 1_500_000],
    ['KWD', '1 500,250', 1_500_250],
    ['KWD', '1,000,000', 1_000_000_000],
    ['KWD', '1.500,250', 1_500_250],
    ['KWD', '١٫٥٠٠', 1_500],
    ['KWD', '١٬٥٠٠', 1_500_000],
    ['CLF', '1.2345', 12_345],
  ])('in %s as “%s” is %i on every page', (currency, text, minor) => {
    for (const locale of [...locales, undefined]) {
      expect(readSum(text, { currency, locale })).toBe(minor)
    }
  })

  test.each([
    ['KWD', '1.500', { en: 1_500, ar: 1_500, fr: undefined }],
    ['KWD', '1,500', { en: 1_500_000, ar: 1_500_000, fr: 1_500 }],
    ['BHD', '12.345', { en: 12_345, ar: 12_345, fr: undefined }],
    ['BHD', '١٢,٣٤٥', { en: 12_345_000, ar: 12_345_000, fr: 12_345 }],
    ['CLF', '1,234', { en: 12_340_000, ar: 12_340_000, fr: 12_340 }],
  ])(
    'in %s as “%s”, which could be either, is read as its page writes and refused where that is unknown',
    (currency, text, meant) => {
      const read = (locale?: TypedLocale) => readSum(text, { currency, locale })
      expect({ en: read('en'), ar: read('ar'), fr: read('fr') }).toEqual(meant)
      expect(read()).toBeUndefined()
    },
  )

  test.each([
    ...['', '1e3', '-5', '+5', '.5', '5.', '5,', '€5', '5 €', '5-', '1 2', '0x10', 'NaN'],
    ...['0,500', '0.500', '05,000', '1,00,000', '1,0000', '12.5000', '1234,567', '1,234567'],
    ...['1,000,00', '1.000.00', '1,000 000', '1.000,000', '1,234.567', '5٫000', '5٬00'],
    ...['1 000 00', '5  000', '5,,000', "5''000", '1,000.00.00', '12345678901', '5\n000'],
  ])('as “%s” is refused in EUR, on every page', (text) => {
    for (const locale of [...locales, undefined]) {
      expect(readSum(text, { currency: 'EUR', locale })).toBeUndefined()
    }
  })

  test.each(['500.00', '500,5', '5,00', '1.000,5'])('as “%s” is refused in JPY', (text) => {
    expect(readSum(text, { currency: 'JPY', locale: 'en' })).toBeUndefined()
  })
})

test('a sum that a page writes is read back from it, in every language and currency', () => {
  expect(writeSum(2_500, 'EUR', 'en')).toBe('25.00')
  expect(writeSum(2_500, 'EUR', 'fr')).toBe('25,00')
  expect(writeSum(2_500, 'EUR', 'ar')).toBe('25.00')
  expect(writeSum(500_000, 'JPY', 'fr')).toBe('500000')
  for (const currency of currencyCodes) {
    for (const locale of locales) {
      for (const minor of [1, 50, 2_500, 500_000, 123_456_789]) {
        const text = writeSum(minor, currency, locale)
        expect([text, readSum(text, { currency, locale })]).toEqual([text, minor])
      }
    }
  }
})
