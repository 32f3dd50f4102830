import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'

import { changesChannel } from '../../../src/platform/cache/announceChange.js'
import { createCache } from '../../../src/platform/cache/createCache.js'
import { type Listener, listenForChanges } from '../../../src/platform/cache/listenForChanges.js'
import { boot, type Foyer } from '../../support/boot.js'
import { nineOfTen } from '../../support/nineOfTen.js'
import { oneSecond } from '../../support/oneSecond.js'
import { type SecondProcess, startSecondProcess } from '../../support/startSecondProcess.js'
import { until } from '../jobs/until.js'

let foyer: Foyer
let second: SecondProcess
let database: pg.Client
let listener: Listener | undefined

beforeAll(async () => {
  foyer = await boot()
  second = await startSecondProcess({ LOG_LEVEL: 'info' })
  database = new pg.Client(foyer.databaseUrl)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await second.stop()
  await foyer.stop()
})
afterEach(() => listener?.stop())

/** Asks until the answer is right, and gives how long that took, in milliseconds. */
async function tookUntil(isRight: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  await until(isRight)
  return performance.now() - began
}

const nameAt = async (url: string) =>
  ((await (await fetch(`${url}/api/branding`)).json()) as { name: string }).name

const rename = (name: string) =>
  foyer.callAsAdmin('/api/globals/branding', { method: 'POST', json: { name } })

const cutOff = (name: string) =>
  database.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
    [name],
  )

describe('two processes', () => {
  test('show each other’s edits within a second, again and again', async () => {
    const waits: number[] = []
    for (let count = 0; count < 11; count += 1) {
      const name = `Name ${String(count)}`
      await nameAt(second.url)
      await rename(name)
      expect(await nameAt(foyer.url)).toBe(name)
      waits.push(await tookUntil(async () => (await nameAt(second.url)) === name))
    }
    expect(nineOfTen(waits)).toBeLessThan(oneSecond())
  })

  test('show no stale answer when the connections that hear of changes are cut', async () => {
    for (let count = 0; count < 3; count += 1) {
      const name = `Cut ${String(count)}`
      await Promise.all([nameAt(second.url), nameAt(foyer.url)])
      await cutOff('foyer-changes')
      await rename(name)
      expect(await nameAt(foyer.url)).toBe(name)
      await until(async () => (await nameAt(second.url)) === name)
      await sleep(700)
      expect(await nameAt(second.url)).toBe(name)
    }
  })

  test('log every line of a request with its id, those of handlers and of Payload too', async () => {
    const headers = { 'x-request-id': 'the-logged-request' }
    await fetch(`${second.url}/api/things/broken`, { headers })
    await fetch(`${second.url}/api/pages?where[nothing][equals]=1`, { headers })
    const logged = () =>
      second.lines().filter(({ requestId }) => requestId === headers['x-request-id'])
    await until(() => logged().length >= 4)
    const messages = logged().map(({ msg }) => msg)
    expect(messages).toEqual([
      'An endpoint failed',
      'request',
      expect.stringContaining('cannot be queried'),
      'request',
    ])
  })
})

describe('the listener', () => {
  const log = { info: () => undefined, warn: () => undefined }

  async function listen() {
    const cache = createCache({ maxBytes: 1_000 })
    const changes: string[] = []
    const listening = listenForChanges({
      connectionString: foyer.databaseUrl,
      cache,
      log,
      onChange: () => changes.push('change'),
    })
    listener = listening
    await listening.ready
    const remember = async (value: object) =>
      cache.remember({
        key: 'k',
        tags: ['tag'],
        load: () => Promise.resolve(value),
      })
    return { cache, changes, remember }
  }

  test('forgets what carries a tag that it hears of, and says so first', async () => {
    const { cache, changes, remember } = await listen()
    await remember({})
    changes.length = 0
    await database.query(`select pg_notify('${changesChannel}', 'other,tag')`)
    await until(() => cache.peek('k') === undefined)
    expect(changes).toEqual(['change'])
  })

  test('turns the cache off while it hears nothing, and on again afterwards', async () => {
    const { cache, remember } = await listen()
    await remember({})
    await cutOff('foyer-changes')
    await until(() => cache.peek('k') === undefined)
    await remember({})
    expect(cache.peek('k')).toBeUndefined()
    const isOn = async () => {
      await remember({})
      return cache.peek('k') !== undefined
    }
    await until(isOn)
  })

  test('is ready, with the cache off, where there is no database', async () => {
    const cache = createCache({ maxBytes: 1_000 })
    const warnings: unknown[] = []
    const listening = listenForChanges({
      connectionString: 'postgres://127.0.0.1:1/none',
      cache,
      log: { ...log, warn: (line: unknown) => warnings.push(line) },
    })
    listener = listening
    await listening.ready
    await cache.remember({
      key: 'k',
      tags: [],
      load: () => Promise.resolve({}),
    })
    await sleep(1_200)
    expect([cache.peek('k'), warnings.length]).toEqual([undefined, 1])
  })
})
