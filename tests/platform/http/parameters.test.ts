import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'

import {
  integerParameter,
  pageParameters,
  repeatable,
} from '../../../src/platform/http/parameters.js'

describe('a whole number', () => {
  test.each([
    ['0', 0],
    ['7', 7],
    ['-7', -7],
    ['100', 100],
  ])('%s is %i', (text, number) => {
    expect(integerParameter(-100, 100).parse(text)).toBe(number)
  })

  test.each([
    '',
    ' ',
    ' 7',
    '7 ',
    '+7',
    '-0',
    '007',
    '7.0',
    '7.5',
    '1e2',
    '0x10',
    '7n',
    'seven',
    '٧',
    '101',
    '-101',
  ])('is not %p', (text) => {
    expect(integerParameter(-100, 100).safeParse(text).success).toBe(false)
  })

  test.each(['9'.repeat(16), '9'.repeat(400), 'Infinity', 'NaN'])('is not %s', (text) => {
    expect(integerParameter(0, Number.MAX_SAFE_INTEGER).safeParse(text).success).toBe(false)
  })
})

describe('a repeatable parameter', () => {
  const names = repeatable(z.enum(['a', 'b']), 2)

  test('is a list, whether it is given once or several times', () => {
    expect(names.parse('a')).toEqual(['a'])
    expect(names.parse(['a', 'b'])).toEqual(['a', 'b'])
    expect(names.parse(undefined)).toBeUndefined()
  })

  test('is bounded, and every one of it is checked', () => {
    expect(names.safeParse(['a', 'b', 'a']).success).toBe(false)
    expect(names.safeParse(['a', 'c']).success).toBe(false)
  })
})

describe('the page', () => {
  const schema = z.strictObject(pageParameters())

  test('is the first of ten where nothing is said', () => {
    expect(schema.parse({})).toEqual({ page: 1, limit: 10 })
  })

  test('holds 1 to 100', () => {
    expect(schema.parse({ limit: '100', page: '2' })).toEqual({ page: 2, limit: 100 })
    for (const limit of ['0', '-1', '101']) expect(schema.safeParse({ limit }).success).toBe(false)
    for (const page of ['0', '-1']) expect(schema.safeParse({ page }).success).toBe(false)
  })
})
