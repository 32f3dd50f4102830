/** @jest-environment-options {"hashesFully": true} */
import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { migrations } from '../../../src/migrations/index.js'
import { makeTables } from '../../../src/startup/backup/tables.js'
import { placesIn } from '../../../src/startup/backup/runCommand.js'
import { boot, type Foyer } from '../../support/boot.js'
import { cloneDatabase, createDatabase } from '../../support/databases.js'
import { programPath } from '../../support/programPath.js'
import { onDatabase, readRows, readStructure } from './databaseContents.js'
import { fillFoyer, person, scriptKey } from './fillFoyer.js'
import { forge } from './forge.js'
import { backUp, makeFolder, readFiles, restore } from './place.js'

const folder = makeFolder()
const dataDir = join(folder.path, 'data')
const file = join(folder.path, 'full.backup')
const settings = { PAYLOAD_SECRET: 'a secret that only the tests know, 32+' }
let foyer: Foyer
let original: { rows: Record<string, string[]>; structure: string[]; files: object }

beforeAll(async () => {
  foyer = await boot({ DATA_DIR: dataDir })
  await fillFoyer(foyer, dataDir)
  const { databaseUrl: url } = foyer
  await onDatabase(url, async (client) => {
    // The service adds up the uses of a key in the log ten seconds later.
    await client.query('begin; lock table audit_log in share mode')
    await backUp({ url, dataDir, file })
    original = {
      rows: await readRows(url),
      structure: await readStructure(url),
      files: readFiles(dataDir),
    }
  })
})
afterAll(async () => {
  await foyer.stop()
  folder.remove()
})

/** A place of its own, whose database is dropped after the test. */
async function inPlace(
  database: { url: string; drop(): Promise<void> },
  work: (place: { url: string; dataDir: string }) => Promise<void>,
) {
  const other = makeFolder()
  try {
    await work({ url: database.url, dataDir: join(other.path, 'data') })
  } finally {
    await database.drop()
    other.remove()
  }
}

async function expectOriginal({ url, dataDir: at }: { url: string; dataDir: string }) {
  expect(await readRows(url)).toEqual(original.rows)
  expect(await readStructure(url)).toEqual(original.structure)
  expect(readFiles(at)).toEqual(original.files)
}

describe('a backup', () => {
  test('has the folder of every collection of uploads', () => {
    const uploads = foyer.payload.config.collections.map(
      ({ upload }) => upload as { staticDir?: string } | undefined,
    )
    const kept = uploads.flatMap((upload) => upload?.staticDir ?? [])
    expect(Object.values(placesIn(dataDir).folders).sort()).toEqual(kept.sort())
  })
})

describe('a backup restored into an empty database', () => {
  test('brings every row, key, number and file back, lets people and scripts sign in as before, and serves the pictures', async () => {
    expect(Object.keys(original.files).length).toBeGreaterThan(5)
    expect(Object.keys(original.files)).toContainEqual(
      expect.stringMatching(/^brochures\/.+\.pdf$/),
    )
    expect(Object.values(original.rows).filter((rows) => rows.length > 0).length).toBeGreaterThan(
      25,
    )
    await inPlace(await createDatabase(), async (place) => {
      expect(await restore({ ...place, file })).toEqual({ leftOut: [] })
      await expectOriginal(place)
      const { url, dataDir: at } = place
      const env = { ...process.env, ...settings, DATABASE_URL: url, DATA_DIR: at }
      const script = programPath('tests/startup/backup/signInProcess.ts')
      const flags = ['--conditions=production', script]
      const picture = '/api/media/file/picture 0.png'
      const output = execFileSync(
        process.execPath,
        [...flags, JSON.stringify(person), scriptKey, picture],
        { env, encoding: 'utf8' },
      )
      const answers = JSON.parse(/^answers: (.*)$/m.exec(output)?.[1] ?? '{}')
      expect(answers).toEqual({
        person: person.email,
        script: 'script@foyer.example',
        bytes: (original.files as Record<string, string>)['media/picture 0.png'],
      })
    })
  })

  test('makes each choice with all its values, so that PostgreSQL 14 to 16 take its rows', async () => {
    await inPlace(await createDatabase(), async (place) => {
      await restore({ ...place, file })
      // Added later, in the transaction of the rows, a value is refused there until PostgreSQL 17 (55P04).
      const { rows } = await onDatabase(place.url, (client) =>
        client.query(
          `select enumtypid::regtype::text from pg_enum where exists (
             select from pg_enum earlier
             where earlier.enumtypid = pg_enum.enumtypid and earlier.cmin::text <> pg_enum.cmin::text)`,
        ),
      )
      expect(rows).toEqual([])
    })
  })

  test('gives new rows numbers that none has, also after a second round', async () => {
    await inPlace(await createDatabase(), async (place) => {
      await restore({ ...place, file })
      const second = join(folder.path, 'second.backup')
      await backUp({ ...place, file: second })
      await restore({ ...place, file: second })
      await expectOriginal(place)
      const { rows } = await onDatabase(place.url, (client) =>
        client.query(
          `with taken as (select max(id) as highest from graphile_worker.jobs)
           select id - highest as step from taken, graphile_worker.add_job('sample.task')`,
        ),
      )
      expect(Number(rows[0]?.step)).toBeGreaterThan(0)
    })
  })
})

describe('a backup with tables that no migration makes', () => {
  test('is restored without them, and they are named', async () => {
    const source = await cloneDatabase()
    const strange = join(folder.path, 'strange.backup')
    await onDatabase(source.url, (client) => client.query('create table strange as select 1 as n'))
    await backUp({ url: source.url, dataDir, file: strange })
    await source.drop()
    await inPlace(await createDatabase(), async (place) => {
      const { leftOut } = await restore({ ...place, file: strange })
      expect(leftOut).toEqual(['public.strange'])
    })
  })
})

describe('a restore over other content', () => {
  test('leaves nothing of it but what others were granted on the tables, and what was changed is as it was', async () => {
    await inPlace(await cloneDatabase(), async (place) => {
      await restore({ ...place, file })
      const granted = () =>
        onDatabase(place.url, async (client) => {
          const from = `from pg_class where oid = 'courses'::regclass`
          return (await client.query(`select relacl::text ${from}`)).rows as unknown[]
        })
      await onDatabase(place.url, async (client) => {
        await client.query('grant select on courses to pg_monitor')
        await client.query(`update users set email = 'other-' || email, hash = null`)
        await client.query(`delete from courses where id in (select id from courses limit 1)`)
        await client.query(
          `insert into captured_mails select gen_random_uuid(), '', '', '', '', ''`,
        )
        await client.query(`select graphile_worker.add_job('later.task')`)
      })
      const grants = await granted()
      expect(JSON.stringify(grants)).toContain('pg_monitor')
      writeFileSync(join(place.dataDir, 'media', 'later.png'), 'later')
      writeFileSync(join(place.dataDir, 'media', 'picture 0.png'), 'changed')
      await restore({ ...place, file })
      await expectOriginal(place)
      expect(await granted()).toEqual(grants)
    })
  })

  test('replaces tables of another form by those of the backup', async () => {
    await inPlace(await cloneDatabase(), async (place) => {
      await onDatabase(place.url, async (client) => {
        await client.query(`create type from_the_future_kind as enum ('a')`)
        await client.query(`create table from_the_future (id serial, kind from_the_future_kind)`)
        await client.query(`alter table courses add column from_the_future int`)
        await client.query(
          `insert into payload_migrations (id, name, batch) values (gen_random_uuid(), '99991231_future', 2)`,
        )
      })
      await restore({ ...place, file })
      await expectOriginal(place)
    })
  })

  test('leaves no upload of it either, where the backup has none', async () => {
    const source = await cloneDatabase()
    const bare = join(folder.path, 'bare.backup')
    await backUp({ url: source.url, dataDir: join(folder.path, 'nothing'), file: bare })
    await inPlace(source, async (place) => {
      mkdirSync(join(place.dataDir, 'brochures'), { recursive: true })
      writeFileSync(join(place.dataDir, 'brochures', 'later.pdf'), 'later')
      await restore({ ...place, file: bare })
      expect(readFiles(place.dataDir)).toEqual({})
    })
  })

  test('follows a symbolic link to the media folder', async () => {
    await inPlace(await cloneDatabase(), async (place) => {
      const volume = makeFolder()
      mkdirSync(join(volume.path, 'pictures'))
      mkdirSync(place.dataDir)
      symlinkSync(join(volume.path, 'pictures'), join(place.dataDir, 'media'))
      await restore({ ...place, file })
      expect(readFiles(join(volume.path, 'pictures'))).toEqual(readFiles(join(dataDir, 'media')))
      volume.remove()
    })
  })
})

describe('a backup of an older Foyer', () => {
  test('that knew the media alone brings them, and leaves the brochures of the place', async () => {
    const former = join(folder.path, 'former.backup')
    await forge({ from: file, to: former }, (entries) => {
      const { folders, ...manifest } = JSON.parse(String(entries['manifest.json']))
      expect(folders).toEqual(['media', 'brochures', 'lessons'])
      entries['manifest.json'] = Buffer.from(JSON.stringify({ ...manifest, format: 1 }))
      for (const name of Object.keys(entries)) {
        if (/^(?:brochures|lessons)\//.test(name)) Reflect.deleteProperty(entries, name)
      }
    })
    await inPlace(await createDatabase(), async (place) => {
      mkdirSync(join(place.dataDir, 'brochures'), { recursive: true })
      writeFileSync(join(place.dataDir, 'brochures', 'kept.pdf'), 'kept')
      await restore({ ...place, file: former })
      expect(readFiles(join(place.dataDir, 'media'))).toEqual(readFiles(join(dataDir, 'media')))
      expect(Object.keys(readFiles(join(place.dataDir, 'brochures')))).toEqual(['kept.pdf'])
    })
  })

  test('that held the folders of a bucket as files is restored without them', async () => {
    const withFolders = join(folder.path, 'folders.backup')
    await forge({ from: file, to: withFolders }, (entries) => {
      const { 'seal.json': seal = Buffer.alloc(0) } = entries
      Reflect.deleteProperty(entries, 'seal.json')
      const none = Buffer.alloc(0)
      Object.assign(entries, { 'media/': none, 'media/a folder/': none, 'seal.json': seal })
    })
    await inPlace(await createDatabase(), async (place) => {
      await restore({ ...place, file: withFolders })
      await expectOriginal(place)
    })
  })

  test('brings its tables with it, which the next start then migrates', async () => {
    const [first] = migrations
    const older = await createDatabase()
    const { name = '' } = first ?? {}
    await onDatabase(older.url, async (client) => {
      await makeTables(client, { migrations: [name], jobMigrations: 18 })
      await client.query(
        'insert into payload_migrations (id, name, batch) values (gen_random_uuid(), $1, 1)',
        [name],
      )
      await client.query(
        'insert into graphile_worker.migrations (id) select generate_series(1, 18)',
      )
    })
    const olderFile = join(folder.path, 'older.backup')
    await backUp({ url: older.url, dataDir: folder.path, file: olderFile })
    const [rows, structure] = [await readRows(older.url), await readStructure(older.url)]
    await inPlace(await cloneDatabase(), async (place) => {
      await restore({ ...place, file: olderFile })
      expect(await readRows(place.url)).toEqual(rows)
      expect(await readStructure(place.url)).toEqual(structure)
      const env = { ...process.env, ...settings, DATABASE_URL: place.url, DATA_DIR: place.dataDir }
      const migrate = programPath('tests/support/migrateTemplate.ts')
      execFileSync(process.execPath, ['--conditions=production', migrate], { env })
      expect(await readStructure(place.url)).toEqual(original.structure)
    })
    await older.drop()
  })
})
