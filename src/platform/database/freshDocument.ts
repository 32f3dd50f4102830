import { Column, getTableUniqueName, is, Many, Param, SQL } from '@payloadcms/db-postgres/drizzle'
import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import { deepCopyObjectSimple } from 'payload'

export type Row = Record<string, unknown>
/** The rows of one document by their tables, none of them sent or changed since. */
type FreshRows = ReadonlyMap<object, readonly Row[]>

type TableConfig = { columns: Record<string, Column>; relations: Record<string, unknown> }
type Shape = {
  columns?: Record<string, boolean>
  extras?: object
  where?: unknown
  with?: Record<string, Shape | true>
}

/** What is used here of drizzle's relational query. */
export type DocumentQuery = {
  config: Shape
  mode: string
  schema: Record<string, TableConfig | undefined>
  table: PgTable
  tableConfig: TableConfig
  tableNamesMap: Record<string, string>
}

/** Anything else than the rows says: a value that only PostgreSQL knows, a condition, a relation to elsewhere. */
class NotKnown extends Error {}

/**
 * A new document as its read would find it, from the rows that were inserted: Payload reads each back, by its longest
 * statement. Undefined where the rows do not tell.
 */
export function freshDocument(query: DocumentQuery, fresh: FreshRows): Row | undefined {
  const { mode, config, table, tableConfig } = query
  const id = mode === 'first' ? askedId(config.where) : undefined
  const row = id === undefined ? undefined : fresh.get(table)?.find((one) => one['id'] === id)
  if (!row) return undefined
  try {
    return assemble(row, { tableConfig, shape: { ...config, where: undefined }, query, fresh })
  } catch (error) {
    if (error instanceof NotKnown) return undefined
    throw error
  }
}

/** The id of the one document that is asked for. */
function askedId(where: unknown): unknown {
  if (!is(where, SQL)) return undefined
  const chunks = where.queryChunks
  const [column, ...columns] = chunks.filter((chunk): chunk is Column => is(chunk, Column))
  const [param, ...params] = chunks.filter((chunk): chunk is Param => is(chunk, Param))
  const isOne = chunks.length === 5 && columns.length + params.length === 0
  return isOne && column?.name === 'id' ? param?.value : undefined
}

type Place = { tableConfig: TableConfig; shape: Shape; query: DocumentQuery; fresh: FreshRows }

function assemble(row: Row, { tableConfig, shape, ...place }: Place): Row {
  if (shape.where || Object.keys(shape.extras ?? {}).length > 0) throw new NotKnown()
  const { columns: chosen = {} } = shape
  const isIncluding = Object.values(chosen).includes(true)
  const columns = Object.entries(tableConfig.columns).filter(([name]) =>
    isIncluding ? chosen[name] === true : chosen[name] !== false,
  )
  const values = columns.map(([name, column]) => [name, valueOf(row[name], column)])
  const below = Object.entries(shape.with ?? {}).map(([name, inner]) => [
    name,
    rowsBelow(row, { name, tableConfig, shape: inner === true ? {} : inner, ...place }),
  ])
  return Object.fromEntries([...values, ...below]) as Row
}

function valueOf(value: unknown, column: Column): unknown {
  const known: unknown = value === undefined ? column.default : value
  if (is(known, SQL) || (known === undefined && column.hasDefault)) throw new NotKnown()
  return typeof known === 'object' && known !== null ? deepCopyObjectSimple(known) : (known ?? null)
}

function rowsBelow(parent: Row, { name, tableConfig, query, ...place }: Place & { name: string }) {
  const relation = tableConfig.relations[name]
  if (!is(relation, Many)) throw new NotKnown()
  const { referencedTable, referencedTableName } = relation
  const config = query.schema[query.tableNamesMap[getTableUniqueName(referencedTable)] ?? '']
  const key = config && ['_parentID', 'parent'].find((column) => column in config.columns)
  if (!config || !key) throw new NotKnown(referencedTableName)
  const rows = place.fresh.get(referencedTable)?.filter((row) => row[key] === parent['id']) ?? []
  const order = (row: Row) => Number(row['_order'] ?? row['order'] ?? 0)
  return [...rows]
    .sort((one, other) => order(one) - order(other))
    .map((row) => assemble(row, { tableConfig: config, query, ...place }))
}
