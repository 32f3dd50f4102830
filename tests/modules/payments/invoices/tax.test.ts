import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { maxAmount } from '../../../../src/platform/money.js'
import { isTaxRate, taxOfRefund, taxWithin } from '../../../../src/modules/payments/invoices/tax.js'

const amounts = fc.integer({ min: 0, max: maxAmount })
const rates = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000)

describe('the tax within a price', () => {
  test('is what a till prints', () => {
    expect(taxWithin(12_000, 20)).toBe(2_000)
    expect(taxWithin(49_000, 20)).toBe(8_167)
    expect(taxWithin(10_550, 5.5)).toBe(550)
    expect(taxWithin(1, 100)).toBe(1)
    expect(taxWithin(149_500, 5)).toBe(7_119)
    expect(taxWithin(maxAmount, 0)).toBe(0)
  })

  test('is within half a unit of the exact one, at any amount and rate', () => {
    fc.assert(
      fc.property(amounts, rates, (gross, rate) => {
        const tax = BigInt(taxWithin(gross, rate))
        const thousandths = BigInt(Math.round(rate * 1000))
        const whole = 100_000n + thousandths
        const off = 2n * (tax * whole - BigInt(gross) * thousandths)
        expect(off <= whole && off > -whole).toBe(true)
        expect(tax >= 0n && tax <= BigInt(gross)).toBe(true)
      }),
    )
  })

  test('of refunds in any parts adds up to that of the invoice, and none is negative', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10_000_000 })), rates, (parts, rate) => {
        let before = 0
        let tax = 0
        for (const amount of parts) {
          const part = taxOfRefund({ before, amount }, rate)
          expect(part).toBeGreaterThanOrEqual(0)
          before += amount
          tax += part
        }
        expect(tax).toBe(taxWithin(before, rate))
      }),
    )
  })

  test('knows rates with up to three decimals', () => {
    expect([0, 5.5, 19, 20, 7.125, 100].every(isTaxRate)).toBe(true)
    expect([-1, 100.1, 5.0005, Number.NaN, '20', null].some(isTaxRate)).toBe(false)
  })
})
