import { isDeepStrictEqual } from 'node:util'

import type { FlattenedField } from 'payload'

import { fieldValues } from './fieldValues.js'
import { shownValue } from './shownValue.js'

type Row = Record<string, unknown>

type Documents = {
  fields: readonly FlattenedField[]
  before?: Row | undefined
  after?: Row | undefined
  /** Whether texts may be shown, or only that they changed. */
  showsText: boolean
}

type ChangedFields = { before: Row | undefined; after: Row | undefined }

/** Payload's own fields that change with every write. */
const unremarkable = new Set(['createdAt', 'updatedAt', 'sizes'])

/**
 * The fields that differ, with their values before and after as they may be shown. If one side is missing, the document
 * is new or deleted, and the other side has all fields that are not empty.
 */
export function changedFields({ fields, before, after, showsText }: Documents): ChangedFields {
  const [old, now] = [before, after].map((row) => row && fieldValues(fields, row))
  const changed = fields.filter(({ name }) => {
    if (unremarkable.has(name)) return false
    if (old && now && after?.[name] === undefined) return false
    return !isDeepStrictEqual(old?.[name] ?? null, now?.[name] ?? null)
  })
  const shown = (row: Row | undefined) =>
    row &&
    Object.fromEntries(changed.map((one) => [one.name, shownValue(one, row[one.name], showsText)]))
  return { before: shown(old), after: shown(now) }
}
