import { expect, test } from '@jest/globals'

import { leadRows } from '../../../../src/modules/leads/export/leadRows.js'
import type { Lead } from '../../../../src/payload-types.js'

async function* batches(leads: Partial<Lead>[]) {
  yield await Promise.resolve(leads as Lead[])
}

test.each([
  ['EUR', -123_450, '-1234.5'],
  ['EUR', -5, '-0.05'],
  ['JPY', -1_200, '-1200'],
  ['KWD', -1_234_567, '-1234.567'],
  ['EUR', 123_450, '1234.50'],
  ['EUR', 0, '0.00'],
])('savings in %s of %i are exported as a number: %s', async (currency, savings, expected) => {
  const lead = { inputs: { currency }, estimate: { savings } }
  const rows: string[] = []
  for await (const row of leadRows(batches([lead]))) rows.push(...row.trim().split('\r\n'))
  const [titles = [], cells = []] = rows.map((row) => row.split(','))
  expect(cells[titles.indexOf('savings')]).toBe(expected)
})

test('what people enter is computed by no spreadsheet, wherever it splits the cells', async () => {
  const lead = { name: 'x;=1+1;', message: 'Hello\n\t=1+1' }
  let text = ''
  for await (const rows of leadRows(batches([lead]))) text += rows
  expect(text.split(/[;,\t\r\n"]+/).filter((cell) => /^\s*[=+@-]/.test(cell))).toEqual([])
})
