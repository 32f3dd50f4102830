import { describe, expect, test } from '@jest/globals'

import { formatPrice } from '../../../../src/app/(site)/_format/formatPrice.js'

describe('formatPrice', () => {
  test('reads the amount as minor units of its own currency', () => {
    expect(formatPrice({ amount: 49050, currency: 'EUR' }, 'en-GB')).toBe('€490.50')
    expect(formatPrice({ amount: 5000, currency: 'JPY' }, 'en-GB')).toBe('JP¥5,000')
  })

  test('leaves out the cents of a round price', () => {
    expect(formatPrice({ amount: 49000, currency: 'EUR' }, 'en-GB')).toBe('€490')
  })

  test('writes money as the reader does', () => {
    expect(formatPrice({ amount: 119000, currency: 'EUR' }, 'fr')).toMatch(/^1\s190\s€$/)
  })
})
