import type { z } from 'zod'

type Serialized = { schema: z.ZodType; bytes: Uint8Array }

/** The serialised JSON of values, by value. */
const serialized = new WeakMap<object, Serialized>()

/**
 * Parses a value that many lists will show, and serialises it once: doing both again for a dozen documents took half of
 * the time of a list from memory (measured). Returns the parsed value, which must not be changed afterwards.
 */
export function writeOnce<S extends z.ZodType<object>>(schema: S, value: z.input<S>): z.output<S> {
  const parsed = schema.parse(value)
  serialized.set(parsed, { schema, bytes: encoder.encode(JSON.stringify(parsed)) })
  return parsed
}

/** The JSON of an answer that its schema has parsed; documents of a list that are already serialised are reused. */
export function jsonOf(schema: z.ZodType, data: unknown): Uint8Array<ArrayBuffer> {
  const documents = serializedDocuments(schema, data)
  if (!documents) return encoder.encode(JSON.stringify(schema.parse(data)))
  return listOf(schema.parse({ ...(data as object), docs: [] }) as List, documents)
}

type List = { docs: readonly unknown[] }

/** The JSON of a list with these documents, whatever surrounds them. */
export function listOf(list: List, documents: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const [before = '', after = ''] = JSON.stringify({ ...list, docs: [] }).split('"docs":[]')
  const parts = documents.flatMap((each, at) => (at === 0 ? [each] : [comma, each]))
  return Buffer.concat([Buffer.from(`${before}"docs":[`), ...parts, Buffer.from(`]${after}`)])
}

const encoder = new TextEncoder()
const comma = encoder.encode(',')

/** The documents of a list, if each was serialised by the schema that this list has for its documents. */
function serializedDocuments(schema: z.ZodType, data: unknown): Uint8Array[] | undefined {
  const { docs } = (data ?? {}) as { docs?: unknown }
  const { shape } = schema as { shape?: Record<string, { element?: unknown }> }
  if (!Array.isArray(docs) || !shape?.['docs']) return undefined
  const { element } = shape['docs']
  const found = docs.map((doc: object) => serialized.get(doc))
  if (!found.every((each) => each?.schema === element)) return undefined
  return found.flatMap((each) => (each ? [each.bytes] : []))
}
