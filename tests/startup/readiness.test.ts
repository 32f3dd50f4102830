import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from '@jest/globals'
import pg from 'pg'

import { readEnv } from '../../src/env.js'
import { createFrontDoor } from '../../src/front/createFrontDoor.js'
import { createLog } from '../../src/platform/createLog.js'
import { listen } from '../../src/startup/runService.js'
import { createShutdown, startApplication } from '../../src/startup/startApplication.js'
import { cloneDatabase } from '../support/databases.js'

/** The real ones would have to be built. */
const openPages = () =>
  Promise.resolve({ pages: () => undefined, findPage: undefined, upgrade: () => false })

test('A process is not ready before lists of courses and searches answer, but answers all else', async () => {
  const database = await cloneDatabase()
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'foyer-ready-'))
  Object.assign(process.env, {
    ...{ DATABASE_URL: database.url, DATA_DIR, ROLE: 'web', LOG_LEVEL: 'silent' },
    ...{ SERVER_URL: 'http://localhost:3000', DRAIN_SECONDS: '0' },
    PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
  })
  const [outside, other] = [new pg.Client(database.url), new pg.Client(database.url)]
  await Promise.all([outside.connect(), other.connect()])
  await outside.query(`
    with made as (insert into courses (id, slug, _status) values (gen_random_uuid(), 'one', 'published') returning id)
    insert into courses_locales (title, _locale, _parent_id) select 'One', 'en', id from made`)
  await outside.query('begin; lock table courses_instructors in access exclusive mode')
  await other.query('begin; lock table policies in access exclusive mode')
  const env = readEnv()
  const shutdown = createShutdown()
  const door = createFrontDoor({
    ...{ log: createLog({ level: 'silent' }), serverUrl: env.SERVER_URL },
    ...{ trustedProxyHops: 0, corsOrigins: [], dev: true },
  })
  await listen(door.server, { PORT: 0, HOST: '127.0.0.1' })
  const { port } = door.server.address() as AddressInfo
  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${String(port)}/api/${path}`)).status
  const starting = startApplication({ env, dev: true, door, shutdown, openPages })
  while ((await statusOf('branding')) !== 200) await sleep(20)
  expect(await statusOf('health/ready')).toBe(503)
  await outside.query('commit')
  while ((await statusOf('lms/courses')) !== 200) await sleep(20)
  expect(await statusOf('health/ready')).toBe(503)
  await other.query('commit')
  await starting
  const answered = ['health/ready', 'lms/courses', 'search?q=one'].map(statusOf)
  expect(await Promise.all(answered)).toEqual([200, 200, 200])
  await shutdown.close()
  await Promise.all([outside.end(), other.end()])
  await database.drop()
  rmSync(DATA_DIR, { recursive: true })
})
