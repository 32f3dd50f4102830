import type { FlattenedField, Where } from 'payload'

import { Problem, problems } from '../http/Problem.js'
import { isRecord } from '../isRecord.js'

/** More could not be named in one statement. */
const most = 10_000

const opposites: Partial<Record<string, 'equals' | 'in' | 'like'>> = {
  not_equals: 'equals',
  not_in: 'in',
  not_like: 'like',
}

type Listed = {
  fields: readonly FlattenedField[]
  /** The documents by what they are named by. */
  own: { key: string; find: (where: Where, limit: number) => Promise<unknown[]> }
}

/**
 * A filter in which each condition on what a list of texts or numbers is not to have is one on the ids of the documents that
 * have it. Payload compares each entry of a list, and one other is enough for it. Throws `invalid_query` for too many.
 */
export async function excludeListed(where: Where, listed: Listed): Promise<Where> {
  // Callers know their own filters again, so that one without such a condition stays what it is.
  if (!excludes(where, listed.fields)) return where
  const parts = Object.entries(where).map(async ([name, value]): Promise<Where> => {
    if (!Array.isArray(value)) return excludeOne([name, value], listed)
    return { [name]: await Promise.all(value.map((each) => excludeListed(each, listed))) }
  })
  return { and: await Promise.all(parts) }
}

function excludes(where: Where, fields: readonly FlattenedField[]): boolean {
  return Object.entries(where).some(([path, value]) => {
    if (Array.isArray(value)) return value.some((each) => excludes(each, fields))
    const isOfList = isRecord(value) && isListOfOwn(fields, path.split('.'))
    return isOfList && Object.entries(value).some(isExcluding)
  })
}

async function excludeOne(
  [path, condition]: [string, Exclude<Where[string], Where[]>],
  { fields, own }: Listed,
): Promise<Where> {
  if (!excludes({ [path]: condition }, fields)) return { [path]: condition }
  const parts = Object.entries(condition).map(async ([operator, value]): Promise<Where> => {
    const { [operator]: opposite } = isExcluding([operator, value]) ? opposites : {}
    if (!opposite) return { [path]: { [operator]: value } }
    const found = await own.find({ [path]: { [opposite]: value } }, most + 1)
    // Those that could not be named would be found, and be changed or deleted.
    if (found.length > most) throw new Problem(problems.invalidQuery, { detail: tooMany(path) })
    return { [own.key]: { not_in: found } }
  })
  return { and: await Promise.all(parts) }
}

const tooMany = (path: string) =>
  `More than ${String(most)} documents have what \`${path}\` is not to have. Ask for what documents have instead.`

/** Whether it asks for lists without an entry; what is compared with nothing asks for any entry. */
function isExcluding([operator, value]: [string, unknown]): boolean {
  return operator in opposites && value !== null && value !== '' && value !== 'null'
}

function isListOfOwn(fields: readonly FlattenedField[], [name, ...below]: string[]): boolean {
  const field = fields.find((one) => one.name === name)
  if (field?.type === 'group' || field?.type === 'tab')
    return isListOfOwn(field.flattenedFields, below)
  const isOfOwn = field?.type === 'text' || field?.type === 'number'
  return isOfOwn && field.hasMany === true && below.length === 0
}
