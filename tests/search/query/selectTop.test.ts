import { expect, test } from '@jest/globals'
import fc from 'fast-check'

import { selectTop } from '../../../src/search/query/selectTop.js'

test('the best are those that sorting would put first, equal ones by their keys', () => {
  const value = fc.integer({ min: 0, max: 20 })
  fc.assert(
    fc.property(
      fc.array(value, { maxLength: 200 }),
      fc.integer({ min: 1, max: 20 }),
      (list, count) => {
        const keyOf = (number: number) => String(number % 7) + String(number).padStart(4, '0')
        const numbers = [...list.keys()].reverse()
        const sorted = [...numbers].sort(
          (a, b) => (list[b] ?? 0) - (list[a] ?? 0) || (keyOf(a) < keyOf(b) ? -1 : 1),
        )
        expect(selectTop(numbers, { values: list, count, keyOf })).toEqual(sorted.slice(0, count))
      },
    ),
  )
})
