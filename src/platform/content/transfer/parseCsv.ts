import { CsvError, parse } from 'csv-parse/sync'

import { type Fault, Problem } from '../../http/Problem.js'
import { problems } from '../../http/problems.js'
import { readCells } from './cells.js'
import type { Transfer } from './Transfer.js'

const maxFaults = 500

/** One document of a file and its position: `/csv/5` is the fifth row of the sheet, whose first is the header. */
export type Read = { place: string; value: unknown }

/**
 * The documents of a CSV file. The separator is a comma, a semicolon or a tab, whichever the header uses. Throws
 * `validation_failed` naming every invalid row and column.
 */
export function parseCsv(transfer: Transfer, text: string): Read[] {
  const [header = [], ...records] = parseRecords(text)
  // One cell more than there are columns is already a fault.
  const names = header.slice(0, Object.keys(transfer.columns).length + 1)
  refuse(headerFaults(transfer, names))
  refuse(lengthFaults(names, records))
  return records.flatMap((cells, at) =>
    isEmpty(cells)
      ? []
      : [{ place: `/csv/${String(at + 2)}`, value: readCells(transfer, names, cells) }],
  )
}

function refuse(faults: Fault[]): void {
  if (faults.length === 0) return
  throw new Problem(problems.validationFailed, { errors: faults.slice(0, maxFaults) })
}

function parseRecords(text: string): string[][] {
  const [header = ''] = text.split(/\r?\n/, 1)
  const delimiter =
    [';', '\t'].find((mark) => header.includes(mark) && !header.includes(',')) ?? ','
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = String((error['lines'] as number | undefined) ?? 1)
    const message = `Line ${line} cannot be read: a quotation mark is not closed, or stands in the middle of a cell.`
    throw new Problem(problems.validationFailed, {
      errors: [{ path: `/csv/${line}`, code: 'invalid_csv', message }],
    })
  }
}

function headerFaults({ columns, required }: Transfer, names: string[]): Fault[] {
  const fault = (code: string, message: string): Fault => ({ path: '/csv/1', code, message })
  const unknown = names.filter((name) => !Object.hasOwn(columns, name))
  const doubled = names.filter((name, at) => names.indexOf(name) !== at)
  const saysWhich = ['slug', required[0]].some((name) => name && names.includes(name))
  return [
    ...unknown.map((name) =>
      fault('unknown_key', `There is no column named “${name.slice(0, 60)}”.`),
    ),
    ...doubled.map((name) => fault('duplicate', `The column ${name.slice(0, 60)} is there twice.`)),
    ...(saysWhich ? [] : [fault('required', 'The column slug is missing.')]),
  ]
}

function lengthFaults(names: string[], records: string[][]): Fault[] {
  return records.flatMap((cells, at) => {
    if (cells.length <= names.length || isEmpty(cells.slice(names.length))) return []
    const message = `This row has ${String(cells.length)} cells, the first one has ${String(names.length)}.`
    return [{ path: `/csv/${String(at + 2)}`, code: 'too_many_cells', message }]
  })
}

function isEmpty(cells: string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}
