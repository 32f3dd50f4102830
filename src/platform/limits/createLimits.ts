import { createHmac } from 'node:crypto'

import type pg from 'pg'
import type { Logger } from 'pino'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { networksOf, unknownClient } from '../http/clientAddress.js'
import { limitStore } from './limitStore.js'
import { rateLimited } from './rateLimited.js'

declare module '../platform.js' {
  interface Platform {
    limits: Limits
  }
}

/** At most `points` calls in `seconds` for one client, counted under `name`. */
export type LimitRule = {
  /** Lower-case words with dashes; rules of one name share their counts. */
  name: string
  points: number
  seconds: number
  /** Counts even where request rates are lifted: guesses and sends (contract, section 10). */
  always?: boolean
  /** Spends what everybody shares: the wider networks of the client have limits too, 4 and 16 times as high. */
  shared?: boolean
  /** A refusal by it is nobody's. */
  isTest?: boolean
  /** Asks the store at each count, because a count may be forgotten by another process. */
  isForgettable?: boolean
}

/** What is counted. Of several parts the first is the scope: `forget` of it alone forgets all that begin with it. */
export type LimitKey = string | readonly [scope: string, part: string]

export type Limits = {
  /**
   * Counts one call of whatever the key names (a client, an e-mail address; only its keyed hash is stored).
   * Throws `rate_limited` beyond the rule; a missing key shares one bucket with all others without one.
   */
  consume(rule: LimitRule, key: LimitKey | undefined): Promise<void>
  /** Begins to count anew. */
  forget(rule: LimitRule, key: LimitKey): Promise<void>
}

type LimitsOptions = {
  /** Asked at each count, because limits exist before the database is connected. */
  pool: () => Pick<pg.Pool, 'query'>
  /** Whether request rates count (`RATE_LIMITS`). */
  enabled: boolean
  secret: string
  log: Pick<Logger, 'warn' | 'info'>
  /** Told of each refusal; it must not wait. */
  onRefused?: (rule: LimitRule) => void
}

/** Limits that all processes share through PostgreSQL; while that is down each process counts for itself. */
export function createLimits(options: LimitsOptions): Limits {
  const { pool, enabled, secret, log, onRefused } = options
  const storeClient = limitStore({ pool, log })
  const limiters = new Map<string, RateLimiterPostgres>()
  /** How many calls are being counted just now, by rule and key. */
  const counting = new Map<string, number>()
  const hashKey = createHmac('sha256', secret).update('foyer.limits').digest()

  const limiterOf = (rule: LimitRule) => {
    const id = `${rule.name} ${String(rule.points)} ${String(rule.seconds)}`
    const limiter = limiters.get(id) ?? newLimiter(rule, storeClient)
    limiters.set(id, limiter)
    return limiter
  }
  const hashOf = (part: string) =>
    createHmac('sha256', hashKey).update(part).digest('base64url').slice(0, 22)
  const hashed = (key: LimitKey) => [key].flat().map(hashOf).join('.')
  /** Those being counted may use a rule up: a flood does not queue at the database only to hear the same. */
  const count = async (rule: LimitRule, key: string) => {
    const id = `${rule.name} ${key}`
    const present = counting.get(id) ?? 0
    if (present >= rule.points) throw new RateLimiterRes(0, rule.seconds * 1_000)
    counting.set(id, present + 1)
    try {
      await limiterOf(rule).consume(key)
    } finally {
      const left = (counting.get(id) ?? 1) - 1
      if (left > 0) counting.set(id, left)
      else counting.delete(id)
    }
  }
  return {
    consume: async (rule, key = unknownClient) => {
      if (!enabled && !rule.always) return
      for (const { counted, by } of countsOf(rule, key)) {
        try {
          await count(counted, hashed(by))
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal
          if (!rule.isTest) onRefused?.(rule)
          throw rateLimited(rule, refusal.msBeforeNext / 1_000)
        }
      }
    },
    forget: async (rule, key) => {
      await limiterOf(rule).delete(hashed(key))
      if (typeof key !== 'string') return
      const begin = `${rule.name}:${hashed(key)}.`
      await storeClient.query({
        text: 'delete from rate_limits where starts_with(key, $1)',
        values: [begin],
      })
    },
  }
}

/** What one call is counted under: its key, and where the rule is shared the networks around it. */
function countsOf(rule: LimitRule, key: LimitKey) {
  const own = { counted: rule, by: key }
  if (!rule.shared || typeof key !== 'string') return [own]
  const { near, far } = networksOf(key)
  const { name, points } = rule
  return [
    own,
    { counted: { ...rule, name: `${name}-near`, points: points * 4 }, by: near },
    { counted: { ...rule, name: `${name}-far`, points: points * 16 }, by: far },
  ].filter(({ by }, at) => at === 0 || by !== key)
}

function newLimiter({ name, points, seconds, isForgettable }: LimitRule, storeClient: object) {
  const counted = { keyPrefix: name, points, duration: seconds }
  return new RateLimiterPostgres({
    ...counted,
    storeClient,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // A job deletes expired rows for all processes.
    clearExpiredByTimeout: false,
    // Who is over the limit is refused from memory until the window ends: floods write nothing.
    ...(!isForgettable && { inMemoryBlockOnConsumed: points }),
    insuranceLimiter: new RateLimiterMemory(counted),
  })
}
