import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { editDistance } from '../../../src/search/query/createCorrector.js'
import { countDifferences, lettersOf } from '../../../src/search/words/lettersOf.js'

describe('the distance of two words', () => {
  test.each([
    ['policy', 'policy', 0],
    ['polcy', 'policy', 1],
    ['policcy', 'policy', 1],
    ['pelicy', 'policy', 1],
    ['ploicy', 'policy', 1],
    ['plicyo', 'policy', 2],
    ['abcdef', 'uvwxyz', 3],
    ['', 'abc', 3],
  ])('%s and %s is %i, more than two being three', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance)
    expect(editDistance(b, a, 2)).toBe(distance)
  })

  test('is never so small that their letters tell them apart', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'é'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b, 8)
        return countDifferences(lettersOf(a), lettersOf(b)) <= 2 * distance
      }),
    )
  })
})
