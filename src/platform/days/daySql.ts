import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

import type { Days } from './daysOf.js'

/** Whether a timestamp column lies in these days, in UTC whatever the session's time zone. */
export function inDays(column: SQL, { from, until }: Days): SQL {
  return sql`${column} >= ${from}::date::timestamp at time zone 'UTC'
    and ${column} < (${until}::date + 1)::timestamp at time zone 'UTC'`
}

/** The day of a timestamp column, as `YYYY-MM-DD` in UTC. */
export function dayOf(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`
}
