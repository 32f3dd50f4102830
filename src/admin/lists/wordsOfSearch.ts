import type { SanitizedCollectionConfig } from 'payload'

import { fieldAt, wordsOf } from '../records/fieldAt.js'

/** What the search box of a list says that it finds by. */
export function wordsOfSearch({
  admin,
  flattenedFields,
}: Pick<SanitizedCollectionConfig, 'admin' | 'flattenedFields'>): string {
  const paths = admin.listSearchableFields ?? [admin.useAsTitle ?? 'id']
  const labels = paths.map((path) =>
    wordsOf(fieldAt(flattenedFields, path)?.label, path).toLowerCase(),
  )
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' })
  return `Search by ${list.format(new Set(labels))}`
}
