import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'

type Statements = 'delete' | 'execute' | 'insert' | 'select' | 'update'

/** Drizzle on the transaction of `req` if one is open, else on the pool: SQL that commits with the request. */
export async function requestDatabase(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
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
export function query<Row extends Record<string, unknown>>(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
) {
  return async (strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> => {
    const db = await requestDatabase(req)
    const { rows } = await db.execute<Row>(sql(strings, ...values))
    return rows as Row[]
  }
}

/** The PostgreSQL adapter of this Payload; this product supports no other. */
export function postgresOf(payload: Payload): PostgresAdapter {
  return payload.db as unknown as PostgresAdapter
}
