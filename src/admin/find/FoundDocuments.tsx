import '../records/records.css'

import { Link } from '@payloadcms/ui'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'

import { DocumentLink, FieldValue } from '../records/FieldValue.js'
import { fieldAt, type LabelledField, wordsOf } from '../records/fieldAt.js'
import { readPath } from '../readPath.js'

type DocumentsProps = {
  req: PayloadRequest
  slug: CollectionSlug
  docs: unknown[]
  /** How many there are, and the list that has the rest. */
  count?: number
  href?: string
}

type Columns = { path: string; field: LabelledField }[]

/** The documents of one collection, with the columns of its list. */
export function FoundDocuments({ req, slug, docs, count = docs.length, href }: DocumentsProps) {
  const { config } = req.payload.collections[slug]
  const columns = columnsOf(config)
  const { plural } = config.labels
  const name = typeof plural === 'string' ? plural : slug
  return (
    <section className="person__part">
      <h2>
        {name} <span>{count}</span>
      </h2>
      <div className="person__table">
        <table>
          <thead>
            <tr>
              {['Open', ...columns.map(({ path, field }) => wordsOf(field.label, path))].map(head)}
            </tr>
          </thead>
          <tbody>
            {docs.map((doc) => (
              <Row key={String(readPath(doc, 'id'))} {...{ columns, doc, req, slug }} />
            ))}
          </tbody>
        </table>
      </div>
      {href && count > docs.length && (
        <Link href={href} prefetch={false}>
          Show all {count}
        </Link>
      )}
    </section>
  )
}

const head = (words: string) => (
  <th key={words} scope="col">
    {words}
  </th>
)

function columnsOf({ admin, flattenedFields }: SanitizedCollectionConfig): Columns {
  return (admin.defaultColumns ?? []).flatMap((path) => {
    const field = path === admin.useAsTitle ? undefined : fieldAt(flattenedFields, path)
    return field ? [{ path, field }] : []
  })
}

type RowProps = Pick<DocumentsProps, 'req' | 'slug'> & { columns: Columns; doc: unknown }

function Row({ columns, doc, req, slug }: RowProps) {
  return (
    <tr>
      <td>
        <DocumentLink document={doc} payload={req.payload} to={slug} />
      </td>
      {columns.map(({ path, field }) => (
        <td key={path}>
          <FieldValue document={doc} field={field} path={path} req={req} />
        </td>
      ))}
    </tr>
  )
}
