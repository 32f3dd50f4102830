import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { metricsEndpoint } from '../../src/startup/metrics/metricsEndpoint.js'
import { adminKey, boot, type Foyer } from '../support/boot.js'

const token = 'the-token-of-Prometheus'

let foyer: Foyer
beforeAll(async () => {
  foyer = await boot({ METRICS_TOKEN: token })
})
afterAll(() => foyer.stop())

const scrape = (authorization?: string) =>
  foyer.call('/api/metrics', { headers: authorization === undefined ? {} : { authorization } })

const metrics = async () => (await scrape(`Bearer ${token}`)).text()

/** The value of the first series of this name with these labels. */
function valueOf(text: string, name: string, labels: Record<string, string> = {}) {
  const line = text.split('\n').find((candidate) => {
    const isNamed = candidate.startsWith(`${name}{`)
    return isNamed && Object.entries(labels).every(([k, v]) => candidate.includes(`${k}="${v}"`))
  })
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

test('Only the bearer of METRICS_TOKEN reads the metrics, and the token opens nothing else', async () => {
  const answer = await scrape(`Bearer ${token}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await scrape()).status).toBe(401)
  for (const wrong of [`Bearer ${token}x`, `Bearer ${adminKey}`, token]) {
    const refused = await scrape(wrong)
    expect([refused.status, await refused.json()]).toMatchObject([
      401,
      { code: 'invalid_credentials' },
    ])
  }
  const headers = { authorization: `Bearer ${token}` }
  for (const path of ['/api/leads', '/api/branding', '/api/users/me']) {
    expect([path, (await foyer.call(path, { headers })).status]).toEqual([path, 401])
  }
})

test('Requests are counted by operation and class of status, and never by address', async () => {
  for (const path of [
    '/api/branding',
    '/api/branding',
    '/api/pages/not-a-page',
    '/api/nowhere/7',
  ]) {
    await foyer.call(path)
  }
  await foyer.call('/somewhere/else')
  const text = await metrics()
  const count = (operation: string, status: string) =>
    valueOf(text, 'foyer_http_request_duration_seconds_count', { operation, status })
  expect(count('branding.get', '2xx') ?? count('branding.read', '2xx')).toBe(2)
  expect(count('pages.findById', '4xx')).toBe(1)
  expect(count('other', '4xx')).toBe(1)
  expect(count('site', '4xx')).toBe(1)
  expect(text).not.toContain('nowhere')
})

test('A scrape says how the pool, the queue, the cache, the event loop, the index and the breakers are', async () => {
  await foyer.call('/api/branding')
  const text = await metrics()
  const names = [
    'foyer_database_up',
    'foyer_database_connections',
    'foyer_jobs',
    'foyer_jobs_oldest_seconds',
    'foyer_search_cut_documents',
    'foyer_cache_bytes',
    'foyer_cache_entries',
    'foyer_cache_reads_total',
    'nodejs_eventloop_lag_p99_seconds',
  ]
  expect(names.filter((name) => valueOf(text, name) === undefined)).toEqual([])
  expect(valueOf(text, 'foyer_database_up')).toBe(1)
  expect(text).toMatch(/^# TYPE foyer_breaker_state gauge$/m)
  expect(text).toMatch(/^# TYPE foyer_search_index_age_seconds gauge$/m)
})

test('Without METRICS_TOKEN the metrics say that they are not set up, whoever asks', async () => {
  const endpoint = metricsEndpoint(false)
  const { payload } = foyer
  const { metrics: kept } = foyer.platform
  delete foyer.platform.metrics
  const req = { payload, headers: new Headers(), url: 'http://localhost/api/metrics' }
  const answer = await endpoint.handler(req as Parameters<typeof endpoint.handler>[0])
  if (kept) foyer.platform.metrics = kept
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { code: 'metrics_not_configured' },
  ])
})

test('The alert rules ask for no metric that a scrape does not give', async () => {
  const asked = readFileSync('deploy/alerts.yml', 'utf8').match(/\b(?:foyer|nodejs)_[a-z0-9_]+/g)
  const text = await metrics()
  const given = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
  const bare = [...new Set(asked)].map((name) => name.replace(/_(?:count|bucket|sum)$/, ''))
  expect(bare.filter((name) => !given.includes(name))).toEqual([])
})
