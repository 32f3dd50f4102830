import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

/** Drizzle on the transaction of `req` where one is open, else on the pool: SQL that commits with the request. */
export async function requestDatabase(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<PostgresAdapter['drizzle']> {
  const adapter = postgresOf(req.payload)
  const id = await req.transactionID
  return (id === undefined ? undefined : adapter.sessions[id]?.db) ?? adapter.drizzle
}

/** The PostgreSQL adapter of this Payload; the only one this product runs on. */
export function postgresOf(payload: Payload): PostgresAdapter {
  return payload.db as unknown as PostgresAdapter
}
