import type { PostgresAdapter } from '@payloadcms/db-postgres'
import {
  and,
  type Column,
  eq,
  getTableColumns,
  getTableName,
  is,
  SQL,
} from '@payloadcms/db-postgres/drizzle'
import {
  getTableConfig,
  type PgDialect,
  type PgTable,
  PgTransaction,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import type pg from 'pg'

import { type DocumentQuery, freshDocument, type Row } from './freshDocument.js'
import { askedBy, beforeOf, type Statement } from './sendTogether.js'

/**
 * Payload writes a document by one statement for each table (a course by nine, its version by nine more), each built
 * anew and waited for; drizzle has no batches (https://github.com/drizzle-team/drizzle-orm/issues/2291). Here the rows
 * wait on the client of their transaction: its next statement, a commit too, takes all of them along before itself, in one
 * statement. Can go when Payload writes a document in few statements.
 */
export function batchWrites(adapter: PostgresAdapter): void {
  const { deleteWhere, insert } = adapter
  adapter.insert = async (args) => {
    const { db, onConflictDoUpdate, tableName, values } = args
    const rows = (Array.isArray(values) ? values : [values]) as Row[]
    const statement =
      is(db, PgTransaction) && !onConflictDoUpdate && !mayBeRefused(adapter, tableName, rows)
        ? insertion(adapter, tableName, rows)
        : undefined
    const updated = await updateRow(adapter, args)
    if (updated.length > 0) return updated
    const inserted = statement ? rows : await insert.call(adapter, args)
    if (statement) batchOf(db).add(statement)
    const table = tableOf(adapter, tableName)
    if (table && is(db, PgTransaction) && !onConflictDoUpdate) batchOf(db).hold(table, inserted)
    return inserted
  }
  adapter.deleteWhere = async (args) => {
    const { db, tableName, where } = args
    const table = tableOf(adapter, tableName)
    if (!is(db, PgTransaction) || !table || !isBelowDocument(table))
      return deleteWhere.call(adapter, args)
    const { sql, params } = db.delete(table).where(where).toSQL()
    batchOf(db).add({ kind: 'delete', tableName, sql, params })
  }
}

/**
 * Payload changes a row by an insertion whose conflict sets its id and slug again, which locks it as for its deletion: a
 * payment of a date that was saved meanwhile waited for it and was waited for (deadlocks, seen). An update does not.
 */
function updateRow(adapter: PostgresAdapter, args: Parameters<PostgresAdapter['insert']>[0]) {
  const { db, onConflictDoUpdate, tableName, values } = args
  const table: (PgTable & { id?: Column }) | undefined = tableOf(adapter, tableName)
  const { id } = values as Row
  if (!onConflictDoUpdate || !table?.id || id === undefined) return []
  const { set, where } = onConflictDoUpdate as { set: Row; where?: SQL }
  return db
    .update(table)
    .set(set)
    .where(and(eq(table.id, id), where))
    .returning()
}

/**
 * Lets a statement that changes rows wait as well, where a transaction is open. It sees none of the rows that wait with
 * it.
 */
export function batchChange(db: unknown, change: SQL): boolean {
  if (!is(db, PgTransaction)) return false
  // Drizzle has no public way from SQL to its text.
  const { dialect } = db as unknown as { dialect: PgDialect }
  const { sql, params } = dialect.sqlToQuery(change)
  batchOf(db).add({ kind: 'change', tableName: '', sql, params })
  return true
}

/** A new document that this transaction has just inserted, as the query would find it. */
export function readFresh(query: DocumentQuery & { session: object }): Row | undefined {
  const { client } = query.session as { client?: object }
  const fresh = client && batches.get(client)?.fresh
  return fresh && freshDocument(query, fresh)
}

type Waiting = { kind: 'change' | 'delete'; tableName: string; sql: string; params: unknown[] }

/**
 * A value that is taken, or names a row that is not there, is answered for the row that has it, so these rows are written
 * at once.
 */
function mayBeRefused(adapter: PostgresAdapter, tableName: string, rows: readonly Row[]): boolean {
  const unique = Object.values(adapter.fieldConstraints[tableName] ?? {})
  const table = tableOf(adapter, tableName)
  const names = [...unique, ...(table ? referencesOf(table) : [])]
  return (
    unique.some((path) => path.includes('.')) ||
    rows.some((row) => names.some((name) => (row[name] ?? null) !== null))
  )
}

const references = new WeakMap<PgTable, string[]>()

/** The columns that name rows elsewhere. A row below a document, and a version, name what was written before them. */
function referencesOf(table: PgTable): string[] {
  const known = references.get(table)
  if (known) return known
  const referring = getTableConfig(table).foreignKeys.flatMap((key) => key.reference().columns)
  const names = Object.entries(getTableColumns(table) as Record<string, Column>)
    .filter(
      ([name, column]) =>
        name !== '_parentID' &&
        name !== 'parent' &&
        referring.some((one) => one.name === column.name),
    )
    .map(([name]) => name)
  references.set(table, names)
  return names
}

/** The tables of the schema; Payload types them as `any` in part. */
function tableOf({ tables }: PostgresAdapter, name: string): PgTable | undefined {
  return (tables as Record<string, PgTable | undefined>)[name]
}

function isBelowDocument(table: object): boolean {
  return '_parentID' in table || ('parent' in table && ('path' in table || 'value' in table))
}

/**
 * The statement that inserts these rows, as drizzle would write it, with defaults of the code set in the rows; undefined
 * where a caller would miss what only PostgreSQL knows.
 */
function insertion(
  adapter: PostgresAdapter,
  tableName: string,
  rows: readonly Row[],
): Waiting | undefined {
  const table = tableOf(adapter, tableName)
  if (!table || rows.length === 0) return undefined
  const columns = Object.entries(getTableColumns(table) as Record<string, Column>)
  for (const row of rows) {
    for (const [name, { defaultFn }] of columns)
      if (defaultFn && row[name] === undefined) row[name] = defaultFn()
    if (row['id'] === undefined && !isBelowDocument(table)) return undefined
    if (row['id'] === undefined && '_order' in table) return undefined
  }
  const used = columns.filter(([name]) => rows.some((row) => row[name] !== undefined))
  const params: unknown[] = []
  const written = ([name, column]: [string, Column], row: Row) => {
    const value = row[name]
    if (value === undefined) return 'default'
    return `$${String(params.push(value === null ? null : column.mapToDriverValue(value)))}`
  }
  const values = rows.map((row) => `(${used.map((column) => written(column, row)).join(', ')})`)
  if (params.some((value) => is(value, SQL))) return undefined
  const names = used.map(([, column]) => quoted(column.name)).join(', ')
  const sql = `insert into ${quoted(getTableName(table))} (${names}) values ${values.join(', ')}`
  return { kind: 'change', tableName, sql, params }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

const batches = new WeakMap<object, Batch>()

function batchOf(db: object): Batch {
  // Drizzle has no public way to the client of a transaction.
  const { client } = (db as { session: { client: pg.PoolClient } }).session
  const batch = batches.get(client) ?? new Batch(client)
  batches.set(client, batch)
  return batch
}

/** PostgreSQL takes 65,535 parameters a statement. */
const mostParams = 30_000

type Send = (...args: unknown[]) => Promise<unknown>

/** What waits on one client until its next statement. It lives as long as the transaction. */
class Batch {
  #groups: Waiting[][] = []
  #turn: Promise<unknown> = Promise.resolve()
  readonly #send: Send
  /** The rows of the document that was inserted last, until anything else happens. */
  fresh: Map<object, Row[]> | undefined

  constructor(client: pg.PoolClient) {
    const send = client.query.bind(client)
    this.#send = send
    client.query = ((...args: unknown[]) => {
      const { text } = askedBy(args)
      const isUndone = text?.startsWith('rollback')
      if (text === 'commit' || text === 'rollback') {
        client.query = send
        batches.delete(client)
      }
      return this.#query(args, isUndone ? [] : this.#groups)
    }) as unknown as typeof client.query
  }

  /**
   * Rows are deleted before others are inserted, as one statement sees no row of another in it. A deletion comes first
   * of all, unless rows of its table wait to be inserted.
   */
  add(statement: Waiting): void {
    const { kind, tableName } = statement
    if (kind === 'delete' || !tableName) this.fresh = undefined
    const [first] = this.#groups
    const goesFirst =
      kind === 'delete' &&
      this.#groups.flat().every((other) => other.kind === 'delete' || other.tableName !== tableName)
    if (goesFirst && first?.[0]?.kind !== 'delete') this.#groups.unshift([statement])
    else if (goesFirst) first?.push(statement)
    else if (fits(this.#groups.at(-1), statement)) this.#groups.at(-1)?.push(statement)
    else this.#groups.push([statement])
  }

  /** Notes rows that were inserted; a document's own comes before those below it. */
  hold(table: PgTable, rows: Row[]): void {
    if (!isBelowDocument(table)) this.fresh = new Map()
    this.fresh?.set(table, [...(this.fresh.get(table) ?? []), ...rows])
  }

  /** Statements of one transaction may be asked for side by side; each waits for those before it. */
  #query(args: unknown[], groups: Waiting[][]): Promise<unknown> {
    this.#groups = []
    this.fresh = undefined
    const before = groups.map(joined)
    const answer = this.#turn.then(() =>
      this.#send(...(before.length > 0 ? after(before, args) : args)),
    )
    this.#turn = answer.catch(() => undefined)
    return answer
  }
}

/** The call of `query` that brings these statements along, before those that it has with it. */
function after(before: Statement[], args: readonly unknown[]): unknown[] {
  return [{ ...askedBy(args), before: [...before, ...beforeOf(args)] }, ...args.slice(1)]
}

function fits(group: Waiting[] | undefined, { kind, params }: Waiting): boolean {
  if (group?.[0]?.kind !== kind) return false
  return group.reduce((sum, one) => sum + one.params.length, params.length) <= mostParams
}

/** One statement that does all of them: each but the last is a WITH query, and foreign keys are checked at its end. */
function joined(group: readonly Waiting[]): Statement {
  const values: unknown[] = []
  const texts = group.map(({ sql, params }) => {
    const before = values.length
    values.push(...params)
    return sql.replace(/\$(\d+)/g, (_, number) => `$${String(Number(number) + before)}`)
  })
  const last = texts.pop() ?? ''
  const earlier = texts.map((text, at) => `w${String(at)} as (${text})`)
  return { text: earlier.length > 0 ? `with ${earlier.join(', ')} ${last}` : last, values }
}
