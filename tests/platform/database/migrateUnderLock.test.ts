import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from '@jest/globals'
import pg from 'pg'

import { migrations } from '../../../src/migrations/index.js'
import { createDatabase } from '../../support/databases.js'
import { programPath } from '../../support/programPath.js'

const run = promisify(execFile)

/** Starts a process that migrates, and ends; rejects where it fails. */
function migrate(addresses: { DATABASE_URL: string; DATABASE_DIRECT_URL?: string }) {
  const env = {
    ...process.env,
    ...addresses,
    SERVER_URL: 'http://localhost:3000',
    PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
    LOG_LEVEL: 'info',
  }
  const flags = ['--conditions=production', programPath('tests/support/migrateTemplate.ts')]
  return run(process.execPath, flags, { env })
}

test('migrations go to the database itself, past a pooler that would not let them', async () => {
  const database = await createDatabase()
  const pooled = `${database.url}?options=-c%20default_transaction_read_only%3Don`
  const { stdout } = await migrate({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: database.url })
  await database.drop()
  expect(stdout).toContain('"msg":"Migrated: ')
})

test('two processes that start at once on an empty database migrate it once', async () => {
  const database = await createDatabase()
  const start = () => migrate({ DATABASE_URL: database.url })
  const [first, second] = await Promise.all([start(), start()])

  const client = new pg.Client(database.url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    'select name from payload_migrations order by name',
  )
  const { rows: queue } = await client.query('select 1 from graphile_worker.migrations limit 1')
  await client.end()
  await database.drop()
  expect(rows.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name).sort())
  expect(queue).toHaveLength(1)
  const migrated = [first, second].map(({ stdout }) => stdout.includes('"msg":"Migrating: '))
  expect(migrated.sort()).toEqual([false, true])
})
