import { createHmac } from 'node:crypto'

import type pg from 'pg'
import type { Logger } from 'pino'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { unknownClient } from '../http/clientAddress.js'
import { Problem } from '../http/Problem.js'
import { problems } from '../http/problems.js'
import { limitStore } from './limitStore.js'

/** At most `points` calls in `seconds` for one client, counted under `name`. */
export type LimitRule = {
  /** Lower-case words with dashes; rules of one name share their counts. */
  name: string
  points: number
  seconds: number
  /** Counts even where request rates are lifted: guesses and sends (contract, section 10). */
  always?: boolean
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
}

/** Limits that all processes share through PostgreSQL; while that is down each process counts for itself. */
export function createLimits({ pool, enabled, secret, log }: LimitsOptions): Limits {
  const storeClient = limitStore({ pool, log })
  const limiters = new Map<string, RateLimiterPostgres>()
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
  return {
    consume: async (rule, key = unknownClient) => {
      if (!enabled && !rule.always) return
      try {
        await limiterOf(rule).consume(hashed(key))
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? refused(rule, refusal.msBeforeNext) : refusal
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

/** The answer of draft-ietf-httpapi-ratelimit-headers-11, with RFC 9110's Retry-After in whole seconds. */
function refused({ name, points, seconds }: LimitRule, msBeforeNext: number): Problem {
  const wait = String(Math.max(1, Math.ceil(msBeforeNext / 1_000)))
  return new Problem(problems.rateLimited, {
    detail: `Try again in ${wait} s.`,
    headers: {
      'retry-after': wait,
      'ratelimit-policy': `"${name}";q=${String(points)};w=${String(seconds)}`,
      ratelimit: `"${name}";r=0;t=${wait}`,
    },
  })
}
