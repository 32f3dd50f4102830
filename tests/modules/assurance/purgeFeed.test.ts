import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { purgeFeed } from '../../../src/modules/assurance/feedTasks.js'
import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../support/boot.js'
import { declare, feedPath, readAll, readPage } from './startFeed.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

test('entries over 400 days old are deleted, and a reader whose cursor was there gets an error', async () => {
  const { pool } = postgresOf(foyer.payload)
  for (const title of ['Old', 'Older', 'Newest of the old']) await declare(foyer, { title })
  const [first] = (await readPage(foyer, { limit: '1' })).signals
  const { next } = (await readPage(foyer, { limit: '1' })).page
  expect(first?.title).toBe('Old')
  await pool.query(`update assurance_signals set added_at = now() - interval '401 days'`)
  await pool.query(
    `insert into measurements values (now() - interval '401 days', 'a', 0, 1, 1), (now(), 'b', 0, 1, 1)`,
  )
  await purgeFeed(foyer.payload)
  const { signals } = await readAll(foyer)
  expect(signals.map(({ title }) => title)).toEqual(['Newest of the old'])
  const gone = await foyer.call(`${feedPath}?since=${next}`)
  expect(gone.status).toBe(400)
  expect(await gone.json()).toMatchObject({ errors: [{ path: '/since', code: 'unknown_cursor' }] })
  const { rows } = await pool.query('select name from measurements')
  expect(rows).toEqual([{ name: 'b' }])
})

test('what is declared afterwards comes after what was left', async () => {
  const { next } = await readAll(foyer)
  await declare(foyer, { title: 'New' })
  const { signals } = await readAll(foyer, { since: next })
  expect(signals.map(({ title }) => title)).toEqual(['New'])
})
