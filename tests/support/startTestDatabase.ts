import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { startEmbeddedPostgres } from '../../src/demo/postgres/startEmbeddedPostgres.js'
import { databaseUrl, templateName } from './databases.js'
import { programPath } from './programPath.js'

/**
 * What a crash would lose does not matter here. A vacuum belongs to the superuser, so a database that is being
 * vacuumed cannot be dropped by the role of the tests.
 */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

/** Starts a throw-away PostgreSQL with one migrated database for test files to clone; gives what stops it. */
export async function startTestDatabase(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-tests-'))
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    settings: { ...forgetful, max_connections: '300' },
  })
  process.env.FOYER_TEST_DATABASE_URL = postgres.url
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
  migrateTemplate()
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In a process of its own: a database with connections cannot be cloned. */
function migrateTemplate(): void {
  const settings = {
    DATABASE_URL: databaseUrl(templateName),
    SERVER_URL: 'http://localhost:3000',
    PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
    LOG_LEVEL: 'warn',
  }
  execFileSync(
    process.execPath,
    ['--conditions=production', programPath('tests/support/migrateTemplate.ts')],
    { stdio: 'inherit', env: { ...process.env, ...settings } },
  )
}
