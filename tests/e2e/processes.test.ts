import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { freePort, type Service, spawnService, untilReady } from '../support/startService.js'

const folder = mkdtempSync(join(tmpdir(), 'foyer-processes-'))
const token = 'the-token-of-Prometheus'
const key = 'a key of automation, which has 32 characters'

let service: Service
beforeAll(async () => {
  service = spawnService({
    DATA_DIR: folder,
    PORT: String(await freePort()),
    WEB_CONCURRENCY: '2',
    METRICS_TOKEN: token,
    ADMIN_API_KEY: key,
    LOG_LEVEL: 'fatal',
  })
  await untilReady(service)
}, 400_000)
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The processes that a scrape has figures of, with how many requests each has answered. */
async function processes(): Promise<Map<string, number>> {
  const headers = { authorization: `Bearer ${token}` }
  const text = await (await fetch(`${service.url}/api/metrics`, { headers })).text()
  const counts = new Map<string, number>()
  for (const [, id = ''] of text.matchAll(/^process_start_time_seconds\{process="(\d+)"/gm)) {
    counts.set(id, 0)
  }
  const counted = /^foyer_http_request_duration_seconds_count\{.*process="(\d+)".*\} (\d+)$/gm
  for (const [, id = '', count] of text.matchAll(counted)) {
    counts.set(id, (counts.get(id) ?? 0) + Number(count))
  }
  return counts
}

type Asked = { method?: string; body?: string; headers?: Record<string, string> }

/** Over a connection of its own, so that any process may be given it. */
const ask = (path: string, { headers, ...asked }: Asked = {}) =>
  fetch(service.url + path, { ...asked, headers: { connection: 'close', ...headers } })

async function untilSome<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await find()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('Several processes answer at one port beside one for the jobs, and a scrape has all of them', async () => {
  for (let at = 0; at < 20; at += 1) expect((await ask('/api/branding')).status).toBe(200)
  const counts = await processes()
  expect(counts.size).toBe(3)
  expect([...counts.values()].filter((count) => count > 3)).toHaveLength(2)
})

test('An edit is seen at every process within a second', async () => {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' }
  const tagline = 'Seen by all of them'
  const body = JSON.stringify({ tagline })
  const edit = await ask('/api/globals/branding', { method: 'POST', headers, body })
  expect(edit.status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const seen = await Promise.all(
    Array.from({ length: 10 }, async () => (await ask('/api/branding')).text()),
  )
  expect(seen.filter((text) => !text.includes(tagline))).toEqual([])
})

test('A process that dies is started again, while the others go on answering', async () => {
  const before = [...(await processes())].filter(([, count]) => count > 3).map(([id]) => id)
  const [victim = ''] = before
  process.kill(Number(victim), 'SIGKILL')
  const after = await untilSome(async () => {
    const now = await processes().catch(() => undefined)
    return now?.size === 3 && !now.has(victim) ? now : undefined
  })
  expect([...after.keys()]).not.toContain(victim)
  expect((await ask('/api/health/ready')).status).toBe(200)
})

test('SIGTERM drains all of them and ends with 0', async () => {
  expect(await service.stop()).toBe(0)
  await expect(fetch(service.url)).rejects.toThrow()
}, 30_000)
