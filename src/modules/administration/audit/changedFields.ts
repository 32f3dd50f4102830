import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField } from 'payload'
import { isRecord } from '../../../platform/isRecord.js'

type Values = Record<string, unknown>

type Documents = {
  fields: readonly FlattenedField[]
  before?: Values | undefined
  after?: Values | undefined
  /** Whether texts may be shown, or only that they changed. */
  showsText: boolean
}

type ChangedFields = { before: Values | undefined; after: Values | undefined }

/** Payload's own fields that change with every write. */
const unremarkable = new Set(['createdAt', 'updatedAt', 'sizes'])

/**
 * The fields that differ, with their values before and after as they may be shown. If one side is missing, the document
 * is new or deleted, and the other side has all fields that are not empty.
 */
export function changedFields({ fields, before, after, showsText }: Documents): ChangedFields {
  const [old, now] = [before, after].map((row) => row && fieldValues(fields, row))
  const changed = fields.filter(({ name }) => {
    if (unremarkable.has(name)) return false
    if (old && now && after?.[name] === undefined) return false
    return !isDeepStrictEqual(old?.[name] ?? null, now?.[name] ?? null)
  })
  const shown = (row: Values | undefined) =>
    row &&
    Object.fromEntries(changed.map((one) => [one.name, shownValue(one, row[one.name], showsText)]))
  return { before: shown(old), after: shown(now) }
}

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
      return isRecord(value) ? unlessEmpty(fieldValues(field.flattenedFields, value)) : null
    case 'array':
      return Array.isArray(value)
        ? orNull(value.map((row: unknown) => rowValue(field.flattenedFields, row)))
        : null
    default:
      return Array.isArray(value) ? orNull(value) : value
  }
}

/** The stored fields by name; `join` and virtual fields are left out. */
function fieldValues(fields: readonly FlattenedField[], document: Values): Values {
  return Object.fromEntries(
    fields
      .filter((field) => field.type !== 'join' && !('virtual' in field && field.virtual))
      .filter(({ name }) => name !== 'id')
      .map((field) => [field.name, fieldValue(field, document[field.name])]),
  )
}

function rowValue(fields: readonly FlattenedField[], row: unknown): unknown {
  return isRecord(row) ? fieldValues(fields, row) : row
}

function isoDate(value: unknown): unknown {
  const date = value instanceof Date ? value : new Date(String(value))
  return Number.isNaN(date.getTime()) ? String(value) : date.toISOString()
}

/** The id behind a populated document, `{ relationTo, value }` or an id. */
function idOf(value: unknown): unknown {
  if (!isRecord(value)) return value
  if ('relationTo' in value) return { relationTo: value['relationTo'], value: idOf(value['value']) }
  return value['id'] ?? null
}

function orNull(values: unknown[]): unknown[] | null {
  return values.length > 0 ? values : null
}

function unlessEmpty(row: Values): Values | null {
  return Object.values(row).some((value) => value !== null) ? row : null
}

const secretName = /password|secret|token|api_?key|salt|hash|otp|^sessions$/i

const withoutText = new Set([
  'checkbox',
  'date',
  'number',
  'radio',
  'relationship',
  'select',
  'upload',
])

const maxLength = 500

/**
 * A field's value as the log shows it. Secrets are never shown. If `showsText` is false (collections about people),
 * only choices, numbers, dates and related documents are, because they cannot contain personal text.
 */
function shownValue(field: FlattenedField, value: unknown, showsText: boolean): unknown {
  if (field.type === 'checkbox') return Boolean(value)
  if (value === null || value === undefined) return null
  if (secretName.test(field.name)) return '[secret]'
  if (withoutText.has(field.type)) return value
  if (field.type === 'group' || field.type === 'tab') {
    return Object.fromEntries(
      field.flattenedFields.map((one) => [
        one.name,
        shownValue(one, (value as Values)[one.name], showsText),
      ]),
    )
  }
  if (!showsText) return '[personal]'
  if (field.type === 'richText') return `[text of ${String(sizeOf(value))} characters]`
  return typeof value === 'string' ? shortened(value) : structure(value)
}

function structure(value: unknown): unknown {
  const size = sizeOf(value)
  if (size > 4 * maxLength) return `[${String(size)} characters]`
  return JSON.parse(
    JSON.stringify(value, (name, inner: unknown) => {
      if (name !== '' && secretName.test(name) && inner !== null) return '[secret]'
      return typeof inner === 'string' ? shortened(inner) : inner
    }),
  )
}

function shortened(text: string): string {
  if (text.length <= maxLength) return text
  return `${text.slice(0, maxLength)}… [${String(text.length)} characters]`
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value).length
}
