import type { PostgresAdapter } from '@payloadcms/db-postgres'
import {
  getTableName,
  ilike,
  isNull,
  notIlike,
  or,
  type SQL,
} from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Where } from 'payload'

import { parseJson } from '../parseJson.js'

type Column = Parameters<PostgresAdapter['operators']['like']>[0]
type Condition = Parameters<PostgresAdapter['createJSONQuery']>[0]

/**
 * Makes filters find what they say. Payload takes `%`, `_` and a backslash in a text for wildcards, and compares with the
 * whole text in `not_like`, so that it leaves out nothing; here that keeps documents without a text, as `not_equals`
 * does. In JSON, Payload compares the texts of a query with texts only, takes
 * `exists` for true whatever is sent, fails on lists in one text, and names columns without their table or quotes. In
 * lists of translated texts it names the language `_locale`, for which their tables have `locale`. Can go when Payload
 * does these.
 */
export function repairFilters(adapter: PostgresAdapter): void {
  const { createJSONQuery, operators } = adapter
  const isLike = (column: Column, value: unknown) => ilike(column, literally(value))
  adapter.operators = {
    ...{ ...operators, like: isLike, contains: isLike },
    not_like: (column, value) =>
      or(isNull(column), notIlike(column, `%${escaped(String(value))}%`)) as SQL,
  }
  adapter.createJSONQuery = ({ operator, value, ...path }) => {
    const { column } = path
    const name =
      typeof column === 'object' ? quoted(getTableName(column.table), column.name) : column
    const write = (operator: string, read: unknown) =>
      createJSONQuery({ ...path, column: name, operator, value: read as Condition['value'] })
    if (operator === 'exists') return write(operator, String(value) === 'true')
    const isList = /^(?:not_)?in$/.test(operator)
    if (!isList && !/^(?:not_)?equals$/.test(operator)) return write(operator, value)
    const values: unknown[] =
      isList && typeof value === 'string' ? value.split(',') : [value].flat()
    const one = operator.startsWith('not_') ? 'not_equals' : 'equals'
    const each = values.map((given) =>
      joined(
        readings(given).map((read) => write(one, read)),
        'or',
      ),
    )
    return joined(each, operator === 'not_in' ? 'and' : 'or')
  }
  for (const table of Object.values(adapter.tables) as object[]) {
    if (!('_locale' in table) && 'locale' in table && 'text' in table) {
      Object.assign(table, { _locale: table.locale })
    }
  }
  repairJoins(adapter)
}

type Versions = { collection: CollectionSlug; where?: Where | undefined }

/**
 * Of versions and drafts Payload compares what other documents refer to with the id of the version, and finds nothing by
 * the dates of a course; here they are found through its document.
 */
function repairJoins(adapter: PostgresAdapter): void {
  const { countVersions, findVersions, queryDrafts } = adapter
  const repaired = <Args extends Versions>(args: Args): Args => {
    const { flattenedFields } = adapter.payload.collections[args.collection].config
    const joins = flattenedFields.flatMap(({ name, type }) => (type === 'join' ? [name] : []))
    return args.where && joins.length > 0
      ? { ...args, where: throughParent(args.where, joins) }
      : args
  }
  adapter.countVersions = (args) => countVersions.call(adapter, repaired(args))
  adapter.findVersions = async (args): Promise<never> =>
    (await findVersions.call(adapter, repaired(args))) as never
  adapter.queryDrafts = async (args): Promise<never> =>
    (await queryDrafts.call(adapter, repaired(args))) as never
}

function throughParent(where: Where, joins: readonly string[]): Where {
  const entries = Object.entries(where).map(([path, condition]): [string, Where[string]] => {
    if (Array.isArray(condition)) return [path, condition.map((one) => throughParent(one, joins))]
    const [first, name = ''] = path.split('.')
    const isJoin = first === 'version' && joins.includes(name)
    return [isJoin ? path.replace('version', 'parent') : path, condition]
  })
  return Object.fromEntries<Where[string]>(entries)
}

/** The text within the wildcards that Payload puts around it; the path of an array has its own, within it. */
function literally(value: unknown): string {
  const text = String(value)
  const isWrapped = text.length > 1 && text.startsWith('%') && text.endsWith('%')
  return isWrapped ? `%${escaped(text.slice(1, -1))}%` : text
}

function escaped(text: string): string {
  return text.replace(/[%_\\]/g, String.raw`\$&`)
}

function quoted(...names: string[]): string {
  return names.map((name) => `"${name}"`).join('.')
}

function joined(conditions: string[], by: 'and' | 'or'): string {
  return `(${conditions.join(` ${by} `)})`
}

/** What a text of a query can mean in JSON: itself, and a number or a boolean that is written so. */
function readings(given: unknown): unknown[] {
  const read = typeof given === 'string' ? parseJson(given) : undefined
  return Number.isFinite(read) || typeof read === 'boolean' ? [given, read] : [given]
}
