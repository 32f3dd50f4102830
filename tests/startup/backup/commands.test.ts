import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, describe, expect, test } from '@jest/globals'

import { migrations } from '../../../src/migrations/index.js'
import { startEmbeddedPostgres } from '../../../src/demo/postgres/startEmbeddedPostgres.js'
import { ensureDemoSecrets } from '../../../src/demo/demoSecrets.js'
import { makeTables } from '../../../src/startup/backup/tables.js'
import { cloneDatabase, createDatabase } from '../../support/databases.js'
import { onDatabase, readRows } from './databaseContents.js'
import { makeFolder, readFiles } from './place.js'
import { runHere } from './runHere.js'
import { runScript } from './runScript.js'

const folder = makeFolder()
afterAll(() => folder.remove())

const production = {
  SERVER_URL: 'http://localhost:3000',
  PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
  DATA_DIR: join(folder.path, 'production'),
}

/** What the operator sees of a command that fails: one line. */
async function failure(args: string[], settings: Record<string, string>): Promise<string> {
  const { code, lines } = await runHere(args, settings)
  expect(code).toBe(1)
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

describe('npm run backup and npm run restore in production', () => {
  test('carry everything over, and say what and from when', async () => {
    const [from, to] = [await cloneDatabase(), await createDatabase()]
    const file = join(folder.path, 'production.backup')
    for (const uploads of ['media', 'brochures']) {
      mkdirSync(join(production.DATA_DIR, uploads), { recursive: true })
      writeFileSync(join(production.DATA_DIR, uploads, 'one'), `one of the ${uploads}`)
    }

    const made = await runScript(['--backup', file], { ...production, DATABASE_URL: from.url })
    expect(made.lines).toEqual([
      expect.stringMatching(
        /^Backed up \d+ rows of \d+ tables and 2 files to .*production\.backup/,
      ),
    ])
    expect(made.code).toBe(0)

    const DATA_DIR = join(folder.path, 'elsewhere')
    const target = { ...production, DATABASE_URL: to.url, DATA_DIR }
    const done = await runScript(['--restore', file], target)
    expect(done.lines).toEqual([expect.stringMatching(/^Restored the backup of \d{4}-\d\d-\d\dT/)])
    expect(done.code).toBe(0)
    expect(await readRows(to.url)).toEqual(await readRows(from.url))
    // When this machine made its last backup is not among what it carries over.
    const { 'last-backup': noted, ...carried } = readFiles(production.DATA_DIR)
    expect(noted).toEqual(expect.any(String))
    expect(readFiles(DATA_DIR)).toEqual(carried)

    const PAYLOAD_SECRET = 'another secret that only the tests know'
    const { lines } = await runHere(['--restore', file], { ...target, PAYLOAD_SECRET })
    expect(lines[1]).toMatch(/PAYLOAD_SECRET is not the one of the backup/)
    await from.drop()
    await to.drop()
  })
})

describe('npm run backup and npm run restore say in one line', () => {
  test('that no file is named', async () => {
    expect(await failure(['--backup'], production)).toMatch(/npm run backup -- FILE/)
    expect(await failure(['--restore', 'a', 'b'], production)).toMatch(/npm run restore -- FILE/)
  })

  test('that the database is down, or there is none yet', async () => {
    const DATABASE_URL = 'postgres://foyer:hidden-word@127.0.0.1:9/foyer'
    const down = await failure(['--backup', 'unused'], { ...production, DATABASE_URL })
    expect(down).toMatch(/cannot be reached.*DATABASE_URL/)
    expect(down).not.toContain('hidden-word')
    const DATA_DIR = join(folder.path, 'never-started')
    expect(await failure(['--backup', 'unused'], { DATA_DIR })).toMatch(
      /no database in .*never-started/,
    )
  })

  test('that the file cannot be read or written', async () => {
    const database = await cloneDatabase()
    const settings = { ...production, DATABASE_URL: database.url }
    const nowhere = join(folder.path, 'no', 'such', 'folder')
    expect(await failure(['--restore', nowhere], settings)).toMatch(/no such file/)
    expect(await failure(['--restore', folder.path], settings)).toMatch(/directory/)
    expect(await failure(['--backup', nowhere], settings)).toMatch(/no such file/)
    await database.drop()
  })
})

describe('the demo', () => {
  test('is backed up running and stopped, and restored in a folder of its own, secrets and all', async () => {
    const here = join(folder.path, 'demo')
    const there = join(folder.path, 'other-demo')
    ensureDemoSecrets(here)
    const postgres = await startEmbeddedPostgres({ folder: join(here, 'postgres') })
    await onDatabase(postgres.url, async (client) => {
      const names = migrations.map(({ name }) => name)
      await makeTables(client, { migrations: names, jobMigrations: 19 })
      await client.query(
        `insert into payload_migrations (id, name, batch) select gen_random_uuid(), unnest($1::text[]), 1`,
        [names],
      )
      await client.query(
        'insert into graphile_worker.migrations (id) select generate_series(1, 19)',
      )
    })
    const rows = await readRows(postgres.url)
    const [running, stopped] = [join(folder.path, 'running'), join(folder.path, 'stopped')]
    expect((await runHere(['--backup', running], { DATA_DIR: here })).code).toBe(0)
    expect(await failure(['--restore', running], { DATA_DIR: here })).toMatch(/already runs/)
    await postgres.stop()

    expect((await runHere(['--backup', stopped], { DATA_DIR: here })).code).toBe(0)
    for (const file of [running, stopped]) {
      const { code, lines } = await runHere(['--restore', file], { DATA_DIR: there })
      expect(lines).toHaveLength(1)
      expect(code).toBe(0)
      const restored = await startEmbeddedPostgres({ folder: join(there, 'postgres') })
      expect(await readRows(restored.url)).toEqual(rows)
      await restored.stop()
    }
    const secrets = join(there, 'secrets.json')
    expect(readFileSync(secrets)).toEqual(readFileSync(join(here, 'secrets.json')))
    expect(statSync(secrets).mode & 0o777).toBe(0o600)
  })
})
