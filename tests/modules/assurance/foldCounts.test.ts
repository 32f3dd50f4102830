import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { foldCounts, foldRest } from '../../../src/modules/assurance/signals/countedSignals.js'

describe('the signals of an hour', () => {
  test('add up to its count, in whichever batches that came', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1 }), (batches) => {
        let total = 0
        const folds = batches.flatMap((added) => {
          const before = total
          total += added
          return foldCounts(before, total)
        })
        expect(folds).toEqual(foldCounts(0, total))
        const told = [...folds, ...foldRest(total)].reduce((sum, { count }) => sum + count, 0)
        expect(told).toBe(total)
      }),
    )
  })

  test('are few, however many hits there were', () => {
    expect(foldCounts(0, 1_000_000)).toHaveLength(7)
    expect(foldRest(1_000_000)).toEqual([])
  })
})
