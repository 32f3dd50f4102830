import type { Payload } from 'payload'

import { readingForNobody } from './database/limitedReads.js'

type BatchedCounter<Row> = {
  /** Counts; never waits and never fails. */
  add(row: Row): void
  /** Whether this row would be added to one that waits to be written. */
  has(row: Row): boolean
  /** Writes what is in memory now; never rejects. */
  flush(): Promise<void>
}

type Options<Row> = {
  keyOf: (row: Row) => string
  /** One row out of two with the same key. */
  merge: (row: Row, added: Row) => Row
  /** Adds these rows to what is stored; returns those that are to be written with the next batch. Never rejects. */
  write: (rows: Row[]) => Promise<readonly Row[]>
  /** How long a row may wait to be written, and so how much is lost if the process is killed. */
  flushAfterMs: number
  /** How many rows may wait; those beyond are dropped. */
  maxRows: number
  /** The row, of a key that is always kept, that is counted in the place of a dropped one. */
  instead?: (dropped: Row) => Row
}

/** Adds up rows in memory and writes them in batches, so that no request waits for the write of a count. */
export function createBatchedCounter<Row>(options: Options<Row>): BatchedCounter<Row> {
  const { keyOf, merge, write, flushAfterMs, maxRows, instead } = options
  let rows = new Map<string, Row>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  const put = (row: Row) => {
    const key = keyOf(row)
    const known = rows.get(key)
    rows.set(key, known === undefined ? row : merge(known, row))
  }
  const add = (row: Row) => {
    if (rows.size < maxRows || rows.has(keyOf(row))) put(row)
    else if (instead) put(instead(row))
    schedule()
  }
  const schedule = () => {
    if (!writing && rows.size > 0) timer ??= setTimeout(() => void flush(), flushAfterMs).unref()
  }
  const writeNow = async () => {
    // In one order in all processes: two statements that lock the same rows in different orders would deadlock.
    const batch = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
    rows = new Map()
    for (const row of await write(batch)) add(row)
  }
  const flush = async (): Promise<void> => {
    while (writing) await writing
    clearTimeout(timer)
    timer = undefined
    if (rows.size === 0) return
    // Whose request it began in has no part in it: what is told of the counts reads as well.
    writing = readingForNobody(writeNow)
    await writing
    writing = undefined
    schedule()
  }
  return { add, has: (row) => rows.has(keyOf(row)), flush }
}

/** A counter for each Payload, flushed before that closes its database: Payload has no shutdown hook. */
export function counterOfPayload<Row>(options: (payload: Payload) => Options<Row>) {
  const counters = new WeakMap<Payload, BatchedCounter<Row>>()
  return (payload: Payload): BatchedCounter<Row> => {
    const known = counters.get(payload)
    if (known) return known
    const counter = createBatchedCounter(options(payload))
    counters.set(payload, counter)
    const destroy = payload.destroy.bind(payload)
    payload.destroy = async () => {
      await counter.flush()
      await destroy()
    }
    return counter
  }
}
