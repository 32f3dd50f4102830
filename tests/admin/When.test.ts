import { expect, test } from '@jest/globals'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

import { When } from '../../src/admin/records/When.js'

const drawn = (zone?: string) =>
  renderToString(createElement(When, { iso: '2027-01-14T08:00:00.000Z', zone }))

test('a time is drawn by the server in UTC, whatever its own clock, and by the browser once more', () => {
  expect(drawn()).toBe('<time dateTime="2027-01-14T08:00:00.000Z">14 Jan 2027, 08:00</time>')
})

test('a time of a place is said as visitors read it, with its zone', () => {
  expect(drawn('Europe/Paris')).toContain('14 Jan 2027, 09:00 CET')
  expect(drawn('UTC')).toContain('14 Jan 2027, 08:00 UTC')
})
