import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from '@jest/globals'
import pg from 'pg'

import { createLog } from '../../src/platform/createLog.js'
import { until } from '../platform/jobs/until.js'
import { admin, boot, type Foyer } from '../support/boot.js'

let foyer: Foyer
let outside: pg.Client
let watcher: pg.Client

beforeAll(async () => {
  foyer = await boot({ TRUSTED_PROXY_HOPS: '1' })
  await signIn()
  outside = new pg.Client(foyer.databaseUrl)
  watcher = new pg.Client(foyer.databaseUrl)
  await Promise.all([outside.connect(), watcher.connect()])
})
afterAll(async () => {
  await Promise.all([outside.end(), watcher.end()])
  await foyer.stop()
})
/** Whoever reads this table waits until it is free again, as behind the slowest query there could be. */
beforeEach(async () => {
  await outside.query('begin; lock table faqs in access exclusive mode')
})
afterEach(() => outside.query('rollback'))

let reads = 0
const read = (from: string, signal?: AbortSignal) => {
  reads += 1
  return foyer.call(`/api/faqs?where[question][equals]=${String(reads)}`, {
    headers: { 'x-forwarded-for': from },
    ...(signal && { signal }),
  })
}
const statusOf = async (answer: Promise<Response>) => {
  const { status, headers } = await answer
  return { status, wait: headers.get('retry-after') }
}

const signIn = () =>
  foyer.call('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
    body: JSON.stringify(admin),
  })

async function waiting(): Promise<number> {
  const { rows } = await watcher.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const started = performance.now()
  const result = await work()
  return { result, ms: performance.now() - started }
}

describe('what a stranger reads that takes the database long', () => {
  test('is given up within seconds, and they are told to come back', async () => {
    const { result, ms } = await timed(() => statusOf(read('192.0.2.1')))
    expect([result.status, ms < 10_000]).toEqual([503, true])
    expect(await waiting()).toBe(0)
  })

  test('ends in the database when they hang up', async () => {
    const waits: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const leaving = new AbortController()
      const asked = read('192.0.2.2', leaving.signal).catch(() => 'gone')
      await until(async () => (await waiting()) === 1)
      const { ms } = await timed(async () => {
        leaving.abort()
        await until(async () => (await waiting()) === 0)
      })
      expect(await asked).toBe('gone')
      waits.push(ms)
    }
    // A machine that stops for a moment holds up one of them; those that are only given up take longer, all of them.
    expect(Math.min(...waits)).toBeLessThan(1_000)
  })

  test('that they hang up on is one line of the log without a stack, not an alarm', async () => {
    const lines: { level: string; msg: string; err?: unknown }[] = []
    const { logger } = foyer.payload
    const destination = { write: (line: string) => void lines.push(JSON.parse(line) as never) }
    foyer.payload.logger = createLog({ level: 'info', destination })
    const leaving = new AbortController()
    const asked = read('192.0.2.4', leaving.signal).catch(() => 'gone')
    await until(async () => (await waiting()) === 1)
    leaving.abort()
    await until(() => Promise.resolve(lines.length > 0))
    foyer.payload.logger = logger
    await asked
    expect(lines).toEqual([expect.objectContaining({ level: 'info' })])
    expect(lines[0]?.err).toBeUndefined()
    expect(lines[0]?.msg.length).toBeLessThan(500)
  })

  test('leaves staff their connections, though sixty ask from as many addresses', async () => {
    const asked = Array.from({ length: 60 }, (_, at) => statusOf(read(`192.0.3.${String(at)}`)))
    await until(async () => (await waiting()) > 0)
    const { result, ms } = await timed(signIn)
    expect([result.status, ms < 5_000]).toEqual([200, true])
    await outside.query('rollback')
    await Promise.all(asked)
  })

  test('is given up for a viewer’s key as well, and leaves others theirs', async () => {
    const apiKey = 'the-key-of-a-viewer-of-the-tests-0123456789'
    const password = 'a password for everybody'
    const viewer = { email: 'viewer@staff.example', password, role: 'viewer' } as const
    const data = { ...viewer, enableAPIKey: true, apiKey }
    await foyer.payload.create({ collection: 'users', data })
    const headers = { 'x-api-key': apiKey, 'x-forwarded-for': '192.0.2.5' }
    const { result, ms } = await timed(() => foyer.call('/api/faqs?limit=1', { headers }))
    expect([result.status, ms < 10_000]).toEqual([503, true])
    const path = (at: number) => `/api/faqs?where[order][equals]=${String(at)}`
    const asked = Array.from({ length: 24 }, (_, at) => foyer.call(path(at), { headers }))
    await until(async () => (await waiting()) > 0)
    expect(await waiting()).toBeLessThanOrEqual(2)
    const other = await timed(() => foyer.call('/api/partners?where[name][equals]=nobody'))
    expect([other.result.status, other.ms < 5_000]).toEqual([200, true])
    await outside.query('rollback')
    await Promise.all(asked)
  })

  test('waits in a line of two hundred for one address, is refused beyond, and leaves others theirs', async () => {
    const asked = Array.from({ length: 230 }, () => statusOf(read('192.0.2.3')))
    await until(async () => (await waiting()) > 0)
    const other = await timed(() => foyer.call('/api/partners?where[name][equals]=none'))
    expect([other.result.status, other.ms < 5_000]).toEqual([200, true])
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(28)
    expect(refused[0]?.wait).toBe('5')
  })
})
