import type { JsonSchema } from './components.js'
import type { ApiDocument } from './ApiDocument.js'

/** Every property that an object of this schema may have, through references and combinations. */
export function propertiesOf(
  schema: JsonSchema,
  document: { components: Pick<ApiDocument['components'], 'schemas'> },
): Record<string, JsonSchema> {
  const { $ref, allOf, anyOf, oneOf, properties } = schema as Combined
  if ($ref) {
    const found = document.components.schemas[$ref.split('/').at(-1) ?? '']
    return found ? propertiesOf(found, document) : {}
  }
  const parts = [...(allOf ?? []), ...(anyOf ?? []), ...(oneOf ?? [])]
  return Object.assign({}, ...parts.map((part) => propertiesOf(part, document)), properties) as {
    [name: string]: JsonSchema
  }
}

export type Combined = {
  $ref?: string
  allOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema | boolean
  maximum?: number
  minItems?: number
  maxItems?: number
  enum?: unknown[]
  const?: unknown
  type?: string | string[]
  description?: string
}
