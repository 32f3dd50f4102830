import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'

import { query, type Transactional } from '../../../src/platform/database/requestDatabase.js'
import { cloneDatabase } from '../../support/databases.js'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let pool: pg.Pool

beforeAll(async () => {
  database = await cloneDatabase()
  pool = new pg.Pool({ connectionString: database.url })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const requestOf = (db: object) =>
  ({ payload: { db: { drizzle: db, sessions: {} } } }) as unknown as Transactional

const times = sql`select now() as a, now()::timestamp as b, now()::date as c, interval '1 day' as d,
  array[now()] as e, array[1.5] as f, array[interval '1 day'] as g, array[now()::date] as h,
  array[now()::timestamp] as i, 1::int as j, 2::bigint as k, 1.5::numeric as l, '{"a":1}'::jsonb as m`

test('values of every kind are read as drizzle reads them', async () => {
  const db = drizzle(pool)
  const [ours] = await query(requestOf(db))`with t as (${times}) select t.*, ${'x'} as n from t`
  const { rows } = await db.execute(sql`with t as (${times}) select t.*, ${'x'} as n from t`)
  const kinds = (row: object = {}) => Object.values(row).map((value) => typeof value)
  expect(kinds(ours)).toEqual(kinds(rows[0]))
  expect(ours).toMatchObject({ d: '1 day', j: 1, k: '2', l: '1.5', m: { a: 1 }, n: 'x' })
})

test('a statement is sent without drizzle’s own way of doing so', async () => {
  const db = Object.assign(drizzle(pool), {
    execute: () => {
      throw new Error('drizzle was asked')
    },
  })
  expect(await query(requestOf(db))`select ${1}::int as one`).toEqual([{ one: 1 }])
})

test('an error says its statement, and has that of PostgreSQL as its cause', async () => {
  await expect(query(requestOf(drizzle(pool)))`select no_such_thing`).rejects.toMatchObject({
    query: 'select no_such_thing',
    cause: { code: '42703' },
  })
})
