import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'

import { migrateUnderLock } from '../../../src/platform/database/postgres.js'
import { writeArchive } from '../../../src/startup/backup/writeArchive.js'
import { cloneDatabase, createDatabase } from '../../support/databases.js'
import { untilWaiting } from '../../support/untilWaiting.js'
import { onDatabase, readRows, readStructure } from './databaseContents.js'
import { forge } from './forge.js'
import { backUp, makeFolder, readFiles, restore } from './place.js'
import { readEntries } from './readEntries.js'

const folder = makeFolder()
const file = join(folder.path, 'good.backup')
const dataDir = join(folder.path, 'data')
let database: Awaited<ReturnType<typeof cloneDatabase>>
let unchanged: Awaited<ReturnType<typeof present>>

/** The database and the files hold something that no backup below has. */
beforeAll(async () => {
  database = await cloneDatabase()
  mkdirSync(join(dataDir, 'media'), { recursive: true })
  writeFileSync(join(dataDir, 'media', 'one.png'), Buffer.alloc(200_000, 'one'))
  await backUp({ url: database.url, dataDir, file })
  await onDatabase(database.url, (client) =>
    client.query(`insert into captured_mails select gen_random_uuid(), 'now', '', '', '', ''`),
  )
  writeFileSync(join(dataDir, 'media', 'two.png'), 'two')
  writeFileSync(join(dataDir, 'secrets.json'), '{}')
  unchanged = await present(database.url)
})
afterAll(async () => {
  await database.drop()
  folder.remove()
})

async function present(url: string) {
  return [await readRows(url), await readStructure(url), readFiles(dataDir)]
}

/** Tries to restore, and checks that nothing has changed by it. */
async function expectRefused(at: string, reason: RegExp, url = database.url) {
  const before = url === database.url ? unchanged : await present(url)
  await expect(restore({ url, dataDir, file: at, secrets: true })).rejects.toThrow(reason)
  expect(await present(url)).toEqual(before)
}

let made = 0
function write(content: Buffer | string): string {
  made += 1
  const at = join(folder.path, `${String(made)}.bad`)
  writeFileSync(at, content)
  return at
}

async function forged(change: (entries: Record<string, Buffer>) => void): Promise<string> {
  made += 1
  const to = join(folder.path, `${String(made)}.forged`)
  await forge({ from: file, to }, change)
  return to
}

function changeManifest(entries: Record<string, Buffer>, change: object) {
  const manifest = JSON.parse(String(entries['manifest.json']))
  entries['manifest.json'] = Buffer.from(JSON.stringify({ ...manifest, ...change }))
}

describe('a damaged backup changes nothing', () => {
  test.each([0, 1, 0.3, 0.6, 0.9, 0.999])(
    'when only this share of it is left: %d',
    async (share) => {
      const bytes = readFileSync(file)
      const left = share === 1 ? bytes.subarray(0, -1) : bytes.subarray(0, bytes.length * share)
      await expectRefused(write(left), /damaged/)
    },
  )

  test.each([0, 0.2, 0.5, 0.8, 1])('when one byte has changed: %d', async (share) => {
    const bytes = readFileSync(file)
    const at = Math.min(Math.floor(bytes.length * share), bytes.length - 6)
    bytes.writeUInt8((bytes[at] ?? 0) ^ 0x10, at)
    await expectRefused(write(bytes), /damaged/)
  })

  test('when entries were changed or are missing, although the archive is sound', async () => {
    const entries = await readEntries(file)
    const at = join(folder.path, 'unsealed')
    const signal = new AbortController().signal
    await writeArchive({
      file: at,
      signal,
      fill: async (archive) => {
        for (const [name, bytes] of Object.entries(entries)) {
          await archive.add(name, name === 'media/one.png' ? Buffer.from('other') : bytes)
        }
      },
    })
    await expectRefused(at, /bytes have changed/)
    const without = (name: string) => forged((all) => Reflect.deleteProperty(all, name))
    await expectRefused(await without('tables/public.users.copy'), /not whole/)
    await expectRefused(await without('seal.json'), /not whole/)
  })

  test('when it is something else', async () => {
    await expectRefused(write('a text'), /damaged, or no backup/)
    await expectRefused(write(gzipSync('a text'.repeat(1_000))), /damaged, or no backup/)
    const tar = await forged((entries) => {
      for (const name of Object.keys(entries)) Reflect.deleteProperty(entries, name)
      entries['holiday.txt'] = Buffer.from('sun')
    })
    await expectRefused(tar, /no backup of Foyer/)
  })
})

describe('a restore changes nothing', () => {
  test('when the backup was made by a newer Foyer', async () => {
    const manifest = JSON.parse(String((await readEntries(file))['manifest.json']))
    const migrations = [...manifest.migrations, '99991231_future']
    const later = { format: 3, tables: 'unknown' }
    const folders = ['media', 'future']
    for (const newer of [{ migrations }, { jobMigrations: 99 }, { folders }, later]) {
      await expectRefused(await forged((all) => changeManifest(all, newer)), /newer Foyer/)
    }
  })

  test('when it would write outside its folder', async () => {
    for (const name of [
      'media/../outside',
      'media/a/../../../outside',
      'media//etc/outside',
      'brochures/../media/one.png/../../outside',
      'outside',
    ]) {
      const at = await forged((entries) => {
        const { 'seal.json': seal, ...others } = entries
        for (const one of Object.keys(entries)) Reflect.deleteProperty(entries, one)
        Object.assign(entries, others, { [name]: Buffer.from('x'), 'seal.json': seal })
      })
      await expectRefused(at, /which no backup does/)
    }
  })

  test('while a service runs on the database', async () => {
    const connection = { connectionString: database.url, application_name: 'foyer-jobs' }
    const service = new pg.Client(connection)
    await service.connect()
    await expectRefused(file, /is running on this database \(foyer-jobs\)/)
    await service.end()
  })

  test('while a service migrates the database', async () => {
    let goOn: () => void = () => undefined
    const held = new Promise<void>((resolve) => (goOn = resolve))
    let begin: () => void = () => undefined
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const migrate = () => {
      begin()
      return held
    }
    const starting = migrateUnderLock({ migrate }, { directUrl: database.url, migrations: [] })
    await begun
    await expectRefused(file, /is starting on this database/)
    goOn()
    await starting
  })

  test('when the database is that of another product', async () => {
    const other = await createDatabase()
    await onDatabase(other.url, (client) => client.query('create table customers (id int)'))
    await expectRefused(file, /not Foyer's \(customers\)/, other.url)
    await other.drop()
  })

  test('when a view of somebody else would have to go', async () => {
    const other = await cloneDatabase()
    await onDatabase(other.url, (client) =>
      client.query(`create schema reports; create view reports.emails as select email from users;
        alter table courses add column more int`),
    )
    await expectRefused(
      await forged((all) => changeManifest(all, { jobMigrations: 18 })),
      /reports.emails/,
      other.url,
    )
    await other.drop()
  })

  test('when its rows do not fit together', async () => {
    const other = await cloneDatabase()
    const at = join(folder.path, 'orphan')
    await onDatabase(other.url, async (client) => {
      const { rows } = await client.query(`select conname from pg_constraint
        where conrelid = 'users_sessions'::regclass and contype = 'f'`)
      await client.query(`alter table users_sessions drop constraint ${String(rows[0]?.conname)};
        insert into users_sessions (_order, _parent_id, id, expires_at)
        values (1, gen_random_uuid(), 'x', now())`)
    })
    await backUp({ url: other.url, dataDir: folder.path, file: at })
    await expectRefused(at, /foreign key constraint.*is not present/)
    await other.drop()
  })

  test('when it is stopped', async () => {
    const stopping = new AbortController()
    const holder = new pg.Client(database.url)
    await holder.connect()
    await holder.query('begin; lock table users')
    const { signal } = stopping
    const stopped = restore({ url: database.url, dataDir, file, secrets: true, signal })
    const refused = expect(stopped).rejects.toThrow(/abort/i)
    // For the lock, in the middle of its transaction.
    await untilWaiting(holder)
    stopping.abort(new Error('stopped'))
    await holder.end()
    await refused
    expect(await present(database.url)).toEqual(unchanged)
  })

  test('while others hold the tables', async () => {
    const holder = new pg.Client(database.url)
    await holder.connect()
    await holder.query('begin; lock table users in row exclusive mode')
    await expectRefused(file, /another connection holds the tables/)
    await holder.end()
  })
})
