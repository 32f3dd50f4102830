import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { postgresOf } from '../../../../platform/database/requestDatabase.js'
import type { Signal, TelemetryQuery } from '../schemas.js'
import { levels } from '../severity.js'
import { cursorOf, parseCursor, unknownCursor } from './cursor.js'

type SignalFilter = Pick<TelemetryQuery, 'category' | 'minSeverity'>

type SignalPage = {
  signals: Signal[]
  /** The cursor to continue from: after the last of these, or after everything skipped if there are no more. */
  next: string
  hasMore: boolean
}

type Row = { content: Signal }
type Place = { position: number }

/**
 * At most `limit` signals after the cursor `since`, oldest first, including everything committed before the call.
 * Throws `invalid_query` for a cursor that this feed did not issue.
 */
export async function readSignals(
  payload: Payload,
  { since, limit, ...filter }: SignalFilter & { since?: string | undefined; limit: number },
): Promise<SignalPage> {
  await placeSignals(payload)
  const after = await positionOf(payload, since)
  // Read before the signals: one numbered meanwhile is then returned next time instead of skipped.
  const head = await headOf(payload)
  const rows = await query<Row>(
    payload,
    sql`select content from assurance_signals
      where position > ${after} and position <= ${head?.position ?? 0} and ${matches(filter)}
      order by position limit ${limit + 1}`,
  )
  const signals = rows.slice(0, limit).map(({ content }) => content)
  const hasMore = rows.length > limit
  const last = hasMore ? signals.at(-1)?.id : head?.id
  return { signals, hasMore, next: cursorOf(last) }
}

/** The cursor after everything that is in the feed now. */
export async function newestCursor(payload: Payload): Promise<string> {
  await placeSignals(payload)
  return cursorOf((await headOf(payload))?.id)
}

async function headOf(payload: Payload) {
  const [head] = await query<Place & { id: string }>(
    payload,
    sql`select id, position::float8 from assurance_signals
      where position is not null order by position desc limit 1`,
  )
  return head
}

async function positionOf(payload: Payload, cursor: string | undefined): Promise<number> {
  const id = cursor === undefined ? undefined : parseCursor(cursor)
  if (id === undefined) return 0
  const [place] = await query<Place>(
    payload,
    sql`select position::float8 from assurance_signals where id = ${id} and position is not null`,
  )
  if (!place) throw unknownCursor()
  return place.position
}

function matches({ category, minSeverity }: SignalFilter): SQL {
  const level = sql`level >= ${levels.indexOf(minSeverity)}`
  if (!category) return level
  const wanted = JSON.stringify(category.map((name) => name.toLowerCase()))
  return sql`${level} and category in (select jsonb_array_elements_text(${wanted}::jsonb))`
}

/** On the primary, because a replica may lack what was just numbered. */
async function query<Row extends object>(payload: Payload, statement: SQL): Promise<Row[]> {
  const adapter = postgresOf(payload)
  const { rows } = await (adapter.primaryDrizzle ?? adapter.drizzle).execute(statement)
  return rows as unknown as Row[]
}

/** An arbitrary lock number, unique within this service. */
const placingLock = 7_264_129_035

/**
 * Numbers the signals that were committed since its last run. Numbers assigned while writing would become visible out
 * of order, and readers would miss the one that commits last. This lock is held until the numbers are committed.
 */
async function placeSignals(payload: Payload): Promise<void> {
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
