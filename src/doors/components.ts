import type { z } from 'zod'

import { type JsonSchema, jsonSchemaOf } from './jsonSchema.js'

export type { JsonSchema }

export type Components = {
  schemas: Record<string, JsonSchema>
  /** The JSON Schema of what callers send (`input`) or receive (`output`); named parts become components. */
  describe(schema: z.ZodType, io: 'input' | 'output'): JsonSchema
}

/** Collects the schemas that have an id, so that the document defines each once. */
export function createComponents(): Components {
  const schemas: Record<string, JsonSchema> = {}
  return {
    schemas,
    describe: (schema, io) => {
      const whole = jsonSchemaOf(schema, io)
      const { $defs = {}, id } = whole as { $defs?: Record<string, JsonSchema>; id?: string }
      for (const [name, definition] of Object.entries($defs))
        schemas[name] = asComponent(definition)
      const described = asComponent(whole)
      if (id === undefined) return described
      schemas[id] = described
      return { $ref: `#/components/schemas/${id}` }
    },
  }
}

const notPartOfIt = new Set(['$schema', '$defs', 'id'])

/** A schema that refers to its named parts where the document defines them. */
function asComponent(schema: JsonSchema): JsonSchema {
  const own = Object.entries(schema).filter(([name]) => !notPartOfIt.has(name))
  return JSON.parse(
    JSON.stringify(Object.fromEntries(own)).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as JsonSchema
}
