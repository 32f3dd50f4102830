import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type pg from 'pg'

import { ReleasingPool } from '../../../src/platform/database/ReleasingPool.js'
import type { Statement, Together } from '../../../src/platform/database/sendTogether.js'
import { queryAfter, type Transactional } from '../../../src/platform/database/requestDatabase.js'
import { cloneDatabase } from '../../support/databases.js'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let pool: ReleasingPool

beforeAll(async () => {
  database = await cloneDatabase()
  pool = new ReleasingPool({ connectionString: database.url, max: 8, statement_timeout: 10_000 })
  // The first goes back by itself.
  await pool.connect()
  await pool.query('create table notes (id int primary key, text text)')
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  await pool.query('truncate notes')
})

const notes = async () =>
  (await pool.query<{ text: string }>('select text from notes order by id')).rows.map(
    ({ text }) => text,
  )
const insert = (id: number, text: string): Statement => ({
  text: 'insert into notes values ($1, $2)',
  values: [id, text],
})
const count: Statement = { text: 'select count(*)::int from notes where id > $1', values: [0] }

const ask = async (client: pg.PoolClient, statement: Together) =>
  (await client.query<object>(statement as pg.QueryConfig)).rows

/** Sends them on one connection, outside of a transaction. */
async function together(before: Statement[], last: Statement): Promise<unknown[]> {
  const client = await pool.connect()
  try {
    return await ask(client, { ...last, before })
  } finally {
    client.release()
  }
}

describe('statements that are sent together', () => {
  test('run one after the other, and only the rows of the last are given', async () => {
    const before = [insert(1, 'a'), count, insert(2, 'b')]
    expect(await together(before, count)).toEqual([{ count: 2 }])
    expect(await notes()).toEqual(['a', 'b'])
  })

  test.each([
    ['the last', [insert(1, 'a')], insert(1, 'b')],
    ['an earlier one', [insert(1, 'a'), insert(1, 'b')], count],
  ])('leave nothing where %s fails, and the connection goes on', async (_, before, last) => {
    await expect(together(before, last)).rejects.toMatchObject({ code: '23505' })
    expect(await notes()).toEqual([])
    expect(await together([insert(1, 'a')], count)).toEqual([{ count: 1 }])
  })

  test('see what happened while one of them waited for a lock', async () => {
    const request = { payload: { db: { drizzle: drizzle(pool), sessions: {} } } }
    const lock = sql`select pg_advisory_xact_lock(${'7'}::bigint)`
    const add = (id: number) =>
      queryAfter<{ id: number }>(request as unknown as Transactional, lock)`
        insert into notes select ${id}::int, 'one' where (select count(*) from notes) < 3
        returning id, pg_sleep(0.01)`
    const added = await Promise.all(Array.from({ length: 12 }, (_, id) => add(id)))
    expect(added.filter((rows) => rows.length > 0)).toHaveLength(3)
    expect(await notes()).toHaveLength(3)
  })
})

describe('the name of a statement', () => {
  const named = (name: string, statement: Statement) => ({ ...statement, name })

  test('may come twice in one message', async () => {
    const pair = [named('note', insert(1, 'a')), named('note', insert(2, 'b'))]
    expect(await together(pair, named('count', count))).toEqual([{ count: 2 }])
    expect(await together([named('note', insert(3, 'c'))], named('count', count))).toEqual([
      { count: 3 },
    ])
  })

  test('is not taken for known where PostgreSQL has not read it', async () => {
    const client = await pool.connect()
    const wrong = named('wrong', { text: 'select $1::int from nothing', values: [1] })
    const last = named('last', count)
    for (let turn = 0; turn < 2; turn += 1) {
      await expect(ask(client, { ...last, before: [wrong] })).rejects.toMatchObject({
        code: '42P01',
      })
    }
    expect(await ask(client, { ...last, before: [insert(1, 'a')] })).toEqual([{ count: 1 }])
    client.release()
  })
})

describe('a transaction', () => {
  const stateOf = async (client: pg.PoolClient) => {
    const { processID } = client as unknown as { processID: number }
    const { rows } = await pool.query<{ state: string }>(
      'select state from pg_stat_activity where pid = $1',
      [processID],
    )
    return rows[0]?.state
  }

  test.each([
    ['values', insert(1, 'a')],
    ['none', { text: `insert into notes values (1, 'a')` }],
  ])('begins with its first statement, which has %s', async (_, first) => {
    const client = await pool.connect()
    expect((await client.query('begin')).rows).toEqual([])
    expect(await stateOf(client)).toBe('idle')
    await client.query(first)
    expect(await stateOf(client)).toBe('idle in transaction')
    expect(await notes()).toEqual([])
    await client.query('commit')
    client.release()
    expect(await notes()).toEqual(['a'])
  })

  test('lets one go on in each turn of the event loop, though nothing is sent yet', async () => {
    let turn = 0
    const count = () => {
      turn += 1
      timer = setImmediate(count)
    }
    let timer = setImmediate(count)
    const clients = await Promise.all([1, 2, 3, 4].map(() => pool.connect()))
    const turns = await Promise.all(clients.map((one) => one.query('begin').then(() => turn)))
    clearImmediate(timer)
    for (const client of clients) client.release()
    expect(new Set(turns).size).toBe(4)
  })

  test('whose first statement fails is none that others could go on in', async () => {
    const client = await pool.connect()
    await client.query('begin')
    await expect(client.query('select $1::int / 0', [1])).rejects.toMatchObject({ code: '22012' })
    await expect(client.query(insert(1, 'a'))).rejects.toMatchObject({ code: '25P02' })
    await client.query('rollback')
    expect(await stateOf(client)).toBe('idle')
    client.release()
    expect(await notes()).toEqual([])
  })

  test('has not begun where its first statement was not sent, and begins with the next', async () => {
    const client = await pool.connect()
    await client.query({ ...count, name: 'taken' })
    await client.query('begin')
    await expect(client.query({ ...insert(1, 'a'), name: 'taken' })).rejects.toThrow(/unique/)
    await client.query(insert(2, 'b'))
    expect(await stateOf(client)).toBe('idle in transaction')
    await client.query('rollback')
    client.release()
    expect(await notes()).toEqual([])
  })

  test.each(['the first', 'one that came along'])(
    'goes on where %s has a value that cannot be written, for others that were asked for with it too',
    async (which) => {
      const loop: Record<string, unknown> = {}
      const unwritable = { ...insert(1, 'a'), values: [1, Object.assign(loop, { loop })] }
      const client = await pool.connect()
      await client.query('begin')
      const statement = which === 'the first' ? unwritable : { ...count, before: [unwritable] }
      const failing = expect(client.query(statement)).rejects.toThrow(/circular/)
      await Promise.all([failing, client.query(insert(2, 'b'))])
      expect(await stateOf(client)).toBe('idle in transaction')
      await client.query('rollback')
      client.release()
      expect(await notes()).toEqual([])
    },
  )

  test.each(['commit', 'rollback'])('of nothing ends by %s', async (end) => {
    const client = await pool.connect()
    await client.query('begin')
    await client.query(end)
    await client.query(insert(1, 'a'))
    client.release()
    expect(await notes()).toEqual(['a'])
  })
})
