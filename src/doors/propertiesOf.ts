import type { JsonSchema } from '../platform/api/exampleOf.js'
import { type ApiDocument, nameIn } from '../platform/api/ApiDocument.js'

/** Every property that an object of this schema may have, through references and combinations. */
export function propertiesOf(
  schema: JsonSchema,
  document: { components: Pick<ApiDocument['components'], 'schemas'> },
): Record<string, JsonSchema> {
  const { $ref, allOf, anyOf, oneOf, properties } = schema
  if ($ref) {
    const found = document.components.schemas[nameIn(schema)]
    return found ? propertiesOf(found, document) : {}
  }
  const parts = [...(allOf ?? []), ...(anyOf ?? []), ...(oneOf ?? [])]
  return Object.assign({}, ...parts.map((part) => propertiesOf(part, document)), properties) as {
    [name: string]: JsonSchema
  }
}
