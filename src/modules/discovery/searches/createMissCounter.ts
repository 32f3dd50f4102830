import type { Payload } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import { addMisses } from './addMisses.js'
import { missedQuery } from './missedQuery.js'

/** How long a miss may wait to be written in a batch. */
const pauseMs = 1_000

/** How many different queries are kept between two writes; the rest is dropped. */
const maxWaiting = 200

export type MissCounter = {
  /** Counts a search that found nothing; never waits and never fails. */
  note(payload: Payload, query: string): void
  /** Writes the counts so far; counts that cannot be written are lost. */
  flush(payload: Payload): Promise<void>
}

/** Counts searches without results in memory and writes them in batches, so that no search waits for a write. */
export function createMissCounter(): MissCounter {
  const waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  const flush = async (payload: Payload) => {
    clearTimeout(timer)
    timer = undefined
    const batch = [...waiting].map(([key, searches]) => {
      const [day = '', query = ''] = key.split('\n')
      return { day, query, searches }
    })
    waiting.clear()
    if (batch.length === 0) return
    await addMisses(payload, batch).catch((err: unknown) => {
      platformOf(payload).log.warn({ err, msg: 'Searches without a result could not be kept' })
    })
  }
  return {
    note: (payload, query) => {
      const missed = missedQuery(query)
      const key = `${platformOf(payload).clock.now().toISOString().slice(0, 10)}\n${missed}`
      if (!missed || (waiting.size >= maxWaiting && !waiting.has(key))) return
      waiting.set(key, (waiting.get(key) ?? 0) + 1)
      timer ??= setTimeout(() => void flush(payload), pauseMs).unref()
    },
    flush,
  }
}
