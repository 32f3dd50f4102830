import type pg from 'pg'
import type { Logger } from 'pino'

import { within } from '../within.js'

type Query = { text: string; values?: unknown[] }

/** The limiter's access to the database: SQL in, rows out. */
export type LimitStore = { query(query: Query): Promise<pg.QueryResult> }

type LimitStoreOptions = {
  pool: () => Pick<pg.Pool, 'query'>
  log: Pick<Logger, 'warn' | 'info'>
  /** A store that has not answered within this time counts as down, in milliseconds. */
  timeoutMs?: number
  /** How long a store that is down is left alone before one caller tries it again, in milliseconds. */
  retryAfterMs?: number
}

/**
 * The database as the limiter sees it: it answers within a second or rejects. While it is down all but one query per
 * second are rejected at once, so that an outage neither slows requests nor floods the log.
 */
export function limitStore(options: LimitStoreOptions): LimitStore {
  const { pool, log, timeoutMs = 1_000, retryAfterMs = 1_000 } = options
  let askAgainAt = 0

  const lose = (err: unknown) => {
    if (askAgainAt === 0) log.warn({ err, msg: 'Rate limits are counted in this process alone' })
    askAgainAt = Date.now() + retryAfterMs
  }
  const recover = () => {
    if (askAgainAt > 0) log.info('Rate limits are shared by all processes again')
    askAgainAt = 0
  }
  return {
    query: async ({ text, values }) => {
      if (askAgainAt > 0) {
        if (Date.now() < askAgainAt) throw new Error('The store of the rate limits is down')
        askAgainAt = Date.now() + timeoutMs + retryAfterMs
      }
      try {
        // Without the name that the limiter gives it: a transaction pooler does not support prepared statements.
        const asked = { text, values, query_timeout: timeoutMs }
        const result = await within(timeoutMs, pool().query(asked))
        recover()
        return result
      } catch (err) {
        lose(err)
        throw err
      }
    },
  }
}
