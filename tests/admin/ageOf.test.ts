import { expect, test } from '@jest/globals'

import { ageOf } from '../../src/admin/figureWords.js'

test.each([
  ['today', '2026-11-27T00:05', '2026-11-27T00:10'],
  ['yesterday', '2026-11-26T23:55', '2026-11-27T00:10'],
  ['yesterday', '2026-11-26T00:05', '2026-11-27T23:50'],
  ['2 days old', '2026-11-25T23:55', '2026-11-27T00:10'],
])('a card of the lead board says %s for what came %s, at %s', (age, createdAt, now) => {
  expect(ageOf(createdAt, new Date(now))).toBe(age)
})
