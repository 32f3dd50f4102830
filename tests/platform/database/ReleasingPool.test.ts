import type { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { ReleasingPool } from '../../../src/platform/database/ReleasingPool.js'
import { type DatabaseProxy, startDatabaseProxy } from '../../support/databaseProxy.js'
import { cloneDatabase } from '../../support/databases.js'

let database: Awaited<ReturnType<typeof cloneDatabase>>

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

/** Waits longer for a connection than a busy machine stands still. */
const newPool = (max = 1, transactionWaitMillis = 4_000) =>
  new ReleasingPool({
    ...{ connectionString: database.url, max },
    ...{ connectionTimeoutMillis: 4_000, transactionWaitMillis },
  })

describe('a pool of one', () => {
  test('takes back the client that the adapter checks out and keeps', async () => {
    const pool = newPool()
    const kept = await pool.connect()
    kept.prependListener('error', () => void pool.connect())
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  test('does not let the adapter’s listener take another one when that client is lost', async () => {
    const pool = newPool()
    const kept = await pool.connect()
    let taken = 0
    kept.prependListener('error', () => {
      taken += 1
    })
    await pool.query('select 1')
    ;(kept as unknown as EventEmitter).emit(
      'error',
      Object.assign(new Error('lost'), { code: 'ECONNRESET' }),
    )
    expect([taken, (await pool.query('select 1')).rowCount]).toEqual([0, 1])
    await pool.end()
  })

  test('leaves every later client to who checked it out', async () => {
    const pool = newPool(1, 200)
    await pool.connect()
    const mine = await pool.connect()
    await expect(pool.connect()).rejects.toThrow(/timeout/)
    mine.release()
    expect((await pool.query('select 1')).rowCount).toBe(1)
    await pool.end()
  })

  test('takes back a client that is lost while somebody keeps it', async () => {
    const pool = newPool()
    await pool.connect()
    const kept = await pool.connect()
    const lost = new Promise((resolve) => void kept.once('end', resolve))
    const killer = newPool(2)
    const { processID } = kept as unknown as { processID: number }
    await killer.query('select pg_terminate_backend($1)', [processID])
    await lost
    expect((await pool.query('select 1')).rowCount).toBe(1)
    kept.release()
    await Promise.all([pool.end(), killer.end()])
  })

  test('may be asked with a callback', async () => {
    const pool = newPool()
    await new Promise<void>((resolve, reject) => {
      pool.connect((error, _, done) => {
        done()
        if (error) reject(error)
        else resolve()
      })
    })
    expect((await pool.query('select 1')).rowCount).toBe(1)
    await pool.end()
  })
})

describe('a statement that comes again and again', () => {
  const plansOf = async (options: object, times: number) => {
    const pool = new ReleasingPool({ connectionString: database.url, max: 4, ...options })
    await pool.connect()
    const client = await pool.connect()
    for (let turn = 0; turn < times; turn += 1)
      await client.query({ text: 'select $1::int as again', values: [turn] })
    const { rows } = await client.query<{ statement: string }>(
      'select statement from pg_prepared_statements',
    )
    client.release()
    expect(Object.hasOwn(client, 'query')).toBe(false)
    await pool.end()
    return rows.map(({ statement }) => statement)
  }

  test('keeps its plan, and one that comes seldom does not', async () => {
    const timeout = { statement_timeout: 30_000 }
    expect(await plansOf(timeout, 20)).toEqual([])
    expect(await plansOf(timeout, 40)).toEqual(['select $1::int as again'])
  })

  test('keeps none behind a transaction pooler', async () => {
    expect(await plansOf({}, 60)).toEqual([])
  })
})

test('transactions leave connections to single statements, and take turns in the order in which they came', async () => {
  const pool = newPool(8)
  await pool.connect()
  await pool.query('select 1')
  const begun = await Promise.all([1, 2, 3, 4, 5].map(() => pool.connect()))
  const order: string[] = []
  const later = ['sixth', 'seventh'].map(async (name) => {
    const client = await pool.connect()
    order.push(name)
    client.release()
  })
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(order).toEqual([])
  begun[0]?.release()
  await Promise.all(later)
  expect(order).toEqual(['sixth', 'seventh'])
  const answers = await Promise.allSettled([1, 2, 3].map(() => pool.connect()))
  const refusals = answers.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(refusals).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('timeout')))
  for (const one of answers) if (one.status === 'fulfilled') one.value.release()
  for (const client of begun) client.release()
  expect((await pool.query('select 1')).rowCount).toBe(1)
  await pool.end()
})

test('a transaction may wait longer for its turn than a connection takes', async () => {
  const pool = new ReleasingPool({
    ...{ connectionString: database.url, max: 2 },
    ...{ connectionTimeoutMillis: 300, transactionWaitMillis: 60_000 },
  })
  // A connection itself takes longer on a busy machine.
  pool.options.connectionTimeoutMillis = 4_000
  await pool.connect()
  await pool.query('select 1')
  const begun = await pool.connect()
  const later = pool.connect()
  await sleep(500)
  begun.release()
  ;(await later).release()
  await pool.end()
})

test('answers again after a migration has changed the type of what a statement returns', async () => {
  const pool = new ReleasingPool({
    connectionString: database.url,
    max: 3,
    statement_timeout: 5_000,
  })
  await pool.query('create table priced (amount integer)')
  await pool.query('insert into priced values (5)')
  const read = () =>
    pool.query({ text: 'select amount from priced where amount > $1', values: [1] })
  for (let at = 0; at < 30; at++) await read()
  await pool.query('alter table priced alter column amount type bigint')
  await expect(read()).rejects.toThrow(/cached plan must not change result type/)
  for (let at = 0; at < 30; at++) expect((await read()).rows).toEqual([{ amount: '5' }])
  await pool.query('drop table priced')
  await pool.end()
})

describe('a connection that the other side has left without closing it', () => {
  let proxy: DatabaseProxy
  let pool: ReleasingPool

  beforeAll(async () => {
    proxy = await startDatabaseProxy(database.url)
    const times = { statement_timeout: 400, silenceMillis: 400, connectionTimeoutMillis: 4_000 }
    pool = new ReleasingPool({ connectionString: proxy.url, max: 2, ...times })
    await pool.connect()
  })
  afterAll(async () => {
    proxy.stop()
    await pool.end()
  })

  const lost = { code: 'ETIMEDOUT' }

  test('is told from one whose statement takes long while tables are migrated', async () => {
    const migrate = async () => {
      const client = await pool.connect()
      const ended = client.query('set statement_timeout = 0').then(() => client.query(long))
      return ended.finally(() => client.release(true))
    }
    const long = 'select pg_sleep(1.5)'
    expect((await pool.withoutHurry(migrate)).rowCount).toBe(1)
    await expect(migrate()).rejects.toMatchObject(lost)
  })

  test('ends the statement that waits for it, and the next one has another', async () => {
    const client = await pool.connect()
    await client.query('select 1')
    proxy.stall()
    await expect(client.query('select 1')).rejects.toMatchObject(lost)
    await expect(client.query('rollback')).rejects.toThrow(/not queryable/)
    client.release()
    expect((await pool.query('select 1')).rowCount).toBe(1)
  })

  test('ends a read of a stranger sooner: their statements are shorter', async () => {
    const read = () => pool.limited.query('select 1')
    await read()
    proxy.stall()
    await expect(read()).rejects.toMatchObject(lost)
    expect((await read()).rowCount).toBe(1)
  })
})
