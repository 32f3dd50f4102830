import { readCell } from '../../csvRow.js'
import type { ColumnKind, Transfer } from './Transfer.js'

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
export function readCells(
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
  if (kind === 'number') return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
  if (kind === 'boolean') return truths.get(text.toLowerCase()) ?? text
  return kind === 'json' ? parseJson(text) : text
}

function readLines(text: string): unknown {
  const parsed = text.startsWith('[') ? parseJson(text) : undefined
  if (Array.isArray(parsed)) return parsed
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return lines.filter(Boolean)
}

/** Spreadsheets write TRUE, and people write it in many ways. */
const truths = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
])

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
