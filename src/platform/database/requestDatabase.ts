import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { DrizzleQueryError, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import pg from 'pg'

import { batchChange } from './batchWrites.js'
import { hasWitness } from './settleCommits.js'
import { sql } from './sql.js'

/** A request, or what stands for one outside of it: SQL runs in its transaction if one is open. */
export type Transactional = Pick<PayloadRequest, 'payload' | 'transactionID'>

type Statements = 'delete' | 'execute' | 'insert' | 'select' | 'update'

/** Drizzle on the transaction of `req` if one is open, else on the pool: SQL that commits with the request. */
export async function requestDatabase(
  req: Transactional,
): Promise<Pick<PostgresAdapter['drizzle'], Statements>> {
  const adapter = postgresOf(req.payload)
  const id = await req.transactionID
  const session = id === undefined ? undefined : adapter.sessions[id]
  return session?.db ?? adapter.drizzle
}

/**
 * A template tag that runs a statement on the transaction of `req` if one is open, else on the pool, and returns its
 * rows: `await query<Row>(req)\`select …\``.
 */
export function query<Row extends Record<string, unknown>>(req: Transactional) {
  return async (strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> => {
    const db = await requestDatabase(req)
    return run<Row>(db as unknown as Drizzle, sql(strings, ...values))
  }
}

type Template = [strings: TemplateStringsArray, ...values: unknown[]]

/** The same, but returns the first row alone; undefined if there is none. */
export function queryOne<Row extends Record<string, unknown>>(req: Transactional) {
  return async (...statement: Template): Promise<Row | undefined> =>
    (await query<Row>(req)(...statement))[0]
}

/** The same, but returns whether there is any row. */
export function queryAny(req: Transactional) {
  return async (...statement: Template) => (await query(req)(...statement)).length > 0
}

/**
 * The same for a statement that must see what has happened when `first`, a lock, is done: PostgreSQL gets both at once, and
 * they are one transaction where none is open.
 */
export function queryAfter<Row extends Record<string, unknown>>(req: Transactional, first: SQL) {
  return async (strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> => {
    const db = await requestDatabase(req)
    return run<Row>(db as unknown as Drizzle, sql(strings, ...values), first)
  }
}

/** What drizzle has no public way to. */
type Drizzle = { dialect: PgDialect; session: { client: Pick<pg.Pool, 'query'> } }

/** Drizzle's own `execute` prepares two configurations and passes through four closures: half of its 3.8 µs (measured). */
async function run<Row extends Record<string, unknown>>(
  { dialect, session }: Drizzle,
  statement: SQL,
  first?: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const before = first && dialect.sqlToQuery(first)
  const along = before && { before: [{ text: before.sql, values: before.params }] }
  try {
    const { rows } = await session.client.query<Row>({ text, values, types, ...along })
    return rows
  } catch (error) {
    throw new DrizzleQueryError(text, values, error as Error)
  }
}

const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins
/** The last five are arrays: of numerics, timestamps, timestamps with time zone, intervals and dates. */
const asText = new Set<number>([
  ...[TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL],
  ...[1231, 1115, 1185, 1187, 1182],
])
const unchanged = (value: string): unknown => value
const parserOf = pg.types.getTypeParser as (type: number, format?: string) => typeof unchanged

/** As drizzle reads them: dates and times as text. */
const types = {
  getTypeParser: (type: number, format?: string) =>
    asText.has(type) ? unchanged : parserOf(type, format),
}

/**
 * The same for a change of which nothing is wanted back: in a transaction it waits for the next statement, the commit too.
 * Those that wait together do not see each other, so each must change other rows.
 */
export function change(req: Transactional) {
  return async (strings: TemplateStringsArray, ...values: unknown[]): Promise<void> => {
    const db = await requestDatabase(req)
    const statement = sql(strings, ...values)
    if (!batchChange(db, statement)) await db.execute(statement)
  }
}

/**
 * Runs `work`, which is one statement and so a transaction of its own: in one of `req` only where its commit is to be found
 * again if the connection is lost during it.
 */
export function transactOnce<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  return hasWitness() ? transact(req, work) : work()
}

/** The PostgreSQL adapter of this Payload; this product supports no other. */
export function postgresOf(payload: Payload): PostgresAdapter {
  return payload.db as unknown as PostgresAdapter
}

/**
 * Runs `work` in the transaction of `req`, opening one if none is open; the opener commits when `work` resolves and
 * rolls back when it throws. Pass `req` to every operation inside, and do not catch their errors inside. Network calls
 * do not belong in here.
 */
export async function transact<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const opened = await initTransaction(req)
  if (!opened) return work()
  try {
    const id = await req.transactionID
    const result = await work()
    // Payload has rolled back inside a failed operation; what followed it ran outside any transaction.
    if ((await req.transactionID) !== id)
      throw new Error('The transaction had ended before its work')
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Options of a read: the first document that matches, without those it refers to. */
export const firstMatch = { limit: 1, depth: 0, pagination: false } as const

/** Options of a read: every document that matches, without those they refer to. */
export const everyMatch = { limit: 0, depth: 0, pagination: false } as const
