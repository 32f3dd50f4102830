import type { Field, FieldHook } from 'payload'

import { isRecord } from '../isRecord.js'
import { localization } from '../localization.js'
import { withInner } from './fields.js'

type Row = Record<string, unknown>

/** What names a row of a list, the surest first. */
const names = ['slug', 'name', 'value', 'title', 'heading', 'label']

/** Fields whose lists keep their rows when these are written without their ids. */
export function keepingRows(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') return withInner(field, keepingRows)
    if (field.type !== 'array' && field.type !== 'blocks') return field
    const { beforeValidate = [], ...hooks } = { ...field.hooks }
    return { ...field, hooks: { ...hooks, beforeValidate: [keepRows, ...beforeValidate] } }
  })
}

/**
 * Gives rows that are written without ids those of the rows they stand for. Payload takes a row without an id for a new
 * one: its texts in other languages, and whatever else the write does not name, such as the content of a lesson, would be
 * lost.
 */
const keepRows: FieldHook = ({ operation, previousValue, req, value }) => {
  if (operation !== 'update') return value as unknown
  const { locale } = req
  const isTranslation = Boolean(locale) && locale !== localization.defaultLocale
  keepIds(rowsOf(value), rowsOf(previousValue), isTranslation)
  return value as unknown
}

/** By name, first in its place; all that are left of a translation by place, because its names are others. */
function keepIds(rows: readonly Row[], before: readonly Row[], isTranslation: boolean): void {
  const left = new Set(before.filter(({ id }) => !rows.some((row) => row['id'] === id)))
  const take = (fits: (old: Row, row: Row) => boolean, isInPlace: boolean) => {
    for (const [at, row] of rows.entries()) {
      if (row['id']) continue
      const fitting = [...left].filter((old) => isSameKind(old, row) && fits(old, row))
      const [found, another] = isInPlace ? fitting.filter((old) => old === before[at]) : fitting
      if (!found || another) continue
      row['id'] = found['id']
      left.delete(found)
    }
  }
  for (const name of names) {
    const isNamed = (old: Row, row: Row) => Boolean(row[name]) && row[name] === old[name]
    take(isNamed, true)
    take(isNamed, false)
  }
  if (isTranslation && rows.length === before.length) take(mayTranslate, true)
  for (const row of rows) {
    const old = before.find(({ id }) => id === row['id'])
    if (!old) continue
    for (const [inner, list] of Object.entries(row)) {
      keepIds(rowsOf(list), rowsOf(old[inner]), isTranslation)
    }
  }
}

/** A row with a row of another slug in it is another one. */
function mayTranslate(old: Row, row: Row): boolean {
  const inner = Object.entries(row).flatMap(([name, list]) =>
    rowsOf(list).map((one) => ({ slug: one['slug'], among: rowsOf(old[name]) })),
  )
  return inner.every(({ slug, among }) => !slug || among.some((was) => was['slug'] === slug))
}

/** A lesson with another slug is another one, whatever its title: it would get the contents of the one before. */
const isSameKind = (old: Row, row: Row) =>
  old['blockType'] === row['blockType'] &&
  (!row['slug'] || !old['slug'] || row['slug'] === old['slug'])

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
