import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import {
  createNumber,
  parseNumber,
} from '../../../../src/modules/learning/certificates/issueCertificate.js'

const numbers = Array.from({ length: 2_000 }, createNumber)
const anyNumber = fc.constantFrom(...numbers)

describe('the number of a certificate', () => {
  test('can be read aloud, and each bit of it is drawn', () => {
    const form =
      /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]$/
    expect(numbers.filter((number) => !form.test(number))).toEqual([])
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const place of [0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13]) {
      expect(new Set(numbers.map((number) => number.charAt(place))).size).toBe(32)
    }
  })

  test('is found however it is typed', () => {
    fc.assert(
      fc.property(anyNumber, fc.boolean(), fc.boolean(), (number, isLower, isLoose) => {
        const mistaken = number.replaceAll('0', 'o').replaceAll('1', 'l')
        const spaced = isLoose ? ` ${mistaken.replaceAll('-', '')} ` : mistaken.replaceAll('-', ' ')
        expect(parseNumber(isLower ? spaced.toLowerCase() : spaced)).toBe(number)
      }),
    )
  })

  test('is not taken for another after a slip: one wrong digit, or two that changed places', () => {
    fc.assert(
      fc.property(anyNumber, fc.nat(12), fc.integer({ min: 1, max: 31 }), (number, place, by) => {
        const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
        const digits = Array.from(number.replaceAll('-', ''))
        const wrong = digits.with(
          place,
          alphabet[(alphabet.indexOf(digits[place] ?? '') + by) % 32] ?? '',
        )
        expect(parseNumber(wrong.join(''))).toBeUndefined()
        const [one = '', other = ''] = [digits[place % 11], digits[(place % 11) + 1]]
        const swapped = digits.with(place % 11, other).with((place % 11) + 1, one)
        if (one !== other) expect(parseNumber(swapped.join(''))).toBeUndefined()
      }),
    )
  })

  test('may be one from before, and is nothing else', () => {
    const before = '2f6f3d0e-6c1b-4b7e-9a55-8d1f0c2e7a90'
    expect(parseNumber(before.toUpperCase())).toBe(before)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const parsed = parseNumber(typed)
        expect(parsed === undefined || parseNumber(parsed) === parsed).toBe(true)
      }),
    )
  })
})
