import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'

import { cloneDatabase, createDatabase, databaseUrl } from '../support/databases.js'
import { freePort, spawnService, untilAlive, untilReady } from '../support/startService.js'

const folder = mkdtempSync(join(tmpdir(), 'foyer-startup-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const production = {
  SERVER_URL: 'http://localhost:3000',
  PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
  LOG_LEVEL: 'warn',
  DATA_DIR: folder,
}

/** What an operator sees: the exit code, and the lines that say why. */
async function failedStart(settings: Record<string, string>) {
  const service = spawnService(settings)
  const code = await service.exited
  const told = service.output().trim().split('\n')
  // Steps are told on a slow machine, where they take a second.
  const lines = told.filter((line) => !/^(?:·| {2}done in)/.test(line))
  return { code, lines, last: lines.at(-1) ?? '' }
}

describe('a start that cannot succeed', () => {
  test('names all missing settings of production in one line and exits with 1', async () => {
    const { code, lines, last } = await failedStart({
      DATABASE_URL: databaseUrl('x'),
      DATA_DIR: folder,
    })
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(last).toMatch(/PAYLOAD_SECRET.*SERVER_URL/)
  })

  test('says in one line that the port is in use', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
    const { port } = server.address() as AddressInfo
    const database = await cloneDatabase()
    const { code, lines, last } = await failedStart({
      ...production,
      DATABASE_URL: database.url,
      PORT: String(port),
    })
    server.close()
    await database.drop()
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(last).toMatch(/in use.*PORT/)
  })

  test('says in one line that the database is down, without its password', async () => {
    const port = await freePort()
    const DATABASE_URL = `postgres://foyer:hidden-word@127.0.0.1:${String(port)}/foyer`
    const { code, lines, last } = await failedStart({
      ...production,
      DATABASE_URL,
      PORT: String(await freePort()),
    })
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(last).toMatch(/cannot be reached.*DATABASE_URL/)
    expect(last).not.toContain('hidden-word')
  })

  test('says in one line which migration failed and what to do, and keeps nothing of it', async () => {
    const database = await createDatabase()
    const client = new pg.Client(database.url)
    await client.connect()
    await client.query('create type "_locales" as enum (\'xx\')')
    const { code, lines, last } = await failedStart({
      ...production,
      DATABASE_URL: database.url,
      PORT: String(await freePort()),
      LOG_LEVEL: 'fatal',
    })
    const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public'")
    await client.end()
    await database.drop()
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(last).toMatch(/migration \w+_initial failed \(type "_locales" already exists\).*backup/)
    expect(rows).toEqual([])
  })

  test('says in one line that DATA_DIR cannot be written', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const { code, lines, last } = await failedStart({
      DATA_DIR: join(file, 'data'),
      PORT: String(await freePort()),
    })
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(last).toContain('DATA_DIR')
  })
})

test('a start closes what lies in DATA_DIR to other users of the machine', async () => {
  const DATA_DIR = join(folder, 'open')
  const file = join(DATA_DIR, 'brochures', 'brochure.pdf')
  mkdirSync(dirname(file), { recursive: true, mode: 0o755 })
  writeFileSync(file, 'x', { mode: 0o644 })
  const DATABASE_URL = `postgres://foyer:x@127.0.0.1:${String(await freePort())}/foyer`
  await failedStart({ ...production, DATA_DIR, DATABASE_URL, PORT: String(await freePort()) })
  const modes = [DATA_DIR, dirname(file), file].map((path) => statSync(path).mode & 0o777)
  expect(modes).toEqual([0o700, 0o700, 0o600])
})

/** Run before the product: sends the signal as soon as somebody listens, and says how far the start was. */
const signalAtOnce = `
  import { createRequire } from 'node:module'
  const { cache } = createRequire(process.cwd() + '/')
  process.on('newListener', function stop(name) {
    if (name !== 'SIGTERM') return
    process.off('newListener', stop)
    console.log(Object.keys(cache).some((file) => file.includes('esbuild')) ? 'late' : 'first')
    setImmediate(() => process.kill(process.pid, 'SIGTERM'))
  })`

describe('SIGTERM', () => {
  test('in the first moment, before anything is loaded, ends the process with 0', async () => {
    const preload = `data:text/javascript;base64,${Buffer.from(signalAtOnce).toString('base64')}`
    const service = spawnService({ DATA_DIR: folder, NODE_OPTIONS: `--import=${preload}` })
    expect(await service.exited).toBe(0)
    expect(service.output()).toBe('first\n')
  })

  test('in the middle of a start ends the process with 0', async () => {
    const database = await cloneDatabase()
    const service = spawnService({
      ...production,
      DATABASE_URL: database.url,
      PORT: String(await freePort()),
      ROLE: 'worker',
    })
    await untilAlive(service)
    expect(await service.stop()).toBe(0)
    await database.drop()
  })

  test('fails readiness first, and answers for DRAIN_SECONDS until a balancer has noticed', async () => {
    const database = await cloneDatabase()
    const service = spawnService({
      ...production,
      DATABASE_URL: database.url,
      PORT: String(await freePort()),
      ROLE: 'worker',
      // Twice the time looked at: a busy machine stands still for up to two seconds.
      DRAIN_SECONDS: '5',
    })
    await untilReady(service)
    const page = await fetch(`${service.url}/admin`)
    expect([page.status, ((await page.json()) as { code: string }).code]).toEqual([
      404,
      'not_found',
    ])
    expect(service.output()).not.toContain('/admin')
    const probe = (name: string) => fetch(`${service.url}/api/health/${name}`)
    const signalled = performance.now()
    const ended = service.stop()
    // The signal is heard in a turn of its own.
    while ((await probe('ready')).status === 200) await sleep(10)
    const statuses: string[] = []
    for (let last = 0; last < 2_500; last = performance.now() - signalled) {
      const [ready, live] = await Promise.all(['ready', 'live'].map(probe))
      statuses.push(`${String(ready?.status)} ${String(live?.status)}`)
      expect(live?.headers.get('connection')).toBe('close')
    }
    expect(new Set(statuses)).toEqual(new Set(['503 200']))
    expect(await ended).toBe(0)
    await database.drop()
  })
})
