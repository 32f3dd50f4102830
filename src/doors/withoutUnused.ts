import type { JsonSchema } from './jsonSchema.js'

type Described = { components: { schemas: Record<string, JsonSchema> } }

/** The document without schemas that nothing refers to, such as inputs of what nobody may write. */
export function withoutUnused<T extends Described>(document: T): T {
  const { components } = document
  const { schemas, ...others } = components
  const used = new Set<string>()
  const visit = (part: unknown) => {
    for (const name of schemaNames(part)) {
      if (used.has(name)) continue
      used.add(name)
      visit(schemas[name])
    }
  }
  visit({ ...document, components: others })
  const kept = Object.entries(schemas).filter(([name]) => used.has(name))
  return { ...document, components: { ...components, schemas: Object.fromEntries(kept) } }
}

const place = '#/components/schemas/'

function schemaNames(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(place)
      ? [value.slice(place.length)]
      : schemaNames(value),
  )
}
