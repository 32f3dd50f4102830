import { expect, test } from '@jest/globals'

import { createReference } from '../../../src/modules/leads/store/leadStore.js'

test('a reference can be read out, and no two are alike', () => {
  const references = Array.from({ length: 20_000 }, createReference)
  expect(references.filter((one) => !/^LD-[0-9A-HJKMNP-TV-Z]{16}$/.test(one))).toEqual([])
  expect(new Set(references).size).toBe(references.length)
})

test('every character of the alphabet occurs at every place', () => {
  const references = Array.from({ length: 5_000 }, createReference)
  for (let at = 3; at < 19; at += 1) {
    expect(new Set(references.map((one) => one[at])).size).toBe(32)
  }
})
