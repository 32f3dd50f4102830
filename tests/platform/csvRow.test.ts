import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { csvRow, reportRow } from '../../src/platform/csvRow.js'

describe('a row of CSV', () => {
  test('is quoted only where it must be', () => {
    expect(csvRow(['a', 'b c', 'd,e', 'say "so"', 'two\nlines', 5, null, undefined])).toBe(
      'a,b c,"d,e","say ""so""","two\nlines",5,,\r\n',
    )
  })

  test.each([
    '=1+1',
    '+442079460321',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '\u00a0=1',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
  ])('lets no spreadsheet compute %j', (text) => {
    expect(read(csvRow([text]))[0]).toBe(`'${text}`)
  })

  test.each([
    ['x;=1+1;', "x;'=1+1;"],
    ['x\t=1', "x\t'=1"],
    ['two\nlines\n -1', "two\nlines\n' -1"],
    ['a;＝1;＠A1', "a;'＝1;'＠A1"],
    ['=1;-1', "'=1;'-1"],
    ['fish; chips - and peas', 'fish; chips - and peas'],
  ])('lets no spreadsheet that splits at other signs compute %j', (text, safe) => {
    expect(read(reportRow([text]))[0]).toBe(safe)
  })

  test('leaves numbers of ours alone', () => {
    expect(csvRow([-5])).toBe('-5\r\n')
  })

  test('can be read back, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
        const found = read(csvRow(cells))
        expect(found.map((cell, at) => (cell === cells[at] ? cell : cell.slice(1)))).toEqual(cells)
        expect(found.filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([])
      }),
    )
  })
})

/** The cells of one row (RFC 4180). */
function read(row: string): string[] {
  const cells = [...`${row.slice(0, -2)},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,"]*)),/gs)]
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}
