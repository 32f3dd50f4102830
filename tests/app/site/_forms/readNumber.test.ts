import { describe, expect, test } from '@jest/globals'

import { readDecimal, readNumber } from '../../../../src/app/(site)/_forms/leadParts.js'

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

describe('any number, such as the answer to a question of staff', () => {
  test.each([
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['-5', -5],
    ['−5', -5],
    ['+5', 5],
    ['1.2345', 1.2345],
    ['3.14159', 3.14159],
    ['.5', 0.5],
    ['1,250', 1.25],
    ['1250', 1250],
    ['1 250,125', 1250.125],
    ['1,250,000', 1_250_000],
    ['-1.250.000', -1_250_000],
    ['1,250.125', 1250.125],
    ['1.250,5', 1250.5],
    ['-١٢٥٠٫٥', -1250.5],
    ['١٬٢٥٠', 1250],
  ])('%s is %d', (written, number) => {
    expect(readDecimal(written)).toBe(number)
  })

  test.each([
    '',
    '-',
    'many',
    '1e3',
    '--5',
    '12.',
    '0,125,000',
    '1,2,3',
    '1.250.5',
    '1,25,000',
    '5 €',
  ])('%s is none, and stays as it is', (written) => {
    expect(readDecimal(written)).toBe(written)
  })
})
