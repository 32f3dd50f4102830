import { describe, expect, test } from '@jest/globals'

import { describeEstimate } from '../../../../src/modules/leads/tco/estimateTco.js'
import { formatMoney } from '../../../../src/platform/formatMoney.js'

const figures = {
  currency: 'EUR',
  bands: [{ fromSeats: 1, pricePerSeat: 9_600 }],
  setupFee: 250_000,
  migrationPerSeat: 0,
  supportPerYear: 120_000,
  adminHourRate: 4_550,
  hoursSavedPercent: 40,
}
const inputs = {
  seats: 150,
  years: 3,
  currency: 'EUR',
  currentCostPerSeat: 20_000,
  adminHoursPerMonth: 12.5,
}

describe('an estimate in words', () => {
  test('shows every figure that it was computed from', () => {
    const { assumptions } = describeEstimate(figures, inputs, 'en')
    const told = assumptions.join(' ')
    for (const figure of ['€96.00', '€2,500.00', '€1,200.00', '12.5', '€45.50', '40%', '€200.00']) {
      expect(told).toContain(figure)
    }
  })

  test('says nothing of what is not charged, and that hours are left out where none were told', () => {
    const { assumptions } = describeEstimate(figures, { ...inputs, adminHoursPerMonth: 0 }, 'en')
    expect(assumptions.join(' ')).not.toContain('Migration')
    expect(assumptions.join(' ')).toContain('not counted')
  })

  test.each(['en', 'fr', 'ar'] as const)('is whole in %s', (locale) => {
    const { lines, assumptions } = describeEstimate(figures, inputs, locale)
    expect(lines.every(({ label }) => label.length > 2)).toBe(true)
    expect(assumptions).toHaveLength(6)
    expect(new Set(assumptions).size).toBe(6)
    expect(assumptions.join(' ')).not.toMatch(/undefined|NaN|\{/)
  })

  test('speaks of one hour, and not of “1 or more seats”', () => {
    const one = { ...inputs, adminHoursPerMonth: 1 }
    const [band, , , hours] = describeEstimate(figures, one, 'fr').assumptions
    expect(band).toMatch(/^Un poste coûte 96,00/)
    expect(hours).toContain('1 heure par mois')
  })
})

describe('money in words', () => {
  test.each([
    [123_456, 'EUR', 'en', '€1,234.56'],
    [1_234, 'JPY', 'en', '¥1,234'],
    [-50, 'EUR', 'en', '-€0.50'],
  ])('%d minor units of %s in %s are %s', (...[amount, currency, locale, words]) => {
    expect(formatMoney(amount, currency, locale)).toBe(words)
  })

  test('has European digits in Arabic, as prices on the site have', () => {
    expect(formatMoney(123_456, 'EUR', 'ar')).toMatch(/1[.,]234[.,]56/)
  })
})
