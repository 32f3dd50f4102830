import { expect, test } from '@jest/globals'

import { waitText } from '../../src/platform/waitText.js'

test.each([
  [1, '1 second'],
  [60, '60 seconds'],
  [91, '2 minutes'],
  [1_380, '23 minutes'],
  [61_342, '18 hours'],
])('a wait of %i s is said in words: %s', (seconds, text) => {
  expect(waitText(seconds, 'en')).toBe(text)
})
