import { setImmediate as nextTurn } from 'node:timers/promises'

import { createTurns } from '../platform/createTurns.js'
import { currentReader } from '../platform/database/limitedReads.js'
import { currentRequest } from '../platform/http/requestContext.js'
import type { LimitRule } from '../platform/limits/createLimits.js'

/** The searches of one client, wherever they search. */
export const searchRate: LimitRule = { name: 'search', points: 600, seconds: 60 }

/** A misspelt query takes many milliseconds: the searches of one client wait for each other, and nobody waits for them. */
const turns = createTurns({
  ...{ atOnce: 1_000, ofOneCaller: 1, waiting: 2_000, waitingOfOne: 200, waitMs: 10_000 },
  what: 'searches',
})

let last = Promise.resolve()

/** Searches when it is this caller's turn, one search at a time, after other work that waits, and says how long it took. */
export function searchInTurn<Found>(
  search: () => Found,
): Promise<{ found: Found; milliseconds: number }> {
  const asker = currentReader() ?? new AbortController()
  return turns.take(currentRequest()?.client ?? '', asker, async () => {
    last = last.then(() => nextTurn())
    await last
    const started = performance.now()
    const found = search()
    return { found, milliseconds: performance.now() - started }
  })
}
