import { sql } from '@payloadcms/db-postgres/drizzle'

/** How long a session lasts without use, and at most; measured by the database's clock. */
export const sessionLife = {
  idleDays: 7,
  totalDays: 30,
  /** Use within this many minutes of the last extension does not extend it again, to avoid a write per request. */
  restMinutes: 5,
}

/** SQL: when a session that is used now expires. */
export const idleEnd = sql`now() + ${sessionLife.idleDays}::int * interval '1 day'`

/** SQL: when a session that begins now ends at the latest. */
export const totalEnd = sql`now() + ${sessionLife.totalDays}::int * interval '1 day'`
