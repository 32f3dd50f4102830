import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals'

import { StartupError } from '../../../src/platform/StartupError.js'
import { until } from '../../platform/jobs/until.js'
import { cloneDatabase, createDatabase } from '../../support/databases.js'
import { onDatabase, readRows } from './databaseContents.js'
import { backUp, makeFolder, restore } from './place.js'
import { readEntries } from './readEntries.js'

const folder = makeFolder()
const dataDir = join(folder.path, 'data')
let database: Awaited<ReturnType<typeof cloneDatabase>>
let file: string
let count = 0

beforeEach(async () => {
  database = await cloneDatabase()
  count += 1
  file = join(folder.path, `${String(count)}.backup`)
})
afterEach(() => database.drop())
afterAll(() => folder.remove())

const run = (statement: string) => onDatabase(database.url, (client) => client.query(statement))

describe('a backup', () => {
  test('shows one moment, whatever is written meanwhile', async () => {
    await run(`create table a_first (n int); create table z_last (n int);
      insert into a_first values (0); insert into z_last values (0)`)
    let isDone = false
    const write = () =>
      onDatabase(database.url, async (client) => {
        while (!isDone) {
          await client.query('begin; update a_first set n = n + 1')
          await client.query('update z_last set n = n + 1; commit')
        }
      })
    const writers = [write(), write()]
    const seen: string[][] = []
    for (const round of [1, 2, 3]) {
      const at = `${file}.${String(round)}`
      const last = Number(seen.at(-1)?.[0] ?? 0)
      await until(async () => (await run(`select from a_first where n > ${last}`)).rowCount === 1)
      await backUp({ url: database.url, dataDir, file: at })
      const entries = await readEntries(at)
      seen.push([
        String(entries['tables/public.a_first.copy']),
        String(entries['tables/public.z_last.copy']),
      ])
    }
    isDone = true
    await Promise.all(writers)
    for (const [first, last] of seen) expect(last).toBe(first)
    expect(new Set(seen.map(([first]) => first)).size).toBe(3)
  })

  test('keeps values of every kind as they are', async () => {
    const survivors = `
      create type mood as enum ('glad', 'it''s "so, so"', '');
      create table survivors (
        id bigint generated always as identity (start with 7 increment by 5),
        texts text[], moods mood[], mood mood, amount numeric, ratio float8, took interval, day date,
        at timestamptz, raw bytea, doc jsonb, twice numeric generated always as (amount * 2) stored,
        "Odd, name" text
      )`
    await run(survivors)
    await run(`
      insert into survivors (texts, moods, mood, amount, ratio, took, day, at, raw, doc, "Odd, name") values
        (array['', null, 'NULL', 'a"b\\c', '{,}', E'\\t\\n'], array['', 'it''s "so, so"']::mood[], '',
         1234567890.123456789, 0.1::float8 + 0.2::float8, '-1 mon 2 days 00:00:00.000001', '0044-03-15 BC',
         '2024-02-29 23:59:59.999999+13', '\\x00ff5c0a', '{"a": [1, null, "\\\\n\\u2028"]}', E'\\\\N'),
        ('{}', '{}', null, 'NaN', '-Infinity', '0', 'infinity', '-infinity', '', 'null', ''),
        (null, null, 'glad', null, null, null, null, null, null, null, null)`)
    const name = new URL(database.url).pathname.slice(1)
    await run(`alter database ${name} set datestyle = 'German'`)
    await run(`alter database ${name} set extra_float_digits = -5`)
    const other = await cloneDatabase()
    try {
      await onDatabase(other.url, (client) => client.query(survivors))
      await backUp({ url: database.url, dataDir, file })
      await restore({ url: other.url, dataDir: join(folder.path, 'other'), file })
      await run(`alter database ${name} reset all`)
      expect(await readRows(other.url)).toEqual(await readRows(database.url))
      expect((await readRows(other.url)).survivors).toHaveLength(3)
      const { rows } = await onDatabase(other.url, (client) =>
        client.query('insert into survivors default values returning id'),
      )
      expect(rows).toEqual([{ id: '22' }])
    } finally {
      await other.drop()
    }
  })

  test('is for its owner alone and stands there whole, nothing beside it', async () => {
    const own = join(folder.path, 'own')
    mkdirSync(own)
    await backUp({ url: database.url, dataDir, file: join(own, 'a') })
    expect(readdirSync(own)).toEqual(['a'])
    expect(statSync(join(own, 'a')).mode & 0o777).toBe(0o600)
  })

  test('has the secrets of a demo, and none in production', async () => {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(join(dataDir, 'secrets.json'), '{"secret": 1}')
    await backUp({ url: database.url, dataDir, file, secrets: true })
    expect(String((await readEntries(file))['secrets.json'])).toBe('{"secret": 1}')
    await backUp({ url: database.url, dataDir, file: `${file}.production` })
    expect(Object.keys(await readEntries(`${file}.production`))).not.toContain('secrets.json')
  })

  test('says how many rows each table has', async () => {
    await run(
      `insert into captured_mails select gen_random_uuid(), '', '', E'a\\nb', '', '' from generate_series(1, 12)`,
    )
    const { rows } = await backUp({ url: database.url, dataDir, file })
    expect(rows['public.captured_mails']).toBe(12)
    expect(rows['public.courses']).toBe(0)
  })
})

describe('a backup that cannot be made', () => {
  test('leaves a file that stands there as it is', async () => {
    writeFileSync(file, 'precious')
    await expect(backUp({ url: database.url, dataDir, file })).rejects.toThrow(/exists already/)
    expect(statSync(file).size).toBe(8)
  })

  test('leaves no half of one', async () => {
    await run(`create table z_hidden (n int);
      alter table z_hidden enable row level security, force row level security`)
    const backup = backUp({ url: database.url, dataDir, file })
    await expect(backup).rejects.toThrow(/row-level security/)
    expect(readdirSync(folder.path).filter((name) => name.includes('.part'))).toEqual([])
    expect(existsSync(file)).toBe(false)
  })

  test('says so where there is no Foyer', async () => {
    const empty = await createDatabase()
    const backup = backUp({ url: empty.url, dataDir, file })
    await expect(backup).rejects.toThrow(StartupError)
    expect(existsSync(file)).toBe(false)
    await empty.drop()
  })
})
