import type { PostgresAdapter } from '@payloadcms/db-postgres'
import {
  aliasedTableColumn,
  Column,
  is,
  mapColumnsInSQLToAlias,
  SQL,
  sql,
} from '@payloadcms/db-postgres/drizzle'
import { LRUCache } from 'lru-cache'

import { readFresh } from './batchWrites.js'

type Shape = { columns?: object; extras?: object; with?: object }
type Asked = Shape & { where?: unknown; orderBy?: unknown; limit?: number; offset?: number }
type Built = { tableTsKey: string; sql: SQL; selection: unknown }

/** What is used here of drizzle's relational query; none of it is in drizzle's types. */
type RelationalQuery = {
  config: Asked
  tableConfig: { tsName: string }
  dialect: { sqlToQuery(statement: SQL): { sql: string; params: unknown[] } }
  _getQuery: (this: RelationalQuery) => Built
  execute: (this: RelationalQuery) => Promise<unknown>
}

type Kept = Omit<Built, 'sql'> & { texts: string[]; params: unknown[] }

/** The most shapes that are kept of a table; callers name the fields that they select. */
const mostShapes = 100

const kept = new WeakMap<object, LRUCache<string, Kept>>()

/**
 * Drizzle builds the statement of a relational query anew for each call, and Payload prepares none
 * (https://orm.drizzle.team/docs/perf-queries): for a course it has 7,000 characters and takes a millisecond, a fifth
 * of a write (measured). What selects and joins is kept here by its shape; conditions, order and limits are added to
 * it. Can go when Payload uses prepared statements.
 */
export function reuseStatements({ drizzle }: Pick<PostgresAdapter, 'drizzle'>): void {
  const [table]: { findFirst(asked: object): object }[] = Object.values(drizzle.query)
  if (!table) return
  // What transactions take their tables from (see queryOnDemand).
  Object.assign((drizzle as unknown as Queried).session, { schema: undefined })
  const prototype = Object.getPrototypeOf(table.findFirst({})) as Patched
  // What another copy of this module has replaced is replaced anew: it knows nothing of the documents that are new here.
  const { build, execute } = (prototype[original] ??= {
    build: prototype._getQuery,
    execute: prototype.execute,
  })
  prototype.execute = function () {
    const fresh = readFresh(this as unknown as Parameters<typeof readFresh>[0])
    return fresh ? Promise.resolve(fresh) : execute.call(this)
  }
  prototype._getQuery = function () {
    const { where, orderBy, limit, offset, ...shape } = this.config
    const key = keyOf(shape)
    const ending = key && endingOf({ where, orderBy, limit, offset }, this.tableConfig.tsName)
    if (!key || !ending) return build.call(this)
    const shapes = kept.get(this.tableConfig) ?? new LRUCache<string, Kept>({ max: mostShapes })
    const known = shapes.get(key) ?? take(this, build.call(withConfig(this, shape)))
    kept.set(this.tableConfig, shapes.set(key, known))
    const { texts, params, ...built } = known
    const start = texts.flatMap((text, at) =>
      at < params.length ? [sql.raw(text), sql`${params[at]}`] : [sql.raw(text)],
    )
    return { ...built, sql: sql.join([...start, ...ending]) }
  }
}

type Queried = { session: object; query: Record<string | symbol, object | undefined> }

/**
 * Drizzle gives each transaction a query of every table, some hundreds, before it begins: a tenth of the processor time of
 * a payment (measured). Here each is made when it is asked for.
 */
export function queryOnDemand({ drizzle }: Pick<PostgresAdapter, 'drizzle'>, db: object): void {
  const { query } = drizzle as unknown as Queried
  const transaction = db as Queried
  transaction.query = new Proxy(query, {
    get: (_, name) => {
      const table = query[name]
      if (!table) return undefined
      const copy = Object.create(Object.getPrototypeOf(table) as object) as object
      return Object.assign(copy, table, { session: transaction.session })
    },
  })
}

const original = Symbol.for('foyer.builtAnew')

type Replaced = { build: RelationalQuery['_getQuery']; execute: RelationalQuery['execute'] }
type Patched = RelationalQuery & { [original]?: Replaced }

function withConfig(query: RelationalQuery, config: Shape): RelationalQuery {
  const copy = Object.create(Object.getPrototypeOf(query) as object) as RelationalQuery
  return Object.assign(copy, query, { config })
}

/** The text between the parameters, and these. */
function take({ dialect }: RelationalQuery, { sql: statement, ...built }: Built): Kept {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return { ...built, texts: text.split(/\$\d+/), params }
}

/** What tells two shapes apart; undefined where one holds a value that text cannot tell. */
function keyOf(shape: Shape): string | undefined {
  const seen = { isPlain: true }
  const key = JSON.stringify(shape, (_, value: unknown) => {
    // Payload sorts the rows of lists by functions that only name a column. One that takes nothing may hold anything.
    if (typeof value === 'function' && value.length > 0) return String(value)
    if (typeof value === 'function' || is(value, SQL) || is(value, Column)) seen.isPlain = false
    return seen.isPlain ? value : undefined
  })
  return seen.isPlain ? key : undefined
}

/** The rest of the statement, as drizzle would write it; undefined for what Payload does not ask. */
function endingOf(
  { where, orderBy, limit, offset }: Omit<Asked, keyof Shape>,
  alias: string,
): SQL[] | undefined {
  if (where !== undefined && !is(where, SQL)) return undefined
  const order = orderOf(orderBy)
  if (!order) return undefined
  const sorted = order.map((by) =>
    is(by, Column) ? aliasedTableColumn(by, alias) : mapColumnsInSQLToAlias(by, alias),
  )
  return [
    ...(where ? [sql` where ${mapColumnsInSQLToAlias(where, alias)}`] : []),
    ...(sorted.length > 0 ? [sql` order by ${sql.join(sorted, sql`, `)}`] : []),
    ...(limit !== undefined && limit >= 0 ? [sql` limit ${limit}`] : []),
    ...(offset ? [sql` offset ${offset}`] : []),
  ]
}

function orderOf(orderBy: unknown): (SQL | Column)[] | undefined {
  if (orderBy === undefined) return []
  if (typeof orderBy !== 'function' || orderBy.length > 0) return undefined
  const order = (orderBy as () => unknown)()
  const all = Array.isArray(order) ? order : [order]
  return all.every((by): by is SQL | Column => is(by, SQL) || is(by, Column)) ? all : undefined
}
