import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { bucketOf, middleOf, quantileOf } from '../../../src/platform/measurements/buckets.js'

describe('bucketOf', () => {
  test('tells a value to within 4.5 %', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.011, max: 1e9, noNaN: true }), (value) => {
        expect(Math.abs(middleOf(bucketOf(value)) / value - 1)).toBeLessThan(0.045)
      }),
    )
  })

  test('has a place for everything, and none of it in the bucket of the counters', () => {
    expect(bucketOf(0)).toBe(1)
    expect(bucketOf(0.01)).toBe(1)
    expect(bucketOf(Number.MAX_VALUE)).toBe(321)
  })
})

describe('quantileOf', () => {
  test('finds the value that the stated share lies below', () => {
    const counts = new Map<number, number>()
    for (let value = 1; value <= 1_000; value += 1) {
      counts.set(bucketOf(value), (counts.get(bucketOf(value)) ?? 0) + 1)
    }
    for (const [share, value] of [
      [0.5, 500],
      [0.95, 950],
      [0.99, 990],
    ] as const) {
      expect(Math.abs((quantileOf(counts, share) ?? 0) / value - 1)).toBeLessThan(0.06)
    }
  })

  test('knows nothing of an empty distribution', () => {
    expect(quantileOf(new Map(), 0.5)).toBeUndefined()
  })
})
