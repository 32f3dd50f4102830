import { expect, test } from '@jest/globals'

import { maskQuery } from '../../../src/modules/discovery/searches/missStore.js'

test.each([
  ['privacy policy', 'privacy policy'],
  ['order of ada@example.com', 'order of [email]'],
  ['call +44 20 7946 0328 now', 'call [number] now'],
  ['4111 1111-1111.1111', '[number]'],
  ['my key sk_live_4eC39HqLyjWDarjtT1zdp7dc', 'my key [code]'],
  ['antidisestablishmentarianism', 'antidisestablishmentarianism'],
  ['iso 42001 in 2026', 'iso 42001 in 2026'],
])('%s is kept as %s', (query, kept) => {
  expect(maskQuery(query)).toBe(kept)
})
