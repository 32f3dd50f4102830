import {
  APIError,
  ValidationError,
  type Block,
  type Field,
  type ValidationFieldError,
} from 'payload'

import { isCalendarDate, namesZone } from '../isCalendarDate.js'
import { isRecord } from '../isRecord.js'
import { isUuid } from '../isUuid.js'
import { localization } from '../localization.js'
import { isStorable } from '../text.js'

type Data = Record<string, unknown>
/** What `beforeOperation` hooks of collections and globals have in common. */
type WriteCall = { args?: object; operation: string }
type Walk = { path: string; faults: ValidationFieldError[]; isDraft: boolean }

/**
 * A hook that normalises what is written to these fields. Payload answers 500 to a group or a list that is `null`,
 * stores an invalid number as NaN, and ignores a bare value: a course sent with `price: 49000` would become free, one
 * with `sessions: 5` would lose its sessions.
 */
export function normalizeWrites(slug: string, fields: Field[]) {
  return ({ args, operation }: WriteCall): void => {
    if (operation !== 'create' && operation !== 'update') return
    const { data, draft = false } = args as { data?: unknown; draft?: boolean }
    // A global takes the places of a list for names of fields that it does not have, and changes nothing.
    if (Array.isArray(data)) throw new APIError('Send a JSON object.', 400)
    const errors = isRecord(data) ? normalizeInput(fields, data, draft) : []
    if (errors.length > 0) throw new ValidationError({ collection: slug, errors })
  }
}

/**
 * Empties groups and lists that are `null`, in place; returns the faults of values whose shape does not fit their
 * fields.
 */
export function normalizeInput(
  fields: Field[],
  data: Data,
  isDraft = false,
): ValidationFieldError[] {
  const faults: ValidationFieldError[] = []
  settle(fields, data, { path: '', faults, isDraft })
  return faults
}

function settle(fields: Field[], data: Data, walk: Walk): void {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) settlePart(tab, data, walk)
    } else if (field.type === 'group') settlePart(field, data, walk)
    else if (field.type === 'row' || field.type === 'collapsible') settle(field.fields, data, walk)
    else if ('name' in field && data[field.name] !== undefined) settleValue(field, data, walk)
  }
}

type Part = { name?: string; localized?: boolean; fields: Field[] }

function settlePart(part: Part, data: Data, walk: Walk): void {
  const { name, fields } = part
  if (name === undefined) {
    settle(fields, data, walk)
    return
  }
  const value = data[name]
  if (value === undefined || part.localized) return
  const path = walk.path + name
  if (value === null) data[name] = emptied(fields)
  else if (isRecord(value)) settle(fields, value, { ...walk, path: `${path}.` })
  else walk.faults.push({ path, message: 'Send an object.' })
}

function settleValue(field: Field & { name: string }, data: Data, walk: Walk): void {
  const { name } = field
  const path = walk.path + name
  // The admin sends 0 for a list without rows.
  if (isList(field) && [null, 0, ''].some((none) => data[name] === none)) data[name] = []
  const message =
    valueFault(field, data[name]) ?? (walk.isDraft ? faultOfChoice(field, data[name]) : undefined)
  if (message !== undefined) walk.faults.push({ path, message })
  else if (isRelation(field)) data[name] = inSmallLetters(data[name])
  // Payload calls choices that are made twice invalid.
  else if (field.type === 'select') data[name] = withoutRepeats(data[name])
  else if (field.type === 'array') settleRows(field.fields, data[name], { ...walk, path })
  else if (field.type === 'blocks') settleBlocks(field.blocks, data[name], { ...walk, path })
}

/** The ids of related documents as PostgreSQL writes them, because they are compared with those that it returned. */
function inSmallLetters(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inSmallLetters)
  return typeof value === 'string' && isUuid(value) ? value.toLowerCase() : value
}

function withoutRepeats(value: unknown): unknown {
  return Array.isArray(value) ? [...new Set(value)] : value
}

/** Blocks are stored as they are sent, so that what is no field of theirs is taken out here. */
function settleBlocks(blocks: readonly Block[], rows: unknown, walk: Walk): void {
  if (!Array.isArray(rows)) return
  for (const [index, row] of rows.entries()) {
    const path = `${walk.path}.${String(index)}`
    const type: unknown = isRecord(row) ? row['blockType'] : undefined
    const block = blocks.find(({ slug }) => slug === type)
    if (block && isRecord(row)) {
      keepDeclared([...block.fields, ...ofBlocks], row)
      settle(block.fields, row, { ...walk, path: `${path}.` })
    } else {
      const known = blocks.map(({ slug }) => slug).join(', ')
      walk.faults.push({ path: `${path}.blockType`, message: `Send one of: ${known}.` })
    }
  }
}

const ofRows: Field[] = [{ name: 'id', type: 'text' }]
const ofBlocks: Field[] = [
  ...ofRows,
  { name: 'blockType', type: 'text' },
  { name: 'blockName', type: 'text' },
]

function keepDeclared(fields: Field[], row: Data): void {
  const declared = namedIn(fields)
  for (const [name, value] of Object.entries(row)) {
    const field = declared.get(name)
    if (!field) Reflect.deleteProperty(row, name)
    if (field?.type !== 'array' || !Array.isArray(value)) continue
    for (const inner of value)
      if (isRecord(inner)) keepDeclared([...field.fields, ...ofRows], inner)
  }
}

function namedIn(fields: Field[]): Map<string, Field> {
  return new Map(
    fields.flatMap((field): [string, Field][] => {
      if (field.type === 'row') return [...namedIn(field.fields)]
      return 'name' in field && field.name ? [[field.name, field]] : []
    }),
  )
}

function isList(field: Field): boolean {
  return (
    field.type === 'array' ||
    field.type === 'blocks' ||
    ('hasMany' in field && field.hasMany === true)
  )
}

function settleRows(fields: Field[], rows: unknown, walk: Walk): void {
  if (!Array.isArray(rows)) return
  for (const [index, row] of rows.entries()) {
    const path = `${walk.path}.${String(index)}`
    if (isRecord(row)) settle(fields, row, { ...walk, path: `${path}.` })
    else walk.faults.push({ path, message: 'Send an object.' })
  }
}

/** All fields by name, each empty. */
function emptied(fields: Field[]): Data {
  return Object.assign(
    {},
    ...fields.map((field): Data => {
      if (field.type === 'tabs') return emptied(field.tabs.map(partAsField))
      if (field.type === 'ui') return {}
      const isPart = 'fields' in field && field.type !== 'array'
      if (isPart && !('name' in field && field.name)) return emptied(field.fields)
      if (!('name' in field) || !field.name) return {}
      return { [field.name]: isPart ? emptied(field.fields) : isList(field) ? [] : null }
    }),
  ) as Data
}

const partAsField = (part: Part): Field => ({ ...part, type: 'group' }) as Field

const number = /^\s*-?\d+(?:\.\d+)?\s*$/
const locales = new Set<string>(localization.locales.map(({ code }) => code))

/** What is wrong with the shape of a value for its field, as a message to its sender; undefined if nothing is. */
function valueFault(field: Field, value: unknown): string | undefined {
  if (value === null || value === '') return undefined
  if ('localized' in field && field.localized && isByLanguage(value)) return undefined
  const hasMany = 'hasMany' in field && field.hasMany === true
  if (field.type === 'array' || field.type === 'blocks' || hasMany) {
    if (!Array.isArray(value)) return 'Send a list.'
    // Payload would store, and everybody read, whatever is in it.
    const isTexts = field.type !== 'text' || value.every((entry) => typeof entry === 'string')
    if (!isTexts) return 'Send a list of texts.'
    if (!value.every(isStored)) return unstorable
    return isRelation(field) && value.some(namesNobody) ? 'Send a list of IDs.' : undefined
  }
  if (isRelation(field)) {
    return Array.isArray(value) || namesNobody(value) ? 'Send the ID of a document.' : undefined
  }
  if (field.type === 'date') return faultOfDate(value)
  if (field.type === 'number') return isNumber(value) ? undefined : 'Send a number.'
  if (field.type === 'checkbox') return value === 0 ? 'Send true or false.' : undefined
  if (field.type === 'richText' && namesNothing(value)) return 'Name a collection in relationTo.'
  if (!textual.has(field.type)) return undefined
  // A version such as 7 is stored as text; what may be no number says so itself.
  if (isWords(field) && Number.isFinite(value)) return undefined
  if (typeof value !== 'string') return 'Send text.'
  return isStored(value) ? undefined : unstorable
}

const isWords = ({ type }: Field) => type === 'text' || type === 'textarea'
const textual = new Set<string>(['email', 'select', 'text', 'textarea'])
const unstorable = 'Contains a character that cannot be stored.'
const isStored = (value: unknown) => typeof value !== 'string' || isStorable(value)

/** Payload checks no choice of a draft, and PostgreSQL does not say which one it refuses. */
function faultOfChoice(field: Field, value: unknown): string | undefined {
  if (field.type !== 'select' || value === null || value === '') return undefined
  if (field.localized && isByLanguage(value)) return undefined
  const known = field.options.map((one) => (typeof one === 'string' ? one : one.value))
  const isKnown = [value].flat().every((one) => known.some((choice) => choice === one))
  return isKnown ? undefined : `Send one of ${known.join(', ')}.`
}

function isRelation({ type }: Field): boolean {
  return type === 'relationship' || type === 'upload'
}

/** Whether PostgreSQL would refuse what is sent as the id of a related document. */
function namesNobody(value: unknown): boolean {
  const id = isRecord(value) && 'relationTo' in value ? value['value'] : value
  return (typeof id === 'string' || typeof id === 'number') && !isUuid(id)
}

/**
 * What is no date at all is a fault of Payload's own; for a day that does not exist it would store another, and it reads a
 * time without a zone in that of the machine.
 */
function faultOfDate(value: unknown): string | undefined {
  if (typeof value === 'number') return 'Send a time such as 2027-03-28T09:00:00Z.'
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined
  if (!isCalendarDate(value)) return 'Send a day that is in the calendar.'
  return namesZone(value)
    ? undefined
    : 'Say in which zone this time is: end it with Z or, for example, +02:00.'
}

/** Whether a text refers to a collection by a name that every object has, which Payload mistakes for one of its own. */
function namesNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { relationTo } = value as { relationTo?: unknown }
  if (typeof relationTo === 'string' && relationTo in Object.prototype) return true
  return Object.values(value).some(namesNothing)
}

/** The value's form in a write with `locale=all`. */
function isByLanguage(value: unknown): boolean {
  const names = typeof value === 'object' ? Object.keys(value ?? {}) : []
  return names.length > 0 && names.every((name) => locales.has(name))
}

/** Forms send numbers as text. */
function isNumber(value: unknown): boolean {
  return Number.isFinite(typeof value === 'string' && number.test(value) ? Number(value) : value)
}
