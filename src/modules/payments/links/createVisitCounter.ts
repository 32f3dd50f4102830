import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { postgresOf } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'

/** How long a visit may wait to be written in a batch. */
const pauseMs = 200

export type VisitCounter = {
  /** The Payload whose visits are counted, once it has started. */
  payload: Payload | undefined
  /** Counts a visit; never waits and never fails. */
  note(payload: Payload, linkId: string): void
  /** Writes the counts so far; counts that cannot be written are kept for the next time. */
  flush(payload: Payload): Promise<void>
}

/** Counts visits in memory and adds them to the table in batches, so that no visitor waits for a write. */
export function createVisitCounter(): VisitCounter {
  const waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const add = (key: string, visits: number) => waiting.set(key, (waiting.get(key) ?? 0) + visits)
  const write = async (payload: Payload) => {
    const batch = [...waiting]
    waiting.clear()
    if (batch.length === 0) return
    try {
      await addVisits(payload, batch)
    } catch (err) {
      for (const [key, visits] of batch) add(key, visits)
      platformOf(payload).log.warn({ err, msg: 'Visits of payment links wait to be written' })
      schedule(payload)
    }
  }
  const flush = (payload: Payload) => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(() => write(payload))
    return writing
  }
  const schedule = (payload: Payload) => {
    timer ??= setTimeout(() => void flush(payload), pauseMs)
    timer.unref()
  }
  return {
    payload: undefined,
    note: (payload, linkId) => {
      const day = platformOf(payload).clock.now().toISOString().slice(0, 10)
      add(`${linkId} ${day}`, 1)
      schedule(payload)
    },
    flush,
  }
}

/** One statement, so that a batch is written completely or not at all. */
async function addVisits(payload: Payload, batch: [key: string, visits: number][]): Promise<void> {
  const rows = batch.map(([key, visits]) => {
    const [linkId = '', day = ''] = key.split(' ')
    return sql`(${linkId}::uuid, ${day}::date, ${visits}::bigint)`
  })
  await postgresOf(payload).drizzle.execute(sql`
    insert into payment_link_visits (link_id, day, visits) values ${sql.join(rows, sql`, `)}
    on conflict (link_id, day) do update
    set visits = payment_link_visits.visits + excluded.visits`)
}
