import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

import { Problem } from '../../../src/platform/http/Problem.js'
import type { Limits } from '../../../src/platform/limits/createLimits.js'
import { createLimits, deleteExpiredLimits } from '../../../src/platform/limits/createLimits.js'
import { cloneDatabase } from '../../support/databases.js'
import { recordLog } from '../jobs/recordLog.js'
import { until } from '../jobs/until.js'

const tenAMinute = { name: 'ten-a-minute', points: 10, seconds: 60 }
const address = '203.0.113.7'
const secret = 'a secret of this test'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let pools: pg.Pool[] = []

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await database.drop()
})
beforeEach(async () => {
  await newPool().query('truncate rate_limits')
})

describe('a rule', () => {
  test('lets exactly its points through, of 50 parallel calls in two processes', async () => {
    const [one, other] = [newLimits(), newLimits()]
    const calls = Array.from({ length: 50 }, (_, at) => (at % 2 ? one : other))
    const outcomes = await Promise.all(calls.map((limits) => outcome(limits, tenAMinute, address)))
    expect(outcomes.filter((problem) => problem === undefined)).toHaveLength(10)
    expect(new Set(outcomes.map((problem) => problem?.code))).toEqual(
      new Set([undefined, 'rate_limited']),
    )
  })

  test('says in its refusal when to come back', async () => {
    const limits = newLimits()
    const rule = { name: 'one', points: 1, seconds: 60 }
    await limits.consume(rule, address)
    const problem = await outcome(limits, rule, address)
    expect(problem?.status).toBe(429)
    const wait = Number(problem?.headers['retry-after'])
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    expect(problem?.headers).toEqual({
      'retry-after': String(wait),
      'ratelimit-policy': '"one";q=1;w=60',
      ratelimit: `"one";r=0;t=${String(wait)}`,
    })
  })

  test('begins anew when its window is over', async () => {
    const limits = newLimits()
    const rule = { name: 'a-second', points: 1, seconds: 1 }
    expect(await passes(limits, rule, 3)).toBe(1)
    await sleep(1_100)
    expect(await passes(limits, rule, 3)).toBe(1)
  })

  test('counts each client and each rule apart', async () => {
    const limits = newLimits()
    expect(await passes(limits, tenAMinute, 11)).toBe(10)
    expect(await outcome(limits, tenAMinute, '203.0.113.8')).toBeUndefined()
    expect(await outcome(limits, { ...tenAMinute, name: 'another' }, address)).toBeUndefined()
  })

  test('counts all clients without an address as one', async () => {
    const limits = newLimits()
    const rule = { name: 'one', points: 1, seconds: 60 }
    await limits.consume(rule, undefined)
    expect(await outcome(limits, rule, undefined)).toBeInstanceOf(Problem)
    expect(await outcome(limits, rule, 'unknown')).toBeInstanceOf(Problem)
  })

  test('keeps no address, and nothing it can be found by without the secret', async () => {
    await newLimits().consume(tenAMinute, address)
    await newLimits({ secret: 'another secret' }).consume(tenAMinute, address)
    const { rows } = await newPool().query<{ key: string }>('select key from rate_limits')
    const keys = rows.map(({ key }) => key)
    expect(keys).toHaveLength(2)
    for (const key of keys) expect(key).toMatch(/^ten-a-minute:[\w-]{22}$/)
  })
})

describe('calls that come together', () => {
  const twice = { name: 'twice', points: 2, seconds: 60 }

  test('are counted by one statement, each client up to its points', async () => {
    const pool = newPool()
    const sent: unknown[] = []
    const query = ((statement: object) => {
      sent.push(statement)
      return pool.query(statement as pg.QueryConfig)
    }) as typeof pool.query
    const { log } = recordLog()
    const limits = createLimits({ pool: () => ({ query }), enabled: true, secret, log })
    const clients = ['b', 'a', 'b', 'c', 'b', 'a']
    await limits.consume(twice, 'c')
    const outcomes = await Promise.all(clients.map((client) => outcome(limits, twice, client)))
    expect(outcomes.map((problem) => problem?.code)).toEqual([
      ...[undefined, undefined, undefined, undefined, 'rate_limited', undefined],
    ])
    expect(sent).toHaveLength(2)
    expect(await outcome(limits, twice, 'c')).toBeInstanceOf(Problem)
  })

  test('in two processes, in any order, with clients forgotten meanwhile, never wait for each other for ever', async () => {
    const { log, lines } = recordLog()
    const [one, other] = [newLimits({ log }), newLimits({ log })]
    const many = { name: 'many', points: 1_000_000, seconds: 60, isForgettable: true }
    const clients = Array.from({ length: 40 }, (_, at) => ['scope', String(at)] as const)
    for (let round = 0; round < 20; round += 1) {
      await Promise.all([
        ...clients.map((client) => one.consume(many, client)),
        ...clients.toReversed().map((client) => other.consume(many, client)),
        one.forgetScope(many, 'scope'),
      ])
    }
    expect(lines).toEqual([])
  })
})

describe('lifted rates', () => {
  test('count nothing but what always counts', async () => {
    const limits = newLimits({ enabled: false })
    expect(await passes(limits, tenAMinute, 20)).toBe(20)
    expect(await passes(limits, { ...tenAMinute, always: true }, 20)).toBe(10)
  })
})

describe('without the store', () => {
  test('each process holds the limit by itself, says so once, and shares again afterwards', async () => {
    const { log, lines } = recordLog()
    const dead = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:9/none' })
    const live = newPool()
    const many = { name: 'many', points: 1_000, seconds: 60 }
    let pool = dead
    const limits = createLimits({ pool: () => pool, enabled: true, secret, log })
    expect(await passes(limits, tenAMinute, 50)).toBe(10)
    expect(lines).toHaveLength(1)
    pool = live
    await until(async () => {
      await limits.consume(many, '203.0.113.9')
      return lines.length > 1
    })
    expect(lines.map(({ msg }) => msg)).toEqual([
      'Rate limits are counted in this process alone',
      'Rate limits are shared by all processes again',
    ])
    const { rows } = await live.query('select points from rate_limits')
    expect(rows).toHaveLength(1)
    await dead.end()
  })

  test('a store that never answers counts as down', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const hung = new pg.Pool({
      connectionString: `postgres://nobody@127.0.0.1:${String(port)}/none`,
    })
    const limits = createLimits({ pool: () => hung, enabled: true, secret, log: recordLog().log })
    expect(await passes(limits, tenAMinute, 50)).toBe(10)
    for (const socket of sockets) socket.destroy()
    silent.close()
    await hung.end()
  })

  test('an answer that came while the process was busy is none of a store that is down', async () => {
    const { log, lines } = recordLog()
    const limits = newLimits({ log })
    await limits.consume(tenAMinute, address)
    const counted = limits.consume(tenAMinute, address)
    // Two turns: the statement is sent.
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    const free = performance.now() + 2_200
    while (performance.now() < free);
    await counted
    expect(lines).toEqual([])
  })

  test('a process forgets what it has counted itself, and says that it cannot forget all of a scope', async () => {
    const dead = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:9/none' })
    const limits = createLimits({ pool: () => dead, enabled: true, secret, log: recordLog().log })
    const once = { name: 'once', points: 1, seconds: 60, isForgettable: true }
    await limits.consume(once, ['scope', 'a'])
    await limits.forget(once, ['scope', 'a'])
    expect(await outcome(limits, once, ['scope', 'a'])).toBeUndefined()
    const refused = limits.forgetScope(once, 'scope')
    await expect(refused).rejects.toMatchObject({ code: 'unavailable' })
    await dead.end()
  })

  test('before the database is connected, too', async () => {
    const pool = () => {
      throw new Error('not connected yet')
    }
    const limits = createLimits({ pool, enabled: true, secret, log: recordLog().log })
    expect(await passes(limits, tenAMinute, 50)).toBe(10)
  })
})

describe('deleteExpiredLimits', () => {
  test('deletes what has been over for an hour and nothing else', async () => {
    const pool = newPool()
    const hours = (count: number) => Date.now() + count * 3_600_000
    await pool.query('insert into rate_limits values ($1, 1, $2), ($3, 1, $4), ($5, 1, $6)', [
      ...['old', hours(-1.1)],
      ...['recent', hours(-0.9)],
      ...['running', hours(1)],
    ])
    await deleteExpiredLimits(pool)
    const { rows } = await pool.query('select key from rate_limits order by key')
    expect(rows).toEqual([{ key: 'recent' }, { key: 'running' }])
  })
})

function newPool() {
  const pool = new pg.Pool({ connectionString: database.url })
  pool.on('error', () => undefined)
  pools = [...pools, pool]
  return pool
}

function newLimits(options: Partial<Parameters<typeof createLimits>[0]> = {}) {
  const pool = newPool()
  return createLimits({ pool: () => pool, enabled: true, secret, log: recordLog().log, ...options })
}

type Rule = Parameters<Limits['consume']>[0]

async function outcome(limits: Limits, rule: Rule, key: Parameters<Limits['consume']>[1]) {
  try {
    await limits.consume(rule, key)
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

async function passes(limits: Limits, rule: Rule, calls: number) {
  const all = Array.from({ length: calls }, () => outcome(limits, rule, address))
  return (await Promise.all(all)).filter((problem) => problem === undefined).length
}
