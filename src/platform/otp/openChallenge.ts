import { sql } from '@payloadcms/db-postgres/drizzle'

import { settings } from './settings.js'

/** SQL: whether a row of otp_challenges is neither closed nor expired, by the time at the transaction's start. */
export const openChallenge = sql`closed_at is null
  and issued_at > clock_timestamp() - ${settings.lifeSeconds}::int * interval '1 second'`
