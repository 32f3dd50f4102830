import type { FlattenedField } from 'payload'

type Data = Readonly<Record<string, unknown>>

/**
 * What of `data` differs from the stored document, where each is one column of the document's own row; undefined where
 * a list, a translated field or anything else with rows of its own differs.
 */
export function changedColumns(
  fields: readonly FlattenedField[],
  data: Data,
  stored: Data,
): Record<string, unknown> | undefined {
  const differing = fields.filter(({ name, type, ...field }) => {
    const isStored = name !== 'id' && type !== 'join' && !('virtual' in field && field.virtual)
    return isStored && !isSame(data[name], stored[name])
  })
  if (!differing.every((field) => isColumn(field, data[field.name]))) return undefined
  return Object.fromEntries(differing.map(({ name }) => [name, data[name]]))
}

/** Nothing, null, and lists and groups of nothing are stored alike. */
function isSame(one: unknown, other: unknown): boolean {
  const [left, right] = [one ?? {}, other ?? {}]
  if (!isPlain(left) || !isPlain(right)) return left === right
  if (one && other && Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].every((name) => isSame(left[name], right[name]))
}

function isPlain(value: unknown): value is Data {
  return Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]'
}

/** The types of fields that are columns, with the values that PostgreSQL gives back as it got them. */
const columns: Readonly<Record<string, (value: unknown) => boolean>> = {
  checkbox: (value) => typeof value === 'boolean',
  date: (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
  email: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  relationship: (value) => typeof value === 'string',
  select: (value) => typeof value === 'string',
  text: (value) => typeof value === 'string',
  textarea: (value) => typeof value === 'string',
  upload: (value) => typeof value === 'string',
}

function isColumn(field: FlattenedField, value: unknown): boolean {
  const isOne =
    !('localized' in field && field.localized) &&
    !('hasMany' in field && field.hasMany) &&
    !('relationTo' in field && Array.isArray(field.relationTo))
  return isOne && field.type in columns && (value === null || columns[field.type]?.(value) === true)
}
