import { sql } from '@payloadcms/db-postgres/drizzle'

/** How long a session lasts without use, and at most (contract, section 6); the database's clock counts. */
export const sessionLife = {
  idleDays: 7,
  totalDays: 30,
  /** Use within so many minutes of the last move does not move the end again: a write per request helps nobody. */
  restMinutes: 5,
}

/** SQL: when a session that is used now expires. */
export const idleEnd = sql`now() + ${sessionLife.idleDays}::int * interval '1 day'`

/** SQL: when a session that begins now ends whatever its use. */
export const totalEnd = sql`now() + ${sessionLife.totalDays}::int * interval '1 day'`
