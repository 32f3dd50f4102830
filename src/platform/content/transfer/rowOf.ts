import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { slugPattern } from '../../text.js'
import { bodyAsMarkdown } from '../contentAsMarkdown.js'
import { fieldsOf, type Row, type Transfer } from './Transfer.js'

export type StoredDocument = { id: string; slug: string } & Record<string, unknown>

/** A document, read with depth 1, in the form of a file's row. */
export async function rowOf(
  req: PayloadRequest,
  transfer: Transfer,
  document: StoredDocument,
): Promise<Row> {
  const row: Record<string, unknown> = {}
  for (const name of fieldsOf(transfer)) {
    if (name === 'status') row[name] = document['_status'] ?? null
    else if (name === 'bodyMarkdown')
      row[name] = (await bodyAsMarkdown(req, document['body'])) || null
    else if (transfer.pictures.includes(name)) row[name] = await fileOf(req, document[name])
    else row[name] = without(new Set(['id', ...(transfer.leftOut ?? [])]), document[name])
  }
  const { success, data } = transfer.schema.safeParse(row)
  return success ? data : row
}

/** Pictures are public. One that the caller's key may not read is an id here; without its name an import would take it off. */
async function fileOf(req: PayloadRequest, picture: unknown): Promise<string | null> {
  const read = (id: string) =>
    req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true })
  const found: unknown = typeof picture === 'string' ? await read(picture) : picture
  return (found as { filename?: string | null } | null | undefined)?.filename ?? null
}

/** Removes from list rows what has no place in a file, such as their ids. */
function without(names: ReadonlySet<string>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => without(names, one))
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !names.has(name))
      .map(([name, inner]) => [name, without(names, inner)]),
  )
}

/** A slug in a file, with an error message for the person who wrote the file. */
export const rowSlug = z
  .string()
  .regex(slugPattern, 'Use lower-case letters, digits and hyphens, at most 96.')
