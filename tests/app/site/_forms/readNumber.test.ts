import { describe, expect, test } from '@jest/globals'

import { readNumber } from '../../../../src/app/(site)/_forms/leadParts.js'

describe('a number as people write it', () => {
  test.each([
    ['0', 0],
    ['1250', 1250],
    ['1,250', 1250],
    ['1.250', 1250],
    ['1 250,50', 1250.5],
    ['1,250.5', 1250.5],
    ['12,5', 12.5],
    ['1’250', 1250],
    ['1,250,000.75', 1_250_000.75],
    ['٢٥٠', 250],
    ['١٢٥٠٫٥', 1250.5],
    ['۱۲۳', 123],
    ['１２', 12],
  ])('%s is %d', (written, number) => {
    expect(readNumber(written)).toBe(number)
  })

  test.each([
    '',
    'many',
    '-5',
    '1e3',
    '0x10',
    '1,2,3',
    '12.',
    '.',
    '1.2345',
    '1,25,000',
    'NaN',
    '5 €',
  ])('%s is none, and stays as it is', (written) => {
    expect(readNumber(written)).toBe(written)
  })
})
