import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { postgresOf } from '../../../../platform/database/requestDatabase.js'

/** An arbitrary lock number, unique within this service. */
const placingLock = 7_264_129_035

/**
 * Numbers the signals that were committed since its last run. Numbers assigned while writing would become visible out
 * of order, and readers would miss the one that commits last. This lock is held until the numbers are committed.
 */
export async function placeSignals(payload: Payload): Promise<void> {
  const adapter = postgresOf(payload)
  const db = adapter.primaryDrizzle ?? adapter.drizzle
  const unplaced = sql`select id from assurance_signals where position is null`
  const { rows } = await db.execute(sql`${unplaced} limit 1`)
  if (rows.length === 0) return
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${placingLock}::bigint)`)
    await transaction.execute(sql`
      with placed as (
        select id, row_number() over (order by added_at, id) as place
        from assurance_signals where position is null
      ), top as (select coalesce(max(position), 0) as position from assurance_signals)
      update assurance_signals as signal set position = top.position + placed.place
      from placed, top where signal.id = placed.id`)
  })
}
