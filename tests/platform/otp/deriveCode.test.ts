import { describe, expect, test } from '@jest/globals'

import { deriveCode } from '../../../src/platform/otp/createCodes.js'

const pepper = 'a pepper of these tests, of 32 letters'
const binding = { id: 'a challenge', purpose: 'demo', emailKey: Buffer.from('ada') }

describe('deriveCode', () => {
  test('gives the same code for ever, or the codes under way would change with a release', () => {
    expect(deriveCode(pepper, binding, Buffer.alloc(16))).toBe('896310')
  })

  test('draws again where the first draw would make low codes likelier', () => {
    // Its first draw is 4,294,131,026; codes repeat evenly below 4,294,000,000 alone.
    expect(deriveCode(pepper, binding, nonceOf(9_611))).toBe('489496')
  })
})

describe('100,000 codes', () => {
  const drawn = Array.from({ length: 100_000 }, (_, at) => deriveCode(pepper, binding, nonceOf(at)))

  test('are six digits each, zeros in front and nines included', () => {
    expect(drawn.every((code) => /^\d{6}$/.test(code))).toBe(true)
    expect(drawn.some((code) => code.startsWith('000'))).toBe(true)
    expect(drawn.some((code) => code.startsWith('999'))).toBe(true)
  })

  test('fall evenly on a thousand groups of codes', () => {
    const groups = tallyOf(drawn.map((code) => code.slice(0, 3)))
    expect(groups).toHaveLength(1_000)
    // 999 degrees of freedom: above it by chance once in a thousand draws.
    expect(chiSquare(groups)).toBeLessThan(1_143)
  })

  test.each([0, 1, 2, 3, 4, 5])('show every digit equally often at place %i', (place) => {
    const digits = tallyOf(drawn.map((code) => code.charAt(place)))
    expect(digits).toHaveLength(10)
    // 9 degrees of freedom: above it by chance once in a thousand draws.
    expect(chiSquare(digits)).toBeLessThan(27.9)
  })
})

/** Fixed, so that the figures are the same in every run. */
function nonceOf(at: number) {
  const nonce = Buffer.alloc(16)
  nonce.writeUInt32BE(at)
  return nonce
}

function tallyOf(values: string[]) {
  const seen = new Map<string, number>()
  for (const value of values) seen.set(value, (seen.get(value) ?? 0) + 1)
  return [...seen.values()]
}

function chiSquare(counts: number[]) {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}
