import type { z } from 'zod'

/**
 * How the value of a column is written in a CSV cell: `lines` is a list, one entry per line; a `choice` is read in any
 * case; a `whole` number has no decimals, not even zeros: 490.00 may be meant as 49000 of the smallest coin.
 */
export type ColumnKind = 'text' | 'choice' | 'number' | 'whole' | 'boolean' | 'lines' | 'json'

/** A row of a file: null empties a field, a missing field stays as it is; a row without a slug is a new document. */
export type Row = Record<string, unknown> & {
  slug?: string | null | undefined
  status?: 'draft' | 'published' | null | undefined
}

/** How a collection is exported to files and imported again. */
export type Transfer = {
  collection: 'courses' | 'partners'
  /** One document of a file. `status` stands for `_status`; `bodyMarkdown` for `body`. */
  schema: z.ZodType<Row>
  /** The columns of CSV in order; `price.amount` is a part of `price`. */
  columns: Readonly<Record<string, ColumnKind>>
  /** Fields that a new document must have. */
  required: readonly string[]
  /** Fields that name a picture by its file name. */
  pictures: readonly string[]
  /** Fields of list rows that are not in files; an import leaves them as they are. */
  leftOut?: readonly string[]
  /** The field that identifies a row of a list, so that its translations stay with it. */
  rowNames: Readonly<Record<string, string>>
}

/** The fields of a document that a file contains. */
export function fieldsOf({ columns }: Pick<Transfer, 'columns'>): string[] {
  return [...new Set(Object.keys(columns).map((name) => name.split('.')[0] ?? name))]
}
