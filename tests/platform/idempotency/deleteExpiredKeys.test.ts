import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'

import { deleteExpiredKeys } from '../../../src/platform/idempotency/keyStore.js'
import { cloneDatabase } from '../../support/databases.js'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let client: pg.Client

beforeAll(async () => {
  database = await cloneDatabase()
  client = new pg.Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('deletes what is over and nothing else', async () => {
  await client.query(`
    insert into idempotency_keys (id, fingerprint, owner, locked_until, expires_at) values
    ('over', '', '', now(), now() - interval '1 s'), ('kept', '', '', now(), now() + interval '1 m')`)
  await deleteExpiredKeys(client)
  const { rows } = await client.query('select id from idempotency_keys')
  expect(rows).toEqual([{ id: 'kept' }])
})
