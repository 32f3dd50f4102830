import { describe, expect, test } from '@jest/globals'

import { currencyCodes, isCurrency } from '../../src/platform/currencies.js'
import { formatMoney, minorDigits, shortMoney } from '../../src/platform/formatMoney.js'

describe('formatMoney', () => {
  test('writes minor units with the decimals of their currency, in European digits', () => {
    expect(formatMoney(49_050, 'EUR', 'en-GB')).toBe('€490.50')
    expect(formatMoney(5_000, 'JPY', 'en-GB')).toBe('JP¥5,000')
    expect(formatMoney(1_500, 'OMR', 'en-GB')).toMatch(/^OMR\s1\.500$/)
    expect(formatMoney(49_050, 'HUF', 'en-GB')).toMatch(/^HUF\s490\.50$/)
    expect(formatMoney(375_021_234, 'CLF', 'en-GB')).toMatch(/^CLF\s37,502\.1234$/)
    expect(formatMoney(123_456, 'EUR', 'ar-EG')).toMatch(/1[.,]234[.,]56/)
  })

  test('writes a pound as people do, in every language of the site', () => {
    expect(formatMoney(189_000, 'GBP', 'en')).toBe('£1,890.00')
    expect(formatMoney(189_000, 'GBP', 'fr')).toMatch(/^1\s890,00\s£$/)
    expect(formatMoney(189_000, 'GBP', 'ar')).toMatch(/1[.,]890[.,]00\s£$/)
  })

  test('leaves out decimals that are all zero where it is short', () => {
    expect(shortMoney(49_000, 'EUR', 'en-GB')).toBe('€490')
    expect(shortMoney(49_050, 'EUR', 'en-GB')).toBe('€490.50')
    expect(shortMoney(119_000, 'EUR', 'fr')).toMatch(/^1\s190\s€$/)
  })
})

describe('the currencies of ISO 4217', () => {
  test('are those that prices may be in, with indexed units and funds, without metals and codes for testing', () => {
    expect(currencyCodes.length).toBeGreaterThan(150)
    for (const code of [
      ...['EUR', 'JPY', 'OMR', 'XAF', 'XOF', 'XCD', 'SLE', 'ZWG', 'VED'],
      ...['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW'],
    ]) {
      expect([code, isCurrency(code)]).toEqual([code, true])
    }
    for (const code of ['XAU', 'XXX', 'XTS', 'XDR', 'EURO', 'eur', 'AAA', '', 7]) {
      expect([code, isCurrency(code)]).toEqual([code, false])
    }
  })

  /** Where CLDR rounds as people do, and not as ISO says. */
  const rounded =
    'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER CRC RSD TWD TZS UZS'

  test('have the decimals that Intl gives them, but for those that CLDR rounds', () => {
    const differing = currencyCodes.filter((currency) => {
      const format = new Intl.NumberFormat('en', { style: 'currency', currency })
      return format.resolvedOptions().maximumFractionDigits !== minorDigits(currency)
    })
    expect(differing.filter((code) => !rounded.includes(code))).toEqual([])
    expect(['IQD', 'OMR', 'KWD', 'BHD', 'TND'].map(minorDigits)).toEqual([3, 3, 3, 3, 3])
    expect(['CLF', 'UYW', 'UYI', 'COU'].map(minorDigits)).toEqual([4, 4, 0, 2])
    expect(['JPY', 'KRW', 'ISK', 'UGX', 'HUF', 'MGA'].map(minorDigits)).toEqual([0, 0, 0, 0, 2, 2])
  })
})
