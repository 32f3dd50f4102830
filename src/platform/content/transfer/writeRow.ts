import { type PayloadRequest, type TypedLocale, ValidationError } from 'payload'

import { Problem } from '../../http/Problem.js'
import { problems } from '../../http/problems.js'
import { pointer } from '../../http/validate.js'
import { changesOf } from './changesOf.js'
import type { CheckedRow } from './checkRows.js'
import { keepRowIds } from './keepRowIds.js'
import { rowOf, type StoredDocument } from './rowOf.js'
import type { Transfer } from './Transfer.js'

export type Imported = { slug: string; action: 'created' | 'updated' | 'unchanged' }

export type Writing = {
  transfer: Transfer
  locale: TypedLocale
  /** Whether documents that the file calls published are published; otherwise all changes are drafts. */
  publish: boolean
  pictures: ReadonlyMap<string, string>
}

/** Writes one row in the transaction of `req`, unless its document is already equal. */
export async function writeRow(
  req: PayloadRequest,
  { place, row }: CheckedRow,
  { stored, ...writing }: Writing & { stored: StoredDocument | undefined },
): Promise<Imported> {
  const { transfer, locale, publish, pictures } = writing
  const before = stored && (await rowOf(req, transfer, stored))
  const { status, ...changes } = changesOf(row, before)
  const isMoved = publish && status !== undefined
  if (stored && Object.keys(changes).length === 0 && !isMoved) {
    return { slug: stored.slug, action: 'unchanged' }
  }
  const goesPublic = publish && (row.status ?? before?.status) === 'published'
  const data = {
    ...dataOf(changes, { transfer, pictures, stored }),
    _status: goesPublic ? 'published' : 'draft',
  }
  const isTakenBack = publish && row.status === 'draft' && before?.status === 'published'
  const write = {
    collection: transfer.collection,
    data: data as never,
    draft: !goesPublic && !isTakenBack,
    locale,
    depth: 0,
    overrideAccess: false,
    req,
  } as const
  try {
    const { slug } = stored
      ? await req.payload.update({ ...write, id: stored.id })
      : await req.payload.create(write)
    return { slug, action: stored ? 'updated' : 'created' }
  } catch (error) {
    throw atPlace(place, error)
  }
}

type Context = Pick<Writing, 'transfer' | 'pictures'> & { stored: StoredDocument | undefined }

function dataOf(changes: Record<string, unknown>, { transfer, pictures, stored }: Context) {
  const { rowNames } = transfer
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      if (transfer.pictures.includes(name)) return [name, pictures.get(String(value)) ?? null]
      if (name === 'bodyMarkdown') return [name, value ?? '']
      if (!rowNames[name]) return [name, value]
      const rows = (value ?? []) as Record<string, unknown>[]
      return [name, keepRowIds(name, rows, { before: stored?.[name], rowNames })]
    }),
  )
}

/** Reports what Payload refuses as a fault of the row. */
function atPlace(place: string, error: unknown): unknown {
  if (!(error instanceof ValidationError)) return error
  const { errors } = error.data
  return new Problem(problems.validationFailed, {
    errors: errors.map(({ path, message }) => ({
      path: place + pointer(path.split('.')),
      code: 'invalid',
      message,
    })),
  })
}
