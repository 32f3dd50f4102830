import { pgTable, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Every slug a document was ever published under, including the current one, so that old links keep working. */
export const publishedSlugsTable = pgTable(
  'published_slugs',
  {
    collection: text('collection').notNull(),
    slug: text('slug').notNull(),
    documentId: text('document_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.slug] })],
)
