import { CsvError, parse } from 'csv-parse/sync'

import { readCell } from '../../csvRow.js'
import { Problem, problems, type Fault } from '../../http/Problem.js'
import type { ColumnKind, Transfer } from './Transfer.js'

const maxFaults = 500

/** How many documents one file may have. */
export const maxRows = 500

/** Rows that are empty between others are passed over: that many of all are read. A short or long one costs 30 µs (measured). */
const maxRecords = 5_000

/** One document of a file and its position: `/csv/5` is the fifth row of the sheet, whose first is the header. */
export type ReadRow = { place: string; value: unknown }

/**
 * The documents of a CSV file. The separator is a comma, a semicolon or a tab, whichever `sep=` names or the header uses.
 * Throws `validation_failed` naming every invalid row and column.
 */
export function parseCsv(transfer: Transfer, text: string): ReadRow[] {
  const [header = [], ...records] = parseRecords(withoutEmptyEnd(text))
  const names = readNames(transfer, header)
  refuse(headerFaults(transfer, names))
  const filled = records.filter((cells) => !isEmpty(cells))
  if (records.length >= maxRecords || filled.length > maxRows) refuse([tooManyRows])
  refuse(lengthFaults(names, records))
  return records.flatMap((cells, at) =>
    isEmpty(cells)
      ? []
      : [{ place: `/csv/${String(at + 2)}`, value: readCells(transfer, names, cells) }],
  )
}

const tooManyRows: Fault = {
  path: '/csv',
  code: 'too_big',
  message: `Send at most ${String(maxRows)} rows at a time, the others in further files.`,
}

/** Spreadsheets end with as many empty rows as somebody has scrolled past. */
function withoutEmptyEnd(text: string): string {
  let end = text.length
  while (end > 0 && ' ,;\t\r\n'.includes(text.charAt(end - 1))) end -= 1
  const line = text.slice(end).search(/[\r\n]/)
  return line < 0 ? text : text.slice(0, end + line)
}

/**
 * The columns that a header names, in any case and with spaces around; spreadsheets add empty ones at the end. One more
 * than there are is already a fault.
 */
function readNames({ columns }: Transfer, header: string[]): string[] {
  const all = Object.keys(columns)
  const known = new Map(all.map((name) => [name.toLowerCase(), name]))
  const typed = header.map((cell) => cell.trim())
  return typed
    .slice(0, Math.min(typed.findLastIndex((name) => name !== '') + 1, all.length + 1))
    .map((name) => known.get(name.toLowerCase()) ?? name)
}

function refuse(faults: Fault[]): void {
  if (faults.length === 0) return
  throw new Problem(problems.validationFailed, { errors: faults.slice(0, maxFaults) })
}

function parseRecords(text: string): string[][] {
  const [first = '', second = ''] = text.split(/\r\n?|\n/, 2)
  // What tells Excel the separator is a line of its own, which Excel does not show as a row.
  const told = /^\u{feff}?sep=([,;\t])$/u.exec(first)?.[1]
  const header = told ? second : first
  const delimiter =
    told ?? [';', '\t'].find((mark) => header.includes(mark) && !header.includes(',')) ?? ','
  const from_line = told ? 2 : 1
  const to = maxRecords + 1
  try {
    return parse(text, { bom: true, delimiter, from_line, to, relax_column_count: true })
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
  const theColumns = `The columns are ${Object.keys(columns).join(', ')}.`
  const saysWhich = ['slug', required[0]].some((name) => name && names.includes(name))
  return [
    ...unknown.map((name) =>
      fault('unknown_key', `There is no column named “${name.slice(0, 60)}”. ${theColumns}`),
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

type Cell = string | number | null

/** The cells of one row of CSV, in the order of the columns. */
export function writeCells({ columns }: Pick<Transfer, 'columns'>, row: object): Cell[] {
  return Object.entries(columns).map(([name, kind]) => {
    const value = name
      .split('.')
      .reduce<unknown>((inner, part) => (inner as Record<string, unknown> | null)?.[part], row)
    return writeCell(kind, value)
  })
}

function writeCell(kind: ColumnKind, value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (kind === 'lines') return writeLines(value as string[])
  if (kind === 'json') return (value as unknown[]).length > 0 ? JSON.stringify(value) : null
  return typeof value === 'number' ? value : `${value as string | boolean}`
}

/** One entry per line; as JSON where lines could not separate the entries. */
function writeLines(entries: string[]): string {
  const isUnclear = entries.some((entry) => entry.startsWith('[') || /[\r\n]/.test(entry))
  return isUnclear ? JSON.stringify(entries) : entries.join('\n')
}

/** The document of one CSV row, by its column names; a value of the wrong kind is left as text. */
function readCells(
  { columns }: Pick<Transfer, 'columns'>,
  names: readonly string[],
  cells: readonly string[],
): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [at, name] of names.entries()) {
    const [field = name, part] = name.split('.')
    const value = cellValue(columns[name] ?? 'text', readCell(cells[at] ?? '').trim())
    if (part === undefined) row[field] = value
    else row[field] = { ...(row[field] as object | undefined), [part]: value }
  }
  return row
}

function cellValue(kind: ColumnKind, text: string): unknown {
  if (kind === 'lines') return readLines(text)
  if (text === '') return null
  if (kind === 'number') return numberOf(text, /^-?\d+(?:\.\d+|,\d{1,2})?$/)
  if (kind === 'whole') return numberOf(text, /^-?\d+$/)
  if (kind === 'boolean') return truths.get(text.toLowerCase()) ?? text
  if (kind === 'choice') return text.toLowerCase()
  return kind === 'json' ? parseJson(text) : text
}

/** Spaces group digits in many countries, and commas begin decimals; before three digits a comma may be either. */
function numberOf(text: string, pattern: RegExp): unknown {
  const digits = text.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
  return pattern.test(digits) ? Number(digits.replace(',', '.')) : text
}

function readLines(text: string): unknown {
  const parsed = text.startsWith('[') ? parseJson(text) : undefined
  if (Array.isArray(parsed)) return parsed
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return lines.filter(Boolean)
}

/** Spreadsheets write TRUE or VRAI, and people write it in many ways. */
const truths = new Map([
  ...['true', 'yes', '1', 'vrai', 'oui', 'نعم'].map((word) => [word, true] as const),
  ...['false', 'no', '0', 'faux', 'non', 'لا'].map((word) => [word, false] as const),
])

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
