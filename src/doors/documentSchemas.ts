import { configToJSONSchema, type FlattenedField, type SanitizedConfig } from 'payload'

import { nobody } from '../platform/access.js'
import { exampleOf, type JsonSchema } from '../platform/api/exampleOf.js'

/** Set by the service itself, whatever a write says. */
const givenByUs = ['id', 'createdAt', 'updatedAt']

/** Derived from the file itself. */
const ofTheFile = [
  'url',
  'thumbnailURL',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'sizes',
]

/** Of whom signs in: set by Payload. */
const ofTheAccount = ['collection', 'hasAPIKey', 'sessions']

/** The documents of all collections and globals, from the schema that Payload's generated types come from. */
export function createDocumentSchemas(config: SanitizedConfig) {
  const { definitions = {} } = configToJSONSchema(config, 'text') as {
    definitions?: Record<string, JsonSchema & { title?: string }>
  }
  // Payload's own tables (locks, preferences) have no callers.
  const owners = [...config.collections, ...config.globals].filter(
    ({ slug }) => !slug.startsWith('payload-'),
  )
  const entities = owners.map(({ slug }) => slug as string)
  const nameOf = (slug: string) => definitions[slug]?.title ?? slug
  const names = new Map(
    entities.map((slug) => [`#/definitions/${slug}`, `${nameOf(slug)}Document`]),
  )
  const schemas = partsOf(definitions, names)
  const globals = new Set(config.globals.map(({ slug }) => slug as string))
  for (const { slug, flattenedFields } of owners) {
    const described = tidy(definitions[slug] ?? {}, names) as JsonSchema
    const document = asRead(described, flattenedFields)
    if (globals.has(slug)) document['required'] = withoutId(document['required'])
    schemas[`${nameOf(slug)}Document`] = document
    const input = inputOf(document, flattenedFields, 'create')
    if (!globals.has(slug)) schemas[`${nameOf(slug)}Input`] = input
    const { type, title, properties } = inputOf(document, flattenedFields, 'update')
    schemas[`${nameOf(slug)}Update`] = { type, title, properties }
  }
  return {
    schemas,
    /** A reference to what is read of a collection or global, or to what may be written. */
    refTo: (slug: string, part: 'Document' | 'Input' | 'Update'): JsonSchema => ({
      $ref: `#/components/schemas/${nameOf(slug)}${part}`,
    }),
    /** What may be written of a document. */
    inputOf: (slug: string): JsonSchema => schemas[`${nameOf(slug)}Update`] ?? {},
    isGlobal: (slug: string) => globals.has(slug),
    /** The required fields of a document, each with an example value of the right form. */
    exampleOf: (slug: string) => {
      const part = globals.has(slug) ? 'Update' : 'Input'
      return exampleOf(schemas[`${nameOf(slug)}${part}`] ?? {}, schemas) as Record<string, unknown>
    },
  }
}

export type DocumentSchemas = ReturnType<typeof createDocumentSchemas>

/** The parts that pages are made of, which get names like documents. */
function partsOf(definitions: Record<string, JsonSchema>, names: Map<string, string>) {
  const parts = Object.entries(definitions).filter(([, { properties }]) =>
    Object.hasOwn(Object(properties) as object, 'blockType'),
  )
  for (const [name] of parts) names.set(`#/definitions/${name}`, name)
  return Object.fromEntries(parts.map(([name, part]) => [name, tidy(part, names) as JsonSchema]))
}

/** A global has an id once it has been saved. */
function withoutId(required: unknown): string[] {
  return ((required ?? []) as string[]).filter((name) => name !== 'id')
}

/** Payload never sends a hidden field, and omits one that the caller may not read. */
function asRead(document: JsonSchema, fields: FlattenedField[]): JsonSchema {
  const isHidden = (name: string) =>
    fields.some((f) => f.name === name && 'hidden' in f && f.hidden)
  const isOpen = (name: string) => !fields.some((f) => f.name === name && f.access?.read)
  const properties = Object.entries(document.properties ?? {}).filter(([name]) => !isHidden(name))
  const required = (document.required ?? []).filter((name) => !isHidden(name) && isOpen(name))
  return { ...document, properties: Object.fromEntries(properties), required }
}

/** What a new document or row must have: required fields that the service does not fill or set itself. */
function requiredOf(writable: readonly string[], fields: FlattenedField[]): string[] {
  const demanded = fields.filter(
    (field) =>
      (field.custom?.['isNeededAtFirst'] === true || ('required' in field && field.required)) &&
      (!('defaultValue' in field) || field.defaultValue === undefined) &&
      !('hidden' in field && field.hidden) &&
      field.custom?.['isMade'] !== true,
  )
  return demanded.map(({ name }) => name).filter((name) => writable.includes(name))
}

/** What a caller may write of a document, and what a new one must have. */
function inputOf(
  { properties, title }: JsonSchema,
  fields: FlattenedField[],
  act: 'create' | 'update',
): JsonSchema {
  const closed = fields.filter(({ type, access }) => type === 'join' || access?.[act] === nobody)
  const has = (name: string) => fields.some((field) => field.name === name)
  const left = [
    ...givenByUs,
    ...(has('thumbnailURL') ? ofTheFile : []),
    ...(has('apiKey') ? ofTheAccount : []),
    ...closed.map(({ name }) => name),
  ]
  const writable = Object.entries(properties ?? {}).filter(([name]) => !left.includes(name))
  return asInput({ type: 'object', title, properties: Object.fromEntries(writable) }, fields)
}

/** A document, a group or a row of a list as it is written. */
function asInput(schema: JsonSchema, fields: FlattenedField[]): JsonSchema {
  const given = Object.entries(schema.properties ?? {})
  const properties = given.map(([name, value]): [string, JsonSchema] => {
    const field = fields.find((one) => one.name === name)
    return [name, field ? asFieldInput(value, field) : value]
  })
  const required = requiredOf(Object.keys(schema.properties ?? {}), fields)
  const input: JsonSchema = { ...schema, properties: Object.fromEntries(properties) }
  if (required.length > 0) return { ...input, required }
  Reflect.deleteProperty(input, 'required')
  return input
}

function asFieldInput(schema: JsonSchema, field: FlattenedField): JsonSchema {
  if (field.type === 'group') return asInput(schema, field.flattenedFields)
  if (field.type !== 'array') return schema
  return { ...schema, items: asInput(schema['items'] as JsonSchema, field.flattenedFields) }
}

/** Payload writes this for a generator of types: its notes for that are removed, and nullable fields say so. */
function tidy(schema: unknown, names: Map<string, string>): unknown {
  if (Array.isArray(schema)) return schema.map((part) => tidy(part, names))
  if (typeof schema !== 'object' || schema === null) return schema
  if ('$ref' in schema) return referenceTo(names.get(String(schema.$ref)))
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'tsType' || (key === 'additionalProperties' && value !== true)) return []
    if (key === 'enum' && mayBeNull(schema))
      return [[key, [...new Set([...(value as unknown[]), null])]]]
    return [[key, tidy(value, names)]]
  })
  return openEnded(Object.fromEntries(entries))
}

/** An object or list without a description may hold anything; generators would take it to be empty. */
function openEnded(schema: JsonSchema): JsonSchema {
  const types = [schema.type].flat()
  const { oneOf, ...others } = schema
  const isOverlapping = Array.isArray(oneOf) && oneOf.filter(mayBeNull).length > 1
  return {
    ...(isOverlapping ? { ...others, anyOf: oneOf } : schema),
    ...(types.includes('object') && !schema.properties && { additionalProperties: true }),
    ...(types.includes('array') && !schema.items && { items: {} }),
  }
}

function mayBeNull({ type }: { type?: unknown }): boolean {
  return Array.isArray(type) && type.includes('null')
}

/** Parts that are not documents (time zones, widgets) are not described: they may be anything. */
function referenceTo(name: string | undefined): JsonSchema {
  return name ? { $ref: `#/components/schemas/${name}` } : {}
}
