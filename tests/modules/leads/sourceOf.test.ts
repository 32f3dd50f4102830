import { expect, test } from '@jest/globals'

import { sourceOf } from '../../../src/modules/leads/forms/receiveLead.js'

test.each([
  [{ utm_source: 'newsletter', referrer: 'https://mail.example/' }, 'newsletter'],
  [{ referrer: 'https://www.search.example/find?q=secret' }, 'www.search.example'],
  [{ referrer: 'nonsense' }, 'direct'],
  [{ referrer: 'about:blank' }, 'direct'],
  [{ utm_source: '' }, 'direct'],
  [undefined, 'direct'],
])('%j came from %s', (attribution, source) => {
  expect(sourceOf(attribution)).toBe(source)
})
