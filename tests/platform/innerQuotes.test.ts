import { expect, test } from '@jest/globals'

import { innerQuotes } from '../../src/platform/text.js'

test('a title that is put into quotation marks has single ones inside', () => {
  expect(innerQuotes('Webinar “Agents at work”')).toBe('Webinar ‘Agents at work’')
  expect(innerQuotes('It’s open day')).toBe('It’s open day')
})
