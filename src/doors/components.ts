import { z } from 'zod'

import type { JsonSchema } from '../platform/api/exampleOf.js'

/** Collects the schemas that have an id, so that the document defines each once. */
export function createComponents() {
  const schemas: Record<string, JsonSchema> = {}
  return {
    schemas,
    /** The JSON Schema of what callers send (`input`) or receive (`output`); named parts become components. */
    describe: (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
      const whole = jsonSchemaOf(schema, io)
      const { $defs = {}, id } = whole
      for (const [name, definition] of Object.entries($defs))
        schemas[name] = asComponent(definition)
      const described = asComponent(whole)
      if (id === undefined) return described
      schemas[id] = described
      return { $ref: `#/components/schemas/${id}` }
    },
  }
}

export type Components = ReturnType<typeof createComponents>

const notPartOfIt = new Set(['$schema', '$defs', 'id'])

/** A schema that refers to its named parts where the document defines them. */
function asComponent(schema: JsonSchema): JsonSchema {
  const own = Object.entries(schema).filter(([name]) => !notPartOfIt.has(name))
  return JSON.parse(
    JSON.stringify(Object.fromEntries(own)).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as JsonSchema
}

/**
 * The JSON Schema of what callers send (`input`) or receive (`output`), in keywords that validators and generators of
 * every draft understand. Draft 7 reads a tuple's `items: false` as a list that must be empty, and many generators do
 * not know `propertyNames`.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // zod leaves them out of inputs that it trims, because they might be those of the trimmed value.
      const { examples } = z.globalRegistry.get(zodSchema) ?? {}
      if (examples) jsonSchema.examples = examples as typeof jsonSchema.examples
      spellOutTuple(jsonSchema as JsonSchema)
      spellOutRecord(jsonSchema as JsonSchema)
    },
  }) as JsonSchema
}

function spellOutTuple(node: JsonSchema): void {
  const { prefixItems: parts } = node
  if (!parts) return
  const distinct = [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()]
  delete node.prefixItems
  const items = distinct.length === 1 ? distinct[0] : { anyOf: distinct }
  Object.assign(node, { items, minItems: parts.length, maxItems: parts.length })
}

function spellOutRecord(node: JsonSchema): void {
  const { propertyNames, additionalProperties: value = {} } = node
  if (!propertyNames?.enum) return
  node.properties = Object.fromEntries(
    propertyNames.enum.map((name) => [name, value as JsonSchema]),
  )
  node.additionalProperties = false
  delete node.propertyNames
}
