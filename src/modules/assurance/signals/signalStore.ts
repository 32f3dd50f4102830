import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import { index, pgTable, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload, PayloadRequest } from 'payload'
import type pg from 'pg'

import { announceChange } from '../../../platform/cache/announceChange.js'
import { createJoins } from '../../../platform/createJoins.js'
import { postgresOf, query, queryOne } from '../../../platform/database/requestDatabase.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { newUlid } from '../../../platform/newUlid.js'
import { platformOf } from '../../../platform/platform.js'
import { wakeTopic } from '../../../platform/topics/topicEvents.js'
import { Signal, type TelemetryQuery } from '../schemas.js'
import { levels, severityOf, type Vector } from '../severity.js'

/**
 * The signals of the feed, one row each, never changed. Writers leave `position` empty; the next reader numbers what
 * was committed since (placeSignals), so that positions follow the order of commits.
 */
export const signalsTable = pgTable(
  'assurance_signals',
  ({ bigint, jsonb, smallint, text, timestamp }) => ({
    /** A ULID; cursors are made from it. */
    id: text('id').primaryKey(),
    position: bigint('position', { mode: 'number' }),
    /** The key of what is published at most once, such as an hour's first hit of a rule. */
    foldKey: text('fold_key'),
    addedAt: timestamp('added_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    category: text('category').notNull(),
    /** 0 informational to 4 critical. */
    level: smallint('level').notNull(),
    /** In the format of the feed. */
    content: jsonb('content').notNull(),
  }),
  (table) => [
    uniqueIndex('assurance_signals_position_idx').on(table.position),
    uniqueIndex('assurance_signals_fold_key_idx').on(table.foldKey),
    index('assurance_signals_unplaced_idx')
      .on(table.id)
      .where(sql`position is null`),
  ],
)

/** The cache tag that announces new signals to every process. */
export const signalsTag = 'assurance-signals'

type SignalContent = Omit<Signal, 'specversion' | 'id' | 'time' | 'severity' | 'count' | 'origin'>

/** Must not contain a visitor's words, address or session, because the feed is public. */
export type NewSignal = SignalContent & {
  severity: Vector
  /** How often it happened since the last signal about it; 1 by default. */
  count?: number
  origin?: Signal['origin']
  /** A signal with the same key is published only once, by whichever process. */
  foldKey?: string
}

/** Adds signals in the transaction of `req` if one is open; they appear in the feed once it commits. */
export async function addSignals(req: PayloadRequest, signals: readonly NewSignal[]) {
  if (signals.length === 0) return
  const now = platformOf(req.payload).clock.now()
  await query(req)`
    insert into assurance_signals (id, fold_key, category, level, content)
    select id, fold_key, category, level, content
    from jsonb_to_recordset(${JSON.stringify(signals.map((signal) => rowOf(signal, now)))}::jsonb)
      as new (id text, fold_key text, category text, level smallint, content jsonb)
    on conflict (fold_key) do nothing`
  await announceChange(req, [signalsTag])
  await wakeTopic(req, telemetryTopicName)
}

function rowOf(
  { foldKey, severity, count = 1, origin = 'measured', ...given }: NewSignal,
  now: Date,
) {
  const graded = severityOf(severity)
  const content = Signal.parse({
    specversion: '1.0',
    id: newUlid(),
    time: now.toISOString(),
    severity: graded,
    count,
    origin,
    ...given,
  })
  return {
    id: content.id,
    fold_key: foldKey ?? null,
    category: content.category.toLowerCase(),
    level: levels.indexOf(graded.level),
    content,
  }
}

/** The socket topic that is notified when signals are added. */
export const telemetryTopicName = 'telemetry'

type SignalFilter = Pick<TelemetryQuery, 'category' | 'minSeverity'>

type SignalPage = {
  signals: Signal[]
  /** The cursor to continue from: after the last of these, or after everything skipped if there are no more. */
  next: string
  hasMore: boolean
}

type Position = { position: number }

type Asked = SignalFilter & { since?: string | undefined; limit: number }

/** Each signal wakes all streams at once: it is numbered once for all, and read once for those that have come as far. */
function createReading() {
  return { read: createJoins<SignalPage>(), place: createJoins<unknown>() }
}

const readings = new WeakMap<Payload, ReturnType<typeof createReading>>()

function joinsOf(payload: Payload): ReturnType<typeof createReading> {
  const known = readings.get(payload) ?? createReading()
  readings.set(payload, known)
  return known
}

/**
 * At most `limit` signals after the cursor `since`, oldest first, including everything committed before the call.
 * Throws `invalid_query` for a cursor that this feed did not issue.
 */
export function readSignals(
  payload: Payload,
  { since, limit, category, minSeverity }: Asked,
): Promise<SignalPage> {
  const asked = { since, limit, category, minSeverity }
  return joinsOf(payload).read(JSON.stringify(asked), () => readPage(payload, asked))
}

async function readPage(payload: Payload, { since, limit, ...filter }: Asked): Promise<SignalPage> {
  await placeSignals(payload)
  const after = await positionOf(payload, since)
  // Read before the signals: one numbered meanwhile is then returned next time instead of skipped.
  const head = await headOf(payload)
  const rows = await query<{ content: Signal }>({ payload })`
    select content from assurance_signals
    where position > ${after} and position <= ${head?.position ?? 0} and ${matches(filter)}
    order by position limit ${limit + 1}`
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

function headOf(payload: Payload) {
  return queryOne<Position & { id: string }>({ payload })`
    select id, position::float8 from assurance_signals
    where position is not null order by position desc limit 1`
}

async function positionOf(payload: Payload, cursor: string | undefined): Promise<number> {
  const id = cursor === undefined ? undefined : parseCursor(cursor)
  if (id === undefined) return 0
  const place = await queryOne<Position>({ payload })`
    select position::float8 from assurance_signals where id = ${id} and position is not null`
  if (!place) throw unknownCursor()
  return place.position
}

function matches({ category, minSeverity }: SignalFilter): SQL {
  const level = sql`level >= ${levels.indexOf(minSeverity)}`
  if (!category) return level
  const wanted = JSON.stringify(category.map((name) => name.toLowerCase()))
  return sql`${level} and category in (select jsonb_array_elements_text(${wanted}::jsonb))`
}

/** An arbitrary lock number, unique within this service. */
const placingLock = 7_264_129_035

/** Numbers what was committed before the call, once for all who ask for it. */
function placeSignals(payload: Payload): Promise<unknown> {
  return joinsOf(payload).place('', () => placeNew(payload))
}

/**
 * Numbers the signals that were committed since its last run. Numbers assigned while writing would become visible out
 * of order, and readers would miss the one that commits last. This lock is held until the numbers are committed.
 */
async function placeNew(payload: Payload): Promise<void> {
  const db = postgresOf(payload).drizzle
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

const ulidPattern = /^[0-9A-HJKMNP-TV-Z]{26}$/

const start = 'start'

/** A reader's position: after a signal, or before all of them (undefined). Opaque to callers. */
export function cursorOf(id: string | undefined): string {
  return Buffer.from(id ?? start).toString('base64url')
}

/** The signal that a cursor refers to, or undefined for the start. Throws `invalid_query` for anything else. */
export function parseCursor(cursor: string): string | undefined {
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  if (cursorOf(text) !== cursor) throw unknownCursor()
  if (text === start) return undefined
  if (!ulidPattern.test(text)) throw unknownCursor()
  return text
}

/** A cursor of another feed, or of a deleted signal; later signals may be deleted as well. */
function unknownCursor(): Problem {
  return new Problem(problems.invalidQuery, {
    errors: [
      {
        path: '/since',
        code: 'unknown_cursor',
        message: 'This feed has no such cursor, or no longer. Begin anew without it.',
      },
    ],
  })
}

/** The newest signal stays, because positions continue from it. */
export async function deleteOldSignals(pool: Pick<pg.Pool, 'query'>, keptDays: number) {
  await pool.query(
    `delete from assurance_signals
     where added_at < now() - make_interval(days => $1)
       and position < (select max(position) from assurance_signals)`,
    [keptDays],
  )
}
