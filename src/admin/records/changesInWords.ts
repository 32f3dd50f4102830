import { isDeepStrictEqual } from 'node:util'

import type { FlattenedField } from 'payload'

import { formatMoney } from '../../platform/formatMoney.js'
import { localization } from '../../platform/localization.js'
import { inSentence } from '../../platform/text.js'
import { currencyPath } from '../fields/currencyPath.js'
import { readPath } from '../readPath.js'
import { headingOf, isNothing, labelOf, moneyOf, wordsOf } from './fieldAt.js'

/** One place in both versions, and what a sentence adds to say where it is: ` in the lesson “Risk”`. */
type Place = { before: string; after: string; where: string }

type Comparison = { before: unknown; after: unknown } & {
  /** The name of a related document, as its collection says what names it. */
  titleOf: (collection: string, document: unknown) => string | undefined
}

/**
 * What differs between two versions of a document, in all languages, as phrases that follow a name: `changed the price
 * from €1,200.00 to €1,400.00`, `added the lesson “Risk”`. Labels, kinds and currencies are those of the fields.
 */
export function changesInWords(
  fields: readonly FlattenedField[],
  comparison: Comparison,
): readonly string[] {
  return changesAt(fields, { before: '', after: '', where: '' }, comparison)
}

function changesAt(fields: readonly FlattenedField[], place: Place, comparison: Comparison) {
  return fields.filter(isTold).flatMap((field) => {
    const at = { ...place, before: place.before + field.name, after: place.after + field.name }
    if (!('localized' in field && field.localized)) return changesOf(field, at, comparison)
    return localization.locales.flatMap(({ code }) =>
      changesOf(
        field,
        {
          before: `${at.before}.${code}`,
          after: `${at.after}.${code}`,
          where: at.where + inLanguage(code),
        },
        comparison,
      ),
    )
  })
}

const untold = new Set(['id', '_status', 'createdAt', 'updatedAt', 'blockType', 'blockName'])

const isTold = (field: FlattenedField): boolean =>
  !untold.has(field.name) &&
  field.type !== 'join' &&
  !('virtual' in field && field.virtual) &&
  !('hidden' in field && field.hidden)

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const inLanguage = (code: string): string =>
  code === localization.defaultLocale ? '' : ` in ${languageNames.of(code) ?? code}`

function changesOf(field: FlattenedField, at: Place, comparison: Comparison): string[] {
  const step = (where: string) => ({ before: `${at.before}.`, after: `${at.after}.`, where })
  if (field.type === 'group' || field.type === 'tab') {
    const isNamedByIt = field.flattenedFields.some(({ name }) => name === 'amount')
    const where = isNamedByIt ? at.where : `${at.where} in “${headingOf(field)}”`
    return changesAt(field.flattenedFields, step(where), comparison)
  }
  if (field.type === 'array' || field.type === 'blocks') return rowChanges(field, at, comparison)
  const before = readPath(comparison.before, at.before)
  const after = readPath(comparison.after, at.after)
  if (isDeepStrictEqual(comparable(field, before), comparable(field, after))) return []
  const what = `the ${inSentence(labelled(field, at))}${at.where}`
  if (field.type === 'checkbox') return [`${after === true ? 'turned on' : 'turned off'} ${what}`]
  if ('hasMany' in field && field.hasMany) {
    return listChanges(
      what,
      valuesIn(field, before, comparison),
      valuesIn(field, after, comparison),
    )
  }
  const say = (document: unknown, path: string) => shortly(field, { document, path }, comparison)
  const [old, now] = [say(comparison.before, at.before), say(comparison.after, at.after)]
  if (isNothing(after)) return [`removed ${what}`]
  if (isNothing(before)) return [now === undefined ? `wrote ${what}` : `set ${what} to ${now}`]
  if (old === undefined || now === undefined)
    return [`${wrote.has(field.type) ? 'rewrote' : 'changed'} ${what}`]
  return [`changed ${what} from ${old} to ${now}`]
}

const wrote = new Set(['text', 'textarea', 'richText'])

type FieldOf<T> = Extract<FlattenedField, { type: T }>
type RowsField = FieldOf<'array' | 'blocks'>
type Row = { id?: unknown; blockType?: unknown }

/** Rows are the same if they have the same id, or else the same name: a script writes them anew. */
function rowChanges(field: RowsField, at: Place, comparison: Comparison): string[] {
  const before = rowsIn(comparison.before, at.before)
  const after = rowsIn(comparison.after, at.after)
  const earlier = after.map((row) => {
    const same = before.findIndex(({ id }) => id !== undefined && id === row.id)
    return same >= 0 ? same : before.findIndex((one) => isSameRow(field, one, row))
  })
  const added = after.filter((_, index) => earlier[index] === -1)
  const removed = before.filter((_, index) => !earlier.includes(index))
  const kept = earlier.filter((index) => index >= 0)
  const isMoved = kept.some((index, position) => index < (kept[position - 1] ?? 0))
  const inner = after.flatMap((row, index) => {
    const old = earlier[index] ?? -1
    if (old < 0) return []
    const where = `${at.where} in the ${rowWords(field, row)}`
    const place = { before: `${at.before}.${String(old)}.`, after: `${at.after}.${String(index)}.` }
    return changesAt(fieldsOf(field, row), { ...place, where }, comparison)
  })
  return [
    ...countedRows('added', added, { field, at }),
    ...countedRows('removed', removed, { field, at }),
    ...(isMoved ? [`put the ${manyOf(field)}${at.where} in another order`] : []),
    ...inner,
  ]
}

const rowsIn = (document: unknown, path: string): Row[] => {
  const rows = readPath(document, path)
  return Array.isArray(rows) ? (rows as Row[]) : []
}

function isSameRow(field: RowsField, one: Row, other: Row): boolean {
  const name = rowName(field, one)
  return one.blockType === other.blockType && name !== undefined && name === rowName(field, other)
}

const fewRows = 2

type Rows = { field: RowsField; at: Place }

function countedRows(verb: string, rows: readonly Row[], { field, at }: Rows): string[] {
  if (rows.length > fewRows) return [`${verb} ${String(rows.length)} ${manyOf(field)}${at.where}`]
  return rows.map((row) => `${verb} the ${rowWords(field, row)}${at.where}`)
}

/** `lesson “Risk”`. */
function rowWords(field: RowsField, row: Row): string {
  const block = blockOf(field, row)
  const labels = block ? block.labels : 'labels' in field ? field.labels : undefined
  const noun = typeof labels?.singular === 'string' ? inSentence(labels.singular) : 'row'
  const name = rowName(field, row)
  return name === undefined ? noun : `${noun} “${name}”`
}

function manyOf(field: RowsField): string {
  const plural = field.labels?.plural
  return inSentence(typeof plural === 'string' ? plural : wordsOf(field.label, field.name))
}

const blockOf = (field: RowsField, { blockType }: Row) =>
  field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === blockType) : undefined

const fieldsOf = (field: RowsField, row: Row): readonly FlattenedField[] =>
  field.type === 'array' ? field.flattenedFields : (blockOf(field, row)?.flattenedFields ?? [])

/** The first line of text that a row has, in the first language that has it. */
function rowName(field: RowsField, row: Row): string | undefined {
  return fieldsOf(field, row)
    .filter(({ name, type }) => type === 'text' && name !== 'id' && name !== 'slug')
    .map(({ name }) => {
      const value = readPath(row, name)
      const texts: unknown[] =
        typeof value === 'object' && value !== null ? Object.values(value) : [value]
      return texts.find((text) => !isNothing(text))
    })
    .find((text): text is string => typeof text === 'string')
}

function listChanges(what: string, before: readonly string[], after: readonly string[]): string[] {
  const added = after.filter((one) => !before.includes(one))
  const removed = before.filter((one) => !after.includes(one))
  if (added.length + removed.length === 0) return [`put ${what} in another order`]
  return [
    ...(added.length > 0 ? [`added ${added.join(', ')} to ${what}`] : []),
    ...(removed.length > 0 ? [`removed ${removed.join(', ')} from ${what}`] : []),
  ]
}

function comparable(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'checkbox') return value === true
  if (isNothing(value)) return null
  if (field.type === 'relationship' || field.type === 'upload') return [value].flat().map(idOf)
  return value
}

const idOf = (value: unknown): unknown => readPath(value, 'id') ?? value

function valuesIn(field: FlattenedField, value: unknown, comparison: Comparison): string[] {
  if (isNothing(value)) return []
  return [value].flat().map((one) => inShort(field, one, comparison) ?? 'another')
}

type At = { document: unknown; path: string }

/** A value that fits into a sentence; undefined for long texts. */
function shortly(field: FlattenedField, { document, path }: At, comparison: Comparison) {
  const value = readPath(document, path)
  const currency = moneyOf(field)
  const code = currency && readPath(document, currencyPath(path, currency))
  if (typeof value === 'number' && typeof code === 'string') return formatMoney(value, code, 'en')
  return inShort(field, value, comparison)
}

const longestText = 60

const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const minute = { ...day, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const

function inShort(field: FlattenedField, value: unknown, { titleOf }: Comparison) {
  if (field.type === 'select' && typeof value === 'string') return labelOf(field, value)
  if (field.type === 'relationship' || field.type === 'upload') {
    const { relationTo } = field
    const title = typeof relationTo === 'string' ? titleOf(relationTo, value) : undefined
    return title && `“${title}”`
  }
  if (field.type === 'date' && typeof value === 'string') {
    const isDay = field.admin?.date?.pickerAppearance === 'dayOnly'
    return new Intl.DateTimeFormat('en-GB', isDay ? day : minute).format(new Date(value))
  }
  if (typeof value === 'number') return new Intl.NumberFormat('en').format(value)
  const isShort = typeof value === 'string' && value.length <= longestText && !value.includes('\n')
  return isShort ? `“${value}”` : undefined
}

const labelled = (field: FlattenedField, { after }: Place): string =>
  wordsOf('label' in field ? field.label : undefined, after)
