import { expect, test } from '@jest/globals'
import fc from 'fast-check'

import { weightedList } from '../../../src/platform/http/accept.js'

test('reads values and weights whatever their case and spacing', () => {
  expect(weightedList('BR;q=1.0, gzip ; Q=0.5;x=1,*;q=0')).toEqual([
    { value: 'br', weight: 1 },
    { value: 'gzip', weight: 0.5 },
    { value: '*', weight: 0 },
  ])
})

test('wants an entry without a weight wholly', () => {
  expect(weightedList('a;level=1')).toEqual([{ value: 'a', weight: 1 }])
})

test.each(['q=2', 'q=-1', 'q=abc', 'q=', 'q=0.1234', 'q=1.001', 'q=1e0', 'q=Infinity'])(
  'takes the malformed weight %s for a refusal',
  (weight) => {
    expect(weightedList(`a;${weight}`)).toEqual([{ value: 'a', weight: 0 }])
  },
)

test('gives weights from 0 to 1 whatever the header', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(weightedList(header).every(({ weight }) => weight >= 0 && weight <= 1)).toBe(true)
    }),
  )
})
