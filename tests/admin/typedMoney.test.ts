import { expect, test } from '@jest/globals'

import { parseAmount, printTyped } from '../../src/admin/fields/typedMoney.js'
import { currencyPath } from '../../src/admin/fields/currencyPath.js'

test.each([
  ['490', 2, 49_000],
  ['490.5', 2, 49_050],
  ['490,50', 2, 49_050],
  ['1,250.50', 2, 125_050],
  ['1 250', 2, 125_000],
  ['1,250', 2, 125_000],
  ['1.500', 3, 1_500],
  ['500', 0, 500],
])('%s in %i decimals is %i minor units', (typed, digits, amount) => {
  expect(parseAmount(typed, digits)).toBe(amount)
})

test.each(['', 'ten', '1.2.3', '4.999', '-5', '1e3', '99999999999999999999'])(
  '%p is no amount',
  (typed) => {
    expect(parseAmount(typed, 2)).toBeUndefined()
  },
)

test('an amount is shown to be edited as it would be typed', () => {
  expect(printTyped(49_000, 2)).toBe('490.00')
  expect(printTyped(1_500, 3)).toBe('1.500')
  expect(printTyped(null, 2)).toBe('')
})

test('the currency of an amount is found beside it, further out, or from the root', () => {
  expect(currencyPath('price.amount')).toBe('price.currency')
  expect(currencyPath('currencies.0.bands.1.pricePerSeat', '../../currency')).toBe(
    'currencies.0.currency',
  )
  expect(currencyPath('min', '/price/currency')).toBe('price.currency')
})
