import type { FlattenedField } from 'payload'

type Row = Record<string, unknown>

/**
 * Normalizes a field's value for comparison: related documents become ids, dates ISO text, rows lose their ids, and
 * everything empty becomes null.
 */
function fieldValue(field: FlattenedField, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  switch (field.type) {
    case 'checkbox':
      return value === true || null
    case 'date':
      return isoDate(value)
    case 'relationship':
    case 'upload':
      return Array.isArray(value) ? orNull(value.map(idOf)) : idOf(value)
    case 'group':
    case 'tab':
      return isRow(value) ? unlessEmpty(fieldValues(field.flattenedFields, value)) : null
    case 'array':
      return Array.isArray(value)
        ? orNull(value.map((row: unknown) => rowValue(field.flattenedFields, row)))
        : null
    default:
      return Array.isArray(value) ? orNull(value) : value
  }
}

/** The stored fields by name; `join` and virtual fields are left out. */
export function fieldValues(fields: readonly FlattenedField[], document: Row): Row {
  return Object.fromEntries(
    fields
      .filter((field) => field.type !== 'join' && !('virtual' in field && field.virtual))
      .filter(({ name }) => name !== 'id')
      .map((field) => [field.name, fieldValue(field, document[field.name])]),
  )
}

function rowValue(fields: readonly FlattenedField[], row: unknown): unknown {
  return isRow(row) ? fieldValues(fields, row) : row
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isoDate(value: unknown): unknown {
  const date = value instanceof Date ? value : new Date(String(value))
  return Number.isNaN(date.getTime()) ? String(value) : date.toISOString()
}

/** The id behind a populated document, `{ relationTo, value }` or an id. */
function idOf(value: unknown): unknown {
  if (!isRow(value)) return value
  if ('relationTo' in value) return { relationTo: value['relationTo'], value: idOf(value['value']) }
  return value['id'] ?? null
}

function orNull(values: unknown[]): unknown[] | null {
  return values.length > 0 ? values : null
}

function unlessEmpty(row: Row): Row | null {
  return Object.values(row).some((value) => value !== null) ? row : null
}
