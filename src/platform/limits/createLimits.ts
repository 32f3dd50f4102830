import { createHmac, randomUUID } from 'node:crypto'

import { bigint, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import type pg from 'pg'
import type { Logger } from 'pino'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { within } from '../abort.js'
import type { SelfTest } from '../assurance/declarations.js'
import { Problem, problems } from '../http/Problem.js'
import { networksOf, unknownClient } from '../http/clientAddress.js'
import { platformOf } from '../platform.js'
import { CountingLimiter, countTogether } from './CountingLimiter.js'

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
  /** Counts even where request rates are lifted: for guesses and sends. */
  always?: boolean
  /**
   * Limits a budget that everybody shares: the wider networks of the client have limits too, 4 and 16 times as high.
   */
  shared?: boolean
  /** Refusals by this rule are not reported. */
  isTest?: boolean
  /** Asks the store at each count, because another process may reset a count. */
  isForgettable?: boolean
}

/** What is counted. With several parts the first is the scope, which `forgetScope` takes. */
export type LimitKey = string | readonly [scope: string, part: string]

type LimitsOptions = {
  /** Called at each count, because limits exist before the database is connected. */
  pool: () => Pick<pg.Pool, 'query'>
  /** Whether request rates count (`RATE_LIMITS`). */
  enabled: boolean
  secret: string
  log: Pick<Logger, 'warn' | 'info'>
  /** Called with each refusal; it must not wait. */
  onRefused?: (rule: LimitRule) => void
}

/** Limits that all processes share through PostgreSQL; while it is down each process counts for itself. */
export function createLimits(options: LimitsOptions) {
  const { pool, enabled, secret, log, onRefused } = options
  const storeClient = limitStore({ pool, log })
  const countInStore = countTogether((statement) => storeClient.query(statement))
  const limiters = new Map<string, CountingLimiter>()
  const hashKey = createHmac('sha256', secret).update('foyer.limits').digest()

  const limiterOf = (rule: LimitRule) => {
    const id = `${rule.name} ${String(rule.points)} ${String(rule.seconds)}`
    const limiter = limiters.get(id) ?? newLimiter(rule, { storeClient, count: countInStore })
    limiters.set(id, limiter)
    return limiter
  }
  const hashOf = (part: string) =>
    createHmac('sha256', hashKey).update(part).digest('base64url').slice(0, 22)
  const hashed = (key: LimitKey) => [key].flat().map(hashOf).join('.')
  const count = countInTurn((rule, key) => limiterOf(rule).consume(key))
  return {
    /**
     * Counts one call for a key (a client, an email address; only its keyed hash is stored). Throws `rate_limited`
     * beyond the rule; calls without a key share one bucket.
     */
    consume: async (rule: LimitRule, key: LimitKey = unknownClient) => {
      if (!enabled && !rule.always) return
      for (const { counted, by } of countsOf(rule, key)) {
        const waitMs = await count(counted, hashed(by))
        if (waitMs === undefined) continue
        if (!rule.isTest) onRefused?.(rule)
        throw rateLimited(rule, waitMs / 1_000)
      }
    },
    /** Resets the count of one key; while the store is down, in this process. */
    forget: async (rule: LimitRule, key: LimitKey) => {
      await limiterOf(rule).delete(hashed(key))
    },
    /** Resets the counts of all keys of a scope; throws `unavailable` while the store is down. */
    forgetScope: async ({ name }: LimitRule, scope: string) => {
      const query = deletionOf(`${name}:${hashed(scope)}.`)
      await storeClient.query(query).catch(() => {
        throw new Problem(problems.unavailable)
      })
    },
  }
}

export type Limits = ReturnType<typeof createLimits>

/**
 * Counts a call and gives how long to wait, in milliseconds, where it is over the rule. Counts in progress may use up a
 * rule, so that a flood does not queue at the database only to be refused.
 */
function countInTurn(consume: (rule: LimitRule, key: string) => Promise<unknown>) {
  const counting = new Map<string, number>()
  return async (rule: LimitRule, key: string): Promise<number | undefined> => {
    const id = `${rule.name} ${key}`
    const present = counting.get(id) ?? 0
    if (present >= rule.points) return rule.seconds * 1_000
    counting.set(id, present + 1)
    try {
      await consume(rule, key)
      return undefined
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext
      throw refusal
    } finally {
      const left = (counting.get(id) ?? 1) - 1
      if (left > 0) counting.set(id, left)
      else counting.delete(id)
    }
  }
}

/** The keys of one call: its own and, if the rule is shared, the networks around it. */
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

function newLimiter(
  { name, points, seconds, isForgettable }: LimitRule,
  store: Pick<ConstructorParameters<typeof CountingLimiter>[0], 'count' | 'storeClient'>,
) {
  const counted = { keyPrefix: name, points, duration: seconds }
  return new CountingLimiter({
    ...counted,
    ...store,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // A job deletes expired rows for all processes.
    clearExpiredByTimeout: false,
    // A client over the limit is refused from memory until the window ends, so floods write nothing.
    ...(!isForgettable && { inMemoryBlockOnConsumed: points }),
    insuranceLimiter: new RateLimiterMemory(counted),
  })
}

type Query = { text: string; values?: unknown[] }

/** Locks in the order in which rows are counted, which is that of their bytes in every database. */
function deletionOf(begin: string): Query {
  return {
    text: `delete from rate_limits where key in
      (select key from rate_limits
        where starts_with(key, $1)
        order by key collate "C" for update)`,
    values: [begin],
  }
}

/** The limiter's access to the database: SQL in, rows out. */
type LimitStore = { query(query: Query): Promise<pg.QueryResult> }

/**
 * A store that has not answered within this time counts as down, in milliseconds. A PostgreSQL on a busy machine has stopped
 * for more than a second (seen), and each process that counts for itself begins at nothing.
 */
const timeoutMs = 2_000
/** When its connection is given up, in milliseconds: later, as pg does not look at what has arrived before that. */
const giveUpMs = 6_000
/** How long a store that is down is left alone before one caller tries it again, in milliseconds. */
const retryAfterMs = 1_000

/**
 * The database as the limiter sees it: it answers within two seconds or rejects. While it is down all but one query per
 * second are rejected at once, so that an outage neither slows requests nor floods the log.
 */
function limitStore({ pool, log }: Pick<LimitsOptions, 'pool' | 'log'>): LimitStore {
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
        const asked = { text, values, query_timeout: giveUpMs }
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

/** Deletes counts whose window ended an hour ago; no clock of ours is wrong by that much. */
export async function deleteExpiredLimits(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(
    `delete from rate_limits where key in
       (select key from rate_limits
        where expire < (extract(epoch from now() - interval '1 hour') * 1000)::bigint
        for update skip locked)`,
  )
}

/**
 * The refusal of a call beyond a rule, with the headers of draft-ietf-httpapi-ratelimit-headers-11 and RFC 9110's
 * Retry-After in whole seconds; `wait` is in seconds.
 */
export function rateLimited({ name, points, seconds }: LimitRule, wait: number): Problem {
  const after = String(Math.max(1, Math.ceil(wait)))
  return new Problem(problems.rateLimited, {
    detail: `Try again in ${after} s.`,
    headers: {
      'retry-after': after,
      'ratelimit-policy': `"${name}";q=${String(points)};w=${String(seconds)}`,
      ratelimit: `"${name}";r=0;t=${after}`,
    },
  })
}

/**
 * One row per rule and client within its window. Columns, names and order are what the limiter's own SQL expects:
 * `expire` is in milliseconds since 1970.
 */
export const rateLimitsTable = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

const once: LimitRule = { name: 'self-test', points: 1, seconds: 5, isTest: true }

/** How often the test is tried: a store that is lost or found between the two calls counts each of them elsewhere. */
const tries = 3

/** Two calls of a fictional client, under a rule of one. */
export const limitSelfTest: SelfTest = {
  proves: 'the second of two calls is refused where one is allowed.',
  mappings: { owaspLlm: ['LLM06:2026'], mitreAtlas: ['AML.T0029', 'AML.T0034'] },
  run: async (payload) => {
    const { limits } = platformOf(payload)
    const refusesSecond = async (rule: LimitRule) => {
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const key = randomUUID()
        await limits.consume(rule, key)
        if (await limits.consume(rule, key).then(() => false, isRefusal)) return true
      }
      return false
    }
    if (await refusesSecond(once)) return 'passed'
    return (await refusesSecond({ ...once, always: true })) ? 'off' : 'failed'
  },
}

function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.code === 'rate_limited'
}
