import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { estimateTco, type Figures } from '../../../../src/modules/leads/tco/estimateTco.js'

const figures: Figures = {
  currency: 'EUR',
  bands: [
    { fromSeats: 100, pricePerSeat: 9_600 },
    { fromSeats: 1, pricePerSeat: 12_000 },
  ],
  setupFee: 250_000,
  migrationPerSeat: 500,
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

// The largest values that the model and the form accept.
const amount = fc.integer({ min: 0, max: 1_000_000_000 })
const anyFigures = fc.record({
  currency: fc.constant('EUR'),
  bands: fc
    .uniqueArray(
      fc.record({ fromSeats: fc.integer({ min: 2, max: 100_000 }), pricePerSeat: amount }),
      {
        selector: ({ fromSeats }) => fromSeats,
        maxLength: 5,
      },
    )
    .map((bands) => [...bands, { fromSeats: 1, pricePerSeat: 1_000_000_000 }]),
  setupFee: amount,
  migrationPerSeat: amount,
  supportPerYear: amount,
  adminHourRate: fc.integer({ min: 0, max: 500_000 }),
  hoursSavedPercent: fc.integer({ min: 0, max: 100 }),
})
const anyInputs = fc.record(
  {
    seats: fc.integer({ min: 1, max: 100_000 }),
    years: fc.integer({ min: 1, max: 10 }),
    currency: fc.constant('EUR'),
    currentCostPerSeat: amount,
    adminHoursPerMonth: fc.double({ min: 0, max: 10_000, noNaN: true }),
  },
  { requiredKeys: ['seats', 'years', 'currency', 'currentCostPerSeat'] },
)

describe('an estimate', () => {
  test('is computed line by line', () => {
    expect(estimateTco(figures, inputs)).toEqual({
      band: { fromSeats: 100, pricePerSeat: 9_600 },
      lines: [
        { key: 'licences', amount: 150 * 9_600 * 3 },
        { key: 'setup', amount: 250_000 },
        { key: 'migration', amount: 75_000 },
        { key: 'support', amount: 360_000 },
        // 12.5 hours × 36 months × 45.50 an hour, of which 60 % remain.
        { key: 'administration', amount: 1_228_500 },
      ],
      total: 6_233_500,
      currentTotal: 150 * 20_000 * 3 + 2_047_500,
      savings: 4_814_000,
    })
  })

  test.each([
    [1, 12_000],
    [99, 12_000],
    [100, 9_600],
    [100_000, 9_600],
  ])('for %d seats takes the price of the highest band that they reach', (seats, price) => {
    expect(estimateTco(figures, { ...inputs, seats }).band.pricePerSeat).toBe(price)
  })

  test('counts no administration where no hours are told', () => {
    const without = { ...inputs, adminHoursPerMonth: undefined }
    const { lines, currentTotal } = estimateTco(figures, without)
    expect(lines.map(({ key }) => key)).not.toContain('administration')
    expect(currentTotal).toBe(150 * 20_000 * 3)
  })

  test('says it where the platform costs more than today', () => {
    expect(estimateTco(figures, { ...inputs, currentCostPerSeat: 0 }).savings).toBeLessThan(0)
  })

  test('leaves lines of nothing out, but never the licences', () => {
    const free = { ...figures, bands: [{ fromSeats: 1, pricePerSeat: 0 }], setupFee: 0 }
    const keys = estimateTco(free, inputs).lines.map(({ key }) => key)
    expect(keys).toContain('licences')
    expect(keys).not.toContain('setup')
  })

  test('adds up exactly in whole minor units, at the largest figures too', () => {
    fc.assert(
      fc.property(anyFigures, anyInputs, (model, asked) => {
        const { lines, total, currentTotal, savings } = estimateTco(model, asked)
        const sum = lines.reduce((before, line) => before + BigInt(line.amount), 0n)
        expect(BigInt(total)).toBe(sum)
        expect(savings).toBe(currentTotal - total)
        const all = [...lines.map((line) => line.amount), total, currentTotal, savings]
        expect(all.filter((value) => !Number.isSafeInteger(value))).toEqual([])
      }),
    )
  })

  test('never saves more of administration than there was, nor adds to it', () => {
    fc.assert(
      fc.property(anyFigures, anyInputs, (model, asked) => {
        const { lines, currentTotal } = estimateTco(model, asked)
        const left = lines.find(({ key }) => key === 'administration')?.amount ?? 0
        const today = currentTotal - asked.seats * asked.currentCostPerSeat * asked.years
        expect(left).toBeLessThanOrEqual(today)
      }),
    )
  })
})
