import { isDeepStrictEqual } from 'node:util'
import { ValidationError, type PayloadRequest, type TypedLocale } from 'payload'

import { Problem, problems } from '../../http/Problem.js'
import { pointer } from '../../http/validate.js'
import { isRecord } from '../../isRecord.js'
import type { Transfer } from './Transfer.js'
import type { CheckedRow } from './checkRows.js'
import { keepRowIds, movedRows, type MovedRow, rowsOf } from './listRows.js'
import { rowOf, type StoredDocument } from './rowOf.js'

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
  const fields = dataOf(changes, { transfer, pictures, stored })
  const moved = movedRows(fields, { before: stored, rowNames: transfer.rowNames })
  if (moved.length > 0) throw leftBehind(place, moved)
  const data = { ...fields, _status: goesPublic ? 'published' : 'draft' }
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
  const { rowNames, leftOut = [] } = transfer
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      if (transfer.pictures.includes(name)) return [name, pictures.get(String(value)) ?? null]
      if (name === 'bodyMarkdown') return [name, value ?? '']
      if (!rowNames[name]) return [name, value]
      return [name, keepRowIds(name, rowsOf(value), { before: stored?.[name], rowNames, leftOut })]
    }),
  )
}

/** What a file does not hold of a row, such as a lesson’s text, would be lost or go to another row. */
function leftBehind(place: string, moved: readonly MovedRow[]): Problem {
  return new Problem(problems.validationFailed, {
    errors: moved.map(({ path, name }) => ({
      path: place + pointer(path),
      code: 'moved',
      message: `“${name}” is in another part here, and the file does not hold its content. Move it in the admin first.`,
    })),
  })
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

/**
 * The fields of `row` that differ from those of `before`. What a row leaves out of a group or of a list’s row stays as it
 * is, as Payload writes it. All kinds of empty values are equal.
 */
function changesOf(row: Record<string, unknown>, before: Record<string, unknown> | undefined) {
  // A new document would have the default of a currency where the file says that there is none.
  const isNewGroup = (value: unknown) => !before && isRecord(value)
  const isSaid = ([name, value]: [string, unknown]) =>
    value !== undefined && (isNewGroup(value) || !isHeld(value, before?.[name]))
  return Object.fromEntries(Object.entries(row).filter(isSaid))
}

/** Whether all that a value says is so before. */
function isHeld(value: unknown, before: unknown): boolean {
  if (Array.isArray(value)) {
    const rows: unknown[] = Array.isArray(before) ? before : []
    return rows.length === value.length && value.every((row, at) => isHeld(row, rows[at]))
  }
  if (typeof value !== 'object' || value === null) {
    return isDeepStrictEqual(tidy(value), tidy(before))
  }
  const fields = { ...(before as object | null | undefined) } as Record<string, unknown>
  return Object.entries(value).every(
    ([name, inner]) => inner === undefined || isHeld(inner, fields[name]),
  )
}

function tidy(value: unknown): unknown {
  if (value === undefined || value === '' || value === false) return null
  if (Array.isArray(value)) return value.length > 0 ? value.map(tidy) : null
  if (typeof value !== 'object' || value === null) return value
  const filled = Object.entries(value)
    .map(([name, inner]) => [name, tidy(inner)] as const)
    .filter(([, inner]) => inner !== null)
  return filled.length > 0 ? Object.fromEntries(filled) : null
}
