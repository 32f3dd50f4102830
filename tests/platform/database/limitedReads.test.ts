import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'

import { currentReader, readingFor } from '../../../src/platform/database/limitedReads.js'
import { ReleasingPool } from '../../../src/platform/database/ReleasingPool.js'
import { cloneDatabase } from '../../support/databases.js'
import { oneSecond } from '../../support/oneSecond.js'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let outside: pg.Client

beforeAll(async () => {
  database = await cloneDatabase()
  outside = new pg.Client(database.url)
  await outside.connect()
})
afterAll(async () => {
  await outside.end()
  await database.drop()
})

/** As Drizzle asks. */
const slow = { text: 'select pg_sleep(20)', types: pg.types }

/** Reads for a caller who is not staff. */
function limited<T>(signal: AbortSignal, work: () => T): T {
  return readingFor({ signal }, () => {
    const reader = currentReader()
    if (reader) reader.isLimited = true
    return work()
  })
}

async function running(): Promise<number> {
  const { rows } = await outside.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and state = 'active' and query = $1`,
    [slow.text],
  )
  return rows[0]?.count ?? 0
}

async function until(count: number): Promise<void> {
  while ((await running()) !== count) await new Promise((resolve) => setTimeout(resolve, 10))
}

describe.each([
  ['directly', { statement_timeout: 30_000 }],
  ['behind a transaction pooler', {}],
])('the reads of whoever is not staff, %s', (_, settings) => {
  const options = () => ({ connectionString: database.url, max: 8, ...settings })

  test('leave the other connections free, and end early', async () => {
    const pool = new ReleasingPool(options())
    const { signal } = new AbortController()
    const reads = Array.from({ length: 2 }, () => limited(signal, () => pool.query(slow)))
    const ended = Promise.allSettled(reads)
    await until(2)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    for (const end of await ended) {
      expect(end).toMatchObject({ status: 'rejected', reason: { code: '57014' } })
    }
    await until(0)
    const again = { text: 'select 2 as two', types: pg.types }
    expect((await limited(signal, () => pool.query(again))).rows).toEqual([{ two: 2 }])
    await pool.end()
  })

  test('end when their caller hangs up, waiting or running', async () => {
    const pool = new ReleasingPool(options())
    const gone = new AbortController()
    const reads = Array.from({ length: 4 }, () => limited(gone.signal, () => pool.query(slow)))
    const ended = Promise.allSettled(reads)
    await until(2)
    const started = performance.now()
    gone.abort()
    expect((await ended).map(({ status }) => status)).toEqual(reads.map(() => 'rejected'))
    expect(performance.now() - started).toBeLessThan(oneSecond())
    await until(0)
    await pool.end()
  })

  test('do not include a change that begins like a read', async () => {
    const pool = new ReleasingPool(options())
    const text = `with made as (insert into noted values ('new') returning note) select from made`
    await pool.query('create table noted (note text)')
    await limited(AbortSignal.abort(), () => pool.query({ text, types: pg.types }))
    expect((await pool.query('select note from noted')).rows).toEqual([{ note: 'new' }])
    await pool.query('drop table noted')
    await pool.end()
  })
})
