import type { Block, CollectionSlug, Field } from 'payload'

import type { Link } from './linkFields.js'

type Row = Record<string, unknown>

/** One thing that a block says. In a document read in all languages, a value holds them all. */
export type OutlineLine =
  | { kind: 'heading' | 'text' | 'body'; value: unknown }
  | { kind: 'item'; values: unknown[]; link: Link }
  | { kind: 'link'; link: Link & { label: unknown } }
  | { kind: 'documents'; collection: CollectionSlug; ids: unknown[] }

/** Texts that are no words for readers, among them the slugs of what a block shows. */
const unread = new Set([
  ...['id', 'url', 'blockName', 'blockType', 'bodyMarkdown'],
  ...['brochure', 'ownForm', 'topic'],
])

/** What blocks say, block by block, in the order of their fields: for Markdown and for the search index. */
export function outlineOf(declared: readonly Block[], rows: unknown): OutlineLine[][] {
  if (!Array.isArray(rows)) return []
  return (rows as Row[]).map((row) => {
    const block = declared.find(({ slug }) => slug === row['blockType'])
    return block ? block.fields.flatMap((field) => linesOf(field, row)) : []
  })
}

function linesOf(field: Field, row: Row): OutlineLine[] {
  if (field.type === 'row') return field.fields.flatMap((inner) => linesOf(inner, row))
  if (!('name' in field) || !field.name || unread.has(field.name)) return []
  const value = row[field.name]
  if (value === undefined || value === null || value === '') return []
  if (field.type === 'richText') return [{ kind: 'body', value }]
  if (field.type === 'text' || field.type === 'textarea') {
    return [{ kind: field.name === 'heading' ? 'heading' : 'text', value }]
  }
  if (field.type === 'array') return (value as Row[]).map((inner) => itemOf(field.fields, inner))
  if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return []
  return [{ kind: 'documents', collection: field.relationTo, ids: [value].flat() }]
}

/** A row of a list: its texts, or a link if it is nothing else. */
function itemOf(fields: Field[], row: Row): OutlineLine {
  const link = { ...row } as Link & { label: unknown }
  if ('label' in row && ('url' in row || 'doc' in row)) return { kind: 'link', link }
  const values = fields.flatMap((field) =>
    linesOf(field, row).flatMap((line) => ('value' in line ? [line.value] : [])),
  )
  return { kind: 'item', values, link }
}
