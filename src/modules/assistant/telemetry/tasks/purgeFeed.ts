import type { Payload } from 'payload'

import { postgresOf } from '../../../../platform/database/requestDatabase.js'
import { keptDays } from '../readDocument.js'

/** Deletes expired counts and signals. The newest signal stays, because positions continue from it. */
export async function purgeFeed(payload: Payload): Promise<void> {
  const { pool } = postgresOf(payload)
  const old = `now() - interval '${String(keptDays)} days'`
  await pool.query(`delete from measurements where hour < ${old}`)
  await pool.query(
    `delete from assurance_signals
     where added_at < ${old} and position < (select max(position) from assurance_signals)`,
  )
}
