import type { FlattenedField } from 'payload'

type Row = Record<string, unknown>

/**
 * A field's value in the one form that can be compared: related documents as their ids, dates as ISO text, rows
 * without their ids, and null for everything empty.
 */
export function fieldValue(field: FlattenedField, value: unknown): unknown {
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

/** The values of the fields that are stored, by their names; `join` and virtual fields are not. */
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

/** Of a populated document, `{ relationTo, value }` or an id: what it points at. */
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
