import type pg from 'pg'
import type { Logger } from 'pino'

import type { Clock } from '../platform.js'
import { createBatchedCounter } from '../createBatchedCounter.js'
import { within } from '../abort.js'
import type { Measurements } from './Measurements.js'
import { bucketOf } from './buckets.js'
import { writeBatch, type BatchRow, type Counted } from './measurementStore.js'

declare module '../platform.js' {
  interface Platform {
    measurements: KeptMeasurements
  }
}

export type KeptMeasurements = Measurements & {
  /** Writes what is in memory now; never rejects. Only a stop and tests need it. */
  flush(): Promise<void>
  /** Reports every written batch to `told`, before its flush resolves; errors it throws are logged. */
  watch(told: Watcher): void
}

type Options = {
  /** Called at each write, because counting begins before the database is connected. */
  pool: () => Pick<pg.Pool, 'query'>
  clock: Clock
  log: Pick<Logger, 'warn' | 'info'>
  /** How long counts stay in memory, and how long a write may take, in milliseconds. */
  flushAfterMs?: number
  timeoutMs?: number
}

/** What was lost: more than fits, or sent to a database that vanished before it confirmed. */
export const droppedName = 'measurements.dropped'

const hourMs = 3_600_000
const namePattern = /^[a-z][a-z0-9_.-]{0,99}$/

/** Counts in memory and adds each second's batch to the table, so that the counts of all processes add up. */
export function createMeasurements(options: Options): KeptMeasurements {
  const { clock, flushAfterMs = 1_000 } = options
  const watchers: Watcher[] = []
  const row = (name: string, bucket: number, { count, sum }: Figures): BatchRow => {
    const hour = Math.floor(clock.now().getTime() / hourMs) * hourMs
    return { name, hour, bucket, count, sum }
  }
  const dropped = (count: number) => row(droppedName, 0, { count, sum: count })
  const write = writer(options, watchers)
  const counter = createBatchedCounter<BatchRow>({
    keyOf: ({ name, hour, bucket }) => `${name} ${String(hour)} ${String(bucket)}`,
    merge: (kept, { count, sum }) => ({ ...kept, count: kept.count + count, sum: kept.sum + sum }),
    write: async (rows) => {
      const { rows: unwritten, lost } = await write(rows)
      return lost > 0 ? [...unwritten, dropped(lost)] : unwritten
    },
    flushAfterMs,
    maxRows: 10_000,
    instead: ({ count }) => dropped(count),
  })
  return {
    count: (name, by = 1) => {
      if (by === 0) return
      const isValid = namePattern.test(name) && Number.isSafeInteger(by) && by > 0
      counter.add(isValid ? row(name, 0, { count: by, sum: by }) : dropped(1))
    },
    observe: (name, value) => {
      const isValid = namePattern.test(name) && Number.isFinite(value) && value >= 0
      counter.add(isValid ? row(name, bucketOf(value), { count: 1, sum: value }) : dropped(1))
    },
    flush: () => counter.flush(),
    watch: (told) => {
      watchers.push(told)
    },
  }
}

type Figures = Pick<BatchRow, 'count' | 'sum'>

type Watcher = (counted: Counted[]) => Promise<void>

/** Takes back what was certainly not written, and counts what may have been: that is not written twice. */
function writer({ pool, log, timeoutMs = 5_000 }: Options, watchers: readonly Watcher[]) {
  let isLost = false
  const tell = (told: Watcher, counted: Counted[]) =>
    told(counted).catch((err: unknown) => {
      log.warn({ err, msg: 'What was measured could not be told' })
    })
  return async (rows: BatchRow[]): Promise<{ rows: BatchRow[]; lost: number }> => {
    try {
      const counted = await within(timeoutMs, writeBatch(pool(), rows))
      if (isLost) log.info('Measurements are written again')
      isLost = false
      await Promise.all(watchers.map((told) => tell(told, counted)))
      return { rows: [], lost: 0 }
    } catch (err) {
      if (!isLost) log.warn({ err, msg: 'Measurements wait in memory for the database' })
      isLost = true
      if (neverRan(err)) return { rows, lost: 0 }
      return { rows: [], lost: rows.reduce((sum, { count }) => sum + count, 0) }
    }
  }
}

const neverConnected = /^(?:ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/
const sqlState = /^[0-9A-Z]{5}$/
const saidWithoutCode = /timeout exceeded when trying to connect|not connected yet/

/**
 * Whether an error proves that its statement changed nothing: PostgreSQL refused it, or never received it. A connection
 * that broke before the answer proves neither.
 */
function neverRan(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Record<string, unknown>
  if (typeof code === 'string') return neverConnected.test(code) || sqlState.test(code)
  return typeof message === 'string' && saidWithoutCode.test(message)
}
