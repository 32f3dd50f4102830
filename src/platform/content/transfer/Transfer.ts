import type { z } from 'zod'

/** How the value of a column is written in a cell of CSV: `lines` is a list, one entry a line. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'lines' | 'json'

/** A row as a file has it: null empties a field, what is not there stays as it is; without a slug it is a new one. */
export type Row = Record<string, unknown> & {
  slug?: string | null | undefined
  status?: 'draft' | 'published' | null | undefined
}

/** What of a collection goes out into files and comes back. */
export type Transfer = {
  collection: 'courses' | 'partners'
  /** One document of a file. `status` stands for `_status`; `bodyMarkdown` for `body`. */
  schema: z.ZodType<Row>
  /** The columns of CSV in order; `price.amount` is a part of `price`. */
  columns: Readonly<Record<string, ColumnKind>>
  /** Fields that a new document cannot be without. */
  required: readonly string[]
  /** Fields that name a picture by its file. */
  pictures: readonly string[]
  /** By which field a row of a list is known again, so that its translations stay with it. */
  rowNames: Readonly<Record<string, string>>
}

/** The fields of a document that a file has. */
export function fieldsOf({ columns }: Pick<Transfer, 'columns'>): string[] {
  return [...new Set(Object.keys(columns).map((name) => name.split('.')[0] ?? name))]
}
