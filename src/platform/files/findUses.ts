import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'

import { query } from '../database/requestDatabase.js'
import { sql } from '../database/sql.js'
import { inSentence } from '../text.js'

/** A document that uses a file; a global has no title. */
export type Use = { kind: string; title?: string }

type File = { collection: string; id: string }

/**
 * The documents that use a file, in a field or within a text, and the globals. A draft above a published version is left
 * out: it shows a gap to whoever finishes it.
 */
export async function findUses(req: PayloadRequest, file: File): Promise<Use[]> {
  const { collections, globals } = req.payload.config
  const uses: Use[] = []
  for (const { admin, flattenedFields, labels, slug } of collections) {
    if (slug.startsWith('payload-') || !mayHold(flattenedFields, file.collection)) continue
    const ids = await findHolders(req, slug, file.id)
    const kind = nounOf(labels.singular, slug)
    const titles = await titlesOf(req, { collection: slug, ids, field: admin.useAsTitle ?? 'id' })
    uses.push(...titles.map((title) => ({ kind, title })))
  }
  for (const { flattenedFields, label, slug } of globals) {
    if (!mayHold(flattenedFields, file.collection)) continue
    const ids = await findHolders(req, slug, file.id)
    if (ids.length > 0) uses.push({ kind: nounOf(label, slug) })
  }
  return uses
}

const nounOf = (label: unknown, slug: string): string =>
  typeof label === 'string' ? inSentence(label) : slug

/** Whether some field may refer to a file: rich text can show any. */
function mayHold(fields: readonly FlattenedField[], collection: string): boolean {
  return fields.some((field) => {
    if (field.type === 'upload') return [field.relationTo].flat().some((one) => one === collection)
    if (field.type === 'richText') return true
    if (field.type === 'blocks') {
      return field.blocks.some((block) => mayHold(block.flattenedFields, collection))
    }
    return 'flattenedFields' in field && mayHold(field.flattenedFields, collection)
  })
}

type Table = { name: string; parent: string | null }

/** The ids of the documents whose rows name an id: ids occur once, so the text of a row tells, whatever its columns. */
async function findHolders(req: PayloadRequest, slug: string, id: string): Promise<string[]> {
  const root = slug.replaceAll('-', '_')
  const tables = await tablesOf(req, root)
  const parents = new Map(tables.map(({ name, parent }) => [name, parent]))
  const held = tables.map(({ name }) => {
    let owner = sql`t._parent_id`
    let at = parents.get(name)
    if (!at) owner = sql`t.id`
    for (; at && at !== root; at = parents.get(at)) {
      owner = sql`(select p._parent_id from ${sql.identifier(at)} p where p.id = ${owner})`
    }
    return sql`select ${owner}::text as id from ${sql.identifier(name)} t
      where position(${id} in to_jsonb(t)::text) > 0`
  })
  const rows = await query<{ id: string }>(req)`
    select distinct id from (${sql.join(held, sql` union all `)}) as held order by id`
  return rows.map((row) => row.id)
}

/** The table of a collection and, each after its parent, those of its lists and translations. */
async function tablesOf(req: PayloadRequest, root: string): Promise<Table[]> {
  return query<Table>(req)`
    with recursive tree as (
      select to_regclass(${root})::oid as oid, null::oid as parent
      union all
      select c.conrelid, tree.oid from pg_constraint c
      join tree on c.confrelid = tree.oid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and a.attname = '_parent_id'
    )
    select t.relname::text as name, p.relname::text as parent
    from tree join pg_class t on t.oid = tree.oid left join pg_class p on p.oid = tree.parent`
}

type Titled = { collection: string; ids: readonly string[]; field: string }

/** The titles of documents, each in the first language that has one. */
async function titlesOf(req: PayloadRequest, { collection, ids, field }: Titled) {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    ...{ collection: collection as CollectionSlug, where: { id: { in: [...ids] } }, req },
    ...{ locale: 'all', depth: 0, pagination: false, overrideAccess: true },
  })
  return docs.map((doc) => {
    const title = (doc as unknown as Record<string, unknown>)[field]
    const texts = typeof title === 'object' && title !== null ? Object.values(title) : [title]
    return (
      texts.find((text): text is string => typeof text === 'string' && text !== '') ?? 'Untitled'
    )
  })
}
