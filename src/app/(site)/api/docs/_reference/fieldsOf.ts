import { type ApiDocument, nameIn } from '../../../../../platform/api/ApiDocument.js'
import type { JsonSchema } from '../../../../../platform/api/exampleOf.js'

type Field = { name: string; type: string; isRequired: boolean; description: string }

/** Deeper fields are in the OpenAPI document. */
const depthShown = 3

/** The fields of an object, those within it after a dot, and of lists after `[]`. */
export function fieldsOf(document: ApiDocument, schema: JsonSchema, depth = 1): Field[] {
  const { properties = {}, required = [] } = objectOf(document, schema)
  return Object.entries(properties).flatMap(([name, given]) => {
    const { inner, suffix } = innerOf(document, given)
    const field = {
      ...{ name, type: typeOf(document, given), isRequired: required.includes(name) },
      description: given.description ?? resolve(document, given).description ?? '',
    }
    const within = depth < depthShown ? fieldsOf(document, inner, depth + 1) : []
    return [field, ...within.map((one) => ({ ...one, name: `${name}${suffix}.${one.name}` }))]
  })
}

function resolve({ components }: ApiDocument, schema: JsonSchema): JsonSchema {
  return schema.$ref ? (components.schemas[nameIn(schema)] ?? {}) : schema
}

/** One object with the fields of all parts of a combination; of alternatives the first. */
function objectOf(document: ApiDocument, given: JsonSchema): JsonSchema {
  const schema = resolve(document, given)
  const alternative = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null')
  const parts = [...(schema.allOf ?? []), ...(alternative ? [alternative] : [])].map((part) =>
    objectOf(document, part),
  )
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), schema.properties) as {
      [name: string]: JsonSchema
    },
    required: [...parts.flatMap((part) => part.required ?? []), ...(schema.required ?? [])],
  }
}

function innerOf(document: ApiDocument, given: JsonSchema): { inner: JsonSchema; suffix: string } {
  const { items } = resolve(document, given)
  return typeof items === 'object' ? { inner: items, suffix: '[]' } : { inner: given, suffix: '' }
}

/** A type in words: `string (date-time)`, `integer from 1 to 10`, `list of "a" or "b"`. */
export function typeOf(document: ApiDocument, given: JsonSchema): string {
  const schema = resolve(document, given)
  if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) {
    return [...new Set(alternatives.map((part) => typeOf(document, part)))].join(' or ')
  }
  if (schema.allOf) return 'object'
  const types = [schema.type ?? (schema.properties ? 'object' : 'any')].flat()
  return types.map((type) => detailed(document, schema, type)).join(' or ')
}

function detailed(document: ApiDocument, schema: JsonSchema, type: string): string {
  const { items, format, minimum, maximum, maxLength } = schema
  if (type === 'array') {
    return `list of ${typeof items === 'object' ? typeOf(document, items) : 'any'}`
  }
  const isBound = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  return [
    type,
    ...(format ? [`(${format})`] : []),
    ...(minimum !== undefined && isBound ? [`from ${String(minimum)} to ${String(maximum)}`] : []),
    ...(maxLength === undefined ? [] : [`up to ${String(maxLength)} characters`]),
  ].join(' ')
}
