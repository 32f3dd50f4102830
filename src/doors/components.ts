import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

export type Components = {
  schemas: Record<string, JsonSchema>
  /** The JSON Schema of what callers send (`input`) or receive (`output`); named parts become components. */
  describe(schema: z.ZodType, io: 'input' | 'output'): JsonSchema
}

/** Collects the schemas that carry an id, so that the document names each once. */
export function createComponents(): Components {
  const schemas: Record<string, JsonSchema> = {}
  return {
    schemas,
    describe: (schema, io) => {
      const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema & {
        $defs?: Record<string, JsonSchema>
      }
      const { $defs = {}, $schema: _, id, ...rest } = whole
      for (const [name, { id: _id, ...definition }] of Object.entries($defs)) {
        schemas[name] = pointToComponents(definition)
      }
      const described = pointToComponents(rest)
      if (typeof id !== 'string') return described
      schemas[id] = described
      return { $ref: `#/components/schemas/${id}` }
    },
  }
}

function pointToComponents(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as JsonSchema
}
