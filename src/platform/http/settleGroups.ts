import { type Field, ValidationError, type ValidationFieldError } from 'payload'

type Data = Record<string, unknown>
/** What `beforeOperation` hooks of collections and globals have in common. */
type Call = { args?: object; operation: string }
type Walk = { path: string; errors: ValidationFieldError[] }

/**
 * Gives what is written to fields with parts a shape that Payload can read: it answers 500 to a group or a list that
 * is `null`, which means that all of it is empty, and passes over a bare value in silence, so that a course sent with
 * `price: 49000` would be given away. Such a value is a fault.
 */
export function settleGroups(slug: string, fields: Field[]) {
  return ({ args, operation }: Call): void => {
    if (operation !== 'create' && operation !== 'update') return
    const { data } = args as { data?: unknown }
    if (!isObject(data)) return
    const errors: ValidationFieldError[] = []
    settle(fields, data, { path: '', errors })
    if (errors.length > 0) throw new ValidationError({ collection: slug, errors })
  }
}

function settle(fields: Field[], data: Data, walk: Walk): void {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) settlePart(tab, data, walk)
    } else if (field.type === 'group') settlePart(field, data, walk)
    else if (field.type === 'row' || field.type === 'collapsible') settle(field.fields, data, walk)
    else if (isList(field) && data[field.name] === null) data[field.name] = []
    else if (field.type === 'array' && !field.localized) settleRows(field, data, walk)
  }
}

/** What Payload reads as a list whatever it is: of one that is `null` it answers 500. */
function isList(
  field: Field,
): field is Extract<Field, { type: 'array' | 'relationship' | 'upload' }> {
  if (field.type === 'array') return true
  return (field.type === 'relationship' || field.type === 'upload') && field.hasMany === true
}

type Part = { name?: string; localized?: boolean; fields: Field[] }

function settlePart(part: Part, data: Data, walk: Walk): void {
  const { name, fields } = part
  if (name === undefined) {
    settle(fields, data, walk)
    return
  }
  const value = data[name]
  if (value === undefined || part.localized) return
  const path = walk.path + name
  if (value === null) data[name] = emptied(fields)
  else if (isObject(value)) settle(fields, value, { ...walk, path: `${path}.` })
  else walk.errors.push({ path, message: 'Send an object.' })
}

function settleRows({ name, fields }: { name: string; fields: Field[] }, data: Data, walk: Walk) {
  const rows = data[name]
  if (!Array.isArray(rows)) return
  for (const [index, row] of rows.entries()) {
    const path = `${walk.path}${name}.${String(index)}`
    if (isObject(row)) settle(fields, row, { ...walk, path: `${path}.` })
    else walk.errors.push({ path, message: 'Send an object.' })
  }
}

/** Each field by its name with nothing in it. */
function emptied(fields: Field[]): Data {
  return Object.assign(
    {},
    ...fields.map((field): Data => {
      if (field.type === 'tabs') return emptied(field.tabs.map(partAsField))
      if (field.type === 'ui') return {}
      const isPart = 'fields' in field && field.type !== 'array'
      if (isPart && !('name' in field && field.name)) return emptied(field.fields)
      if (!('name' in field) || !field.name) return {}
      return { [field.name]: isPart ? emptied(field.fields) : null }
    }),
  ) as Data
}

const partAsField = (part: Part): Field => ({ ...part, type: 'group' }) as Field

function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
