import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'

import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../src/demo/postgres/startEmbeddedPostgres.js'
import { clusterPaths, readFacts } from '../../../src/demo/postgres/clusterPaths.js'
import { type DatabaseProxy, startDatabaseProxy } from '../../support/databaseProxy.js'
import { recordLog } from '../jobs/recordLog.js'
import { followReplicas } from '../../../src/platform/database/followReplicas.js'
import { readingFor, readingForAll } from '../../../src/platform/database/limitedReads.js'
import { ReleasingPool } from '../../../src/platform/database/ReleasingPool.js'

let folder: string
let primary: EmbeddedPostgres
let standby: EmbeddedPostgres
let proxy: DatabaseProxy
const { log, lines } = recordLog()
let superuser: pg.Client
let pool: ReleasingPool
let following: ReturnType<typeof followReplicas>
let changedAt = 0

/** A streaming standby: a copy of the primary’s folder that follows its log. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-replica-'))
  const [first, second] = [join(folder, 'primary'), join(folder, 'standby')]
  await (await startEmbeddedPostgres({ folder: first })).stop()
  // The owner of the files is kept, which is not this user where tests run as root.
  execFileSync('cp', ['-a', first, second])
  writeFileSync(join(clusterPaths(second).data, 'standby.signal'), '')
  primary = await startEmbeddedPostgres({ folder: first })
  const password = readFacts(clusterPaths(first))?.superuserPassword ?? ''
  const source = `host=127.0.0.1 port=${portOf(primary.url)} user=postgres password=${password}`
  standby = await startEmbeddedPostgres({
    folder: second,
    settings: { primary_conninfo: source },
  })
  superuser = new pg.Client({
    ...{ host: '127.0.0.1', port: Number(portOf(standby.url)), user: 'postgres', password },
    database: 'postgres',
  })
  superuser.on('error', () => undefined)
  await superuser.connect()
  pool = new ReleasingPool({ connectionString: primary.url, max: 4 })
  await pool.query('create table notes (note text)')
  proxy = await startDatabaseProxy(standby.url)
  following = followReplicas(pool, { urls: [proxy.url], changedAt: () => changedAt, log })
})
afterAll(async () => {
  await superuser.end().catch(() => undefined)
  await following.stop()
  await pool.end()
  proxy.stop()
  await standby.stop()
  await primary.stop()
  rmSync(folder, { recursive: true, force: true })
})

const portOf = (url: string) => new URL(url).port

/** As Drizzle asks: only its reads may go elsewhere. */
const asOrm = (text: string) => ({ text, types: { getTypeParser: pg.types.getTypeParser } })

async function answeredBy(): Promise<string> {
  const asked = asOrm('select current_setting($$port$$) as port')
  const { rows } = await pool.query<{ port: string }>(asked)
  return rows[0]?.port === portOf(standby.url) ? 'standby' : 'primary'
}

const sharedReadBy = () => readingForAll(answeredBy)

async function untilSharedReadsGoTo(server: string): Promise<void> {
  while ((await sharedReadBy()) !== server) await sleep(20)
}

test('Shared reads go to a standby that has everything; those of one caller stay', async () => {
  await untilSharedReadsGoTo('standby')
  const { signal } = new AbortController()
  const readForOne = () => readingFor({ signal }, answeredBy)
  expect([await answeredBy(), await readForOne()]).toEqual(['primary', 'primary'])
  // A machine that stands still for a second leaves the standby behind for a moment.
  while ((await readingForAll(readForOne)) !== 'standby') await sleep(20)
})

test('A shared read finds what was announced, however far the standby is behind', async () => {
  await untilSharedReadsGoTo('standby')
  await superuser.query('select pg_wal_replay_pause()')
  await pool.query(`insert into notes values ('new')`)
  changedAt = performance.now()
  const { rows } = await readingForAll(() => pool.query(asOrm('select note from notes')))
  expect([rows, await sharedReadBy()]).toEqual([[{ note: 'new' }], 'primary'])
  await superuser.query('select pg_wal_replay_resume()')
  await untilSharedReadsGoTo('standby')
  expect((await readingForAll(() => pool.query(asOrm('select note from notes')))).rows).toEqual(
    rows,
  )
})

test('A standby that stays behind is left alone, with nothing announced', async () => {
  await untilSharedReadsGoTo('standby')
  await superuser.query('select pg_wal_replay_pause()')
  await pool.query(`insert into notes values ('unannounced')`)
  await untilSharedReadsGoTo('primary')
  await superuser.query('select pg_wal_replay_resume()')
  await untilSharedReadsGoTo('standby')
})

test('A statement that a standby refuses is answered by the primary', async () => {
  await untilSharedReadsGoTo('standby')
  const writing = asOrm(
    `with added as (insert into notes values ('w') returning note) select note from added`,
  )
  expect((await readingForAll(() => pool.query(writing))).rows).toEqual([{ note: 'w' }])
})

test('A standby that is lost, and one that is found again, is said once, without its password', async () => {
  await untilSharedReadsGoTo('standby')
  proxy.setAway(true)
  await untilSharedReadsGoTo('primary')
  await sleep(1_000)
  proxy.setAway(false)
  await untilSharedReadsGoTo('standby')
  expect(lines).toMatchObject([
    { level: 40, host: new URL(proxy.url).host, msg: expect.stringContaining('was lost') },
    { level: 40, host: new URL(proxy.url).host, msg: expect.stringContaining('was found again') },
  ])
  expect(JSON.stringify(lines)).not.toContain(new URL(proxy.url).password)
})

test('When the standby dies every read is answered by the primary', async () => {
  await untilSharedReadsGoTo('standby')
  await standby.stop()
  expect([await sharedReadBy(), await sharedReadBy()]).toEqual(['primary', 'primary'])
})
