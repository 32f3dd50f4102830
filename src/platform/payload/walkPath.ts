import type { FlattenedField, Payload, PayloadRequest } from 'payload'

import { localization } from '../localization.js'

type Walk = {
  /** False if the path leads to no field. */
  isKnown: boolean
  /** Whether any field on the way is hidden from everybody or from this caller, or can be asked for by nobody. */
  isHidden: boolean
  /** Whether it passes documents of which this caller reads some only. */
  isPartial: boolean
  /** Whether the path passes a list: of it a document has several values, or none. */
  isList: boolean
  /** The relations that are followed, each as the path to it. */
  relations: string[]
  /** The field that the path ends in. */
  field?: FlattenedField
  /** What of the path lies within that field: in its JSON, a language, or the id of a relation. */
  inside: string[]
  /** The fields of the collection that the path ends at, if its last field is a relation. */
  related?: readonly FlattenedField[]
}

type Start = { payload: Payload; fields: readonly FlattenedField[]; req: PayloadRequest }

const languages: ReadonlySet<string> = new Set(localization.locales.map(({ code }) => code))

/** Follows a `where` or `sort` path segment by segment, through groups, rows and relations. */
export function walkPath({ payload, fields, req }: Start, path: string): Walk {
  const walk: Walk = {
    ...{ isKnown: true, isHidden: false, isList: false, isPartial: false },
    ...{ relations: [], inside: [] },
  }
  const segments = path.replaceAll('__', '.').split('.')
  let here: readonly FlattenedField[] | undefined = fields
  let access: unknown = true
  for (const [at, segment] of segments.entries()) {
    const isLast = at === segments.length - 1
    const field = here?.find(({ name }) => name === segment)
    if (!field) {
      // Payload knows no id of a join behind a relation, and leaves a rejection that nobody handles.
      const isFarJoin = walk.field?.type === 'join' && walk.relations.length > 1
      const isImplied = isLast && !isFarJoin && /^_?id$/.test(segment)
      if (!isImplied && !(at > 0 && languages.has(segment))) return { ...walk, isKnown: false }
      continue
    }
    const isFar = walk.relations.length > 0
    if (isHidden(field, req) || (isFar && (isListOfOwn(field) || (isLast && !hasValue(field))))) {
      walk.isHidden = true
    }
    // Payload refuses what is closed to the caller behind one relation, and fails on it behind two.
    if (access === false) walk.isHidden = true
    walk.isPartial ||= access !== true
    walk.isList ||= isList(field)
    Object.assign(walk, { field, inside: segments.slice(at + 1) })
    if (field.type === 'json' || field.type === 'richText') return walk
    // Blocks are one JSON column each: no index serves a filter that looks into them.
    if (field.type === 'blocks') return { ...walk, isKnown: false, isHidden: true }
    here = fieldsBelow(field, payload)
    if (!isRelation(field)) continue
    if (isLast) return here ? { ...walk, related: here } : walk
    walk.relations.push(segments.slice(0, at + 1).join('.'))
    access = accessTo(field, { payload, req })
    // A relation to several collections can only be asked for the collection and the document.
    if (!here) return walk
  }
  return walk
}

/** Payload checks the right to read a field in filters, but sorts by it for everybody. */
function isHidden(field: FlattenedField, req: PayloadRequest): boolean {
  if ('hidden' in field && field.hidden) return true
  const mayRead = 'access' in field ? field.access?.read : undefined
  return mayRead !== undefined && mayRead({ req }) !== true
}

function isList(field: FlattenedField): boolean {
  const isOfMany = 'hasMany' in field && field.hasMany === true
  return isOfMany || field.type === 'array' || field.type === 'blocks' || field.type === 'join'
}

/**
 * Texts or numbers in a table of their own. The adapter fails on them behind a relation: it joins their table to the
 * related one by its own name, which the statement has under another.
 */
function isListOfOwn(field: FlattenedField): boolean {
  return (field.type === 'text' || field.type === 'number') && field.hasMany === true
}

/** Behind two relations Payload fails on a path that ends in what only holds other fields or is only read. */
function hasValue(field: FlattenedField): boolean {
  const isRead = 'virtual' in field && field.virtual === true
  return !isRead && !['array', 'blocks', 'group', 'tab'].includes(field.type)
}

/** What of the collection that a relation leads to its caller may read. */
function accessTo(field: FlattenedField, { payload, req }: Pick<Start, 'payload' | 'req'>) {
  const to = field.type === 'join' ? field.collection : 'relationTo' in field && field.relationTo
  if (typeof to !== 'string') return true
  return payload.collections[to].config.access.read({ req })
}

function isRelation({ type }: FlattenedField): boolean {
  return type === 'relationship' || type === 'upload' || type === 'join'
}

function fieldsBelow(field: FlattenedField, payload: Payload) {
  if (field.type === 'relationship' || field.type === 'upload') {
    return fieldsOf(field.relationTo, payload)
  }
  if (field.type === 'join') return fieldsOf(field.collection, payload)
  return 'flattenedFields' in field ? field.flattenedFields : []
}

function fieldsOf(slug: string | string[], payload: Payload) {
  if (Array.isArray(slug)) return undefined
  return Object.hasOwn(payload.collections, slug)
    ? payload.collections[slug as keyof typeof payload.collections].config.flattenedFields
    : []
}
