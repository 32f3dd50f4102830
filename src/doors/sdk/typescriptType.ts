import type { JsonSchema } from '../../platform/api/exampleOf.js'

/** The TypeScript type of what a JSON Schema accepts, as text; lines after the first stand `depth` levels in. */
export function typescriptType(given: JsonSchema = {}, depth = 0): string {
  if (given.$ref) return nameOfReference(given.$ref)
  if (given.const !== undefined) return JSON.stringify(given.const)
  if (given.enum) return union(given.enum.map((value) => JSON.stringify(value)))
  const { allOf, anyOf = given.oneOf } = given
  if (anyOf) return union(anyOf.map((part) => typescriptType(part, depth)))
  if (allOf) return allOf.map((part) => inBrackets(typescriptType(part, depth))).join(' & ')
  const types = typeof given.type === 'string' ? [given.type] : (given.type ?? guess(given))
  if (types.length === 0) return 'unknown'
  return union(types.map((type) => ofType(type, given, depth)))
}

/** The name that a reference into the document's components has in code. */
export function nameOfReference(reference: string): string {
  return (reference.split('/').at(-1) ?? '').replace(/\W/g, '')
}

/** Members of an object type, one per line, each with its description. */
export function typescriptMembers(
  properties: Record<string, JsonSchema>,
  required: readonly string[],
  depth: number,
): string {
  const indent = '  '.repeat(depth)
  return Object.entries(properties)
    .map(([name, schema]) => {
      const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
      const { description } = schema
      const note = description ? `${indent}/** ${asNote(description)} */\n` : ''
      const mark = required.includes(name) ? '' : '?'
      return `${note}${indent}${key}${mark}: ${typescriptType(schema, depth)}\n`
    })
    .join('')
}

export function asNote(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('*/', '*∕').trim()
}

function ofType(type: string, schema: JsonSchema, depth: number): string {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
      return type
    case 'integer':
    case 'number':
      return 'number'
    case 'array':
      return arrayType(schema, depth)
    case 'object':
      return objectType(schema, depth)
    default:
      return 'unknown'
  }
}

function arrayType({ items, minItems = 0, maxItems }: JsonSchema, depth: number): string {
  if (typeof items !== 'object') return 'unknown[]'
  const item = typescriptType(items, depth)
  const isTuple = minItems === maxItems && minItems > 0 && minItems <= 4
  return isTuple ? `[${Array(minItems).fill(item).join(', ')}]` : `${inBrackets(item)}[]`
}

function objectType(schema: JsonSchema, depth: number): string {
  const { properties, required = [], additionalProperties: more } = schema
  const rest = typeof more === 'object' ? typescriptType(more, depth) : 'unknown'
  // Not a `Record`, which could not contain itself.
  if (!properties || Object.keys(properties).length === 0) return `{ [name: string]: ${rest} }`
  return `{\n${typescriptMembers(properties, required, depth + 1)}${'  '.repeat(depth)}}`
}

function guess({ properties, items }: JsonSchema): string[] {
  if (properties) return ['object']
  return items ? ['array'] : []
}

function union(parts: string[]): string {
  const distinct = [...new Set(parts)]
  if (distinct.includes('unknown')) return 'unknown'
  return distinct.join(' | ')
}

function inBrackets(type: string): string {
  return / [|&] /.test(type) ? `(${type})` : type
}
