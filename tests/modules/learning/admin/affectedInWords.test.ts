import { describe, expect, test } from '@jest/globals'

import { affectedInWords } from '../../../../src/modules/learning/admin/affectedInWords.js'

const order = (amount: number, refundedAmount = 0, currency = 'EUR') => ({
  ...{ amount, refundedAmount, currency },
})

const told =
  'Everybody who has or booked a place gets a mail, with a file that takes the date out of their calendar. What was paid is refunded.'

describe('the question before a date is cancelled', () => {
  test('says how many lose their places, and what is still to be refunded', () => {
    const orders = [order(97_999), order(5_000, 5_000)]
    expect(affectedInWords({ people: 2, orders })).toBe(
      `2 people lose their places. €979.99 is refunded on 1 order. ${told}`,
    )
  })

  test('adds up each currency by itself', () => {
    const orders = [order(10_000), order(10_000, 2_500), order(9_000, 0, 'GBP')]
    expect(affectedInWords({ people: 1, orders })).toBe(
      `1 person loses their place. €175.00 and £90.00 are refunded on 3 orders. ${told}`,
    )
  })

  test('says nothing of money to those who may not read orders, nor where none was paid', () => {
    expect(affectedInWords({ people: 0, orders: undefined })).toBe(
      'Nobody has a place yet, so nobody is told.',
    )
    expect(affectedInWords({ people: undefined, orders: [] })).toBe(told)
  })
})
