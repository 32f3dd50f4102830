import { createHash, createPublicKey, verify } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'

import { readMetrics } from '../../../src/modules/assurance/metrics/readMetrics.js'
import { readingFor } from '../../../src/platform/database/limitedReads.js'
import { boot, type Foyer } from '../../support/boot.js'
import { faultsOf } from './feedValidator.js'
import { declare } from './startFeed.js'

const path = '/api/tools/ai-assurance/telemetry'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

describe('a service that nobody has used', () => {
  test('gives a document of the published schema in which nothing is claimed', async () => {
    const response = await foyer.call(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    const document = await response.json()
    expect(faultsOf(document)).toEqual([])
    const claimed = document.metrics.filter(({ value }: { value: unknown }) => value !== null)
    expect(claimed).toEqual([])
    expect(document.system.mode).toBe('local')
    expect(document.provenance).toMatchObject({ origin: 'measured', contentStored: false })
    expect(document.signals).toEqual([])
    expect(document.page).toEqual({ next: expect.any(String), hasMore: false })
    const guards = document.controls.map(({ id }: { id: string }) => id)
    expect(guards).not.toContain('payments.callback_proof')
  })

  test('says what it cannot know', async () => {
    const { metrics } = await read()
    expect(metrics.find(({ id }) => id === 'fairness.bias')).toMatchObject({
      status: 'not_measured',
      value: null,
      n: 0,
    })
    expect(metrics.find(({ id }) => id === 'assistant.refusal_rate')).toMatchObject({
      status: 'insufficient_data',
      value: null,
      n: 0,
    })
  })

  test('has had its guards show that they work', async () => {
    const { controls } = await read()
    for (const id of ['otp.lock', 'limits.rate']) {
      expect(controls.find((control) => control.id === id)).toMatchObject({
        state: 'active',
        check: 'self_test',
      })
    }
  })
})

describe('metrics', () => {
  test('are shares of what was counted, with their interval, once there are enough', async () => {
    const { measurements } = foyer.platform
    for (let at = 0; at < 40; at += 1) {
      measurements.count('chat.messages')
      measurements.count('chat.mode.local')
      measurements.observe('chat.milliseconds', 100)
      if (at < 30) measurements.count(`chat.verified.${at < 24 ? 'supported' : 'unsupported'}`)
      if (at < 10) measurements.count('chat.refused')
    }
    measurements.count('chat.redacted.email', 3)
    measurements.count('search.queries', 19)
    measurements.count('search.zero', 4)
    const { metrics } = await read()
    const metric = (id: string) => metrics.find((each) => each.id === id)
    expect(metric('assistant.requests')).toMatchObject({ value: 40, n: 40, status: 'ok' })
    expect(metric('assistant.refusal_rate')).toMatchObject({
      value: 0.25,
      numerator: 10,
      n: 40,
      status: 'ok',
      ci95: [expect.closeTo(0.1419, 4), expect.closeTo(0.4019, 4)],
    })
    expect(metric('assistant.grounded_rate')).toMatchObject({ value: 0.8, n: 30 })
    expect(metric('assistant.latency_ms.p95')).toMatchObject({ n: 40, quantile: 0.95 })
    expect(Math.abs(Number(metric('assistant.latency_ms.p95')?.value) - 100)).toBeLessThan(4.5)
    expect(metric('guard.pii_redactions.email')).toMatchObject({ value: 3, n: 40 })
    expect(metric('search.zero_result_rate')).toMatchObject({
      value: null,
      n: 19,
      status: 'insufficient_data',
    })
    expect(metric('assistant.fallback_rate')).toMatchObject({ value: null, n: 0 })
    expect(faultsOf(await read())).toEqual([])
  })
})

describe('metrics that several ask for at once', () => {
  test('are read to the end when the first of them hangs up', async () => {
    foyer.platform.measurements.count('search.queries')
    const req = await createLocalReq({}, foyer.payload)
    const first = readingFor({ signal: AbortSignal.abort() }, () => readMetrics(req), true)
    const [, joined] = await Promise.allSettled([first, readMetrics(req)])
    expect(joined.status).toBe('fulfilled')
  })
})

describe('the query', () => {
  test.each([
    'limit=0',
    'limit=101',
    'limit=1.0',
    'minSeverity=awful',
    'format=xml',
    'unknown=1',
    'since=',
    'since=abc',
    `since=${Buffer.from('01ARZ3NDEKTSV4RRFFQ69G5FAV').toString('base64url')}`,
    `since=${Buffer.from("1' or '1'='1").toString('base64url')}`,
    'since=a&since=b',
    'category=',
  ])('%s is not valid', async (query) => {
    const response = await foyer.call(`${path}?${query}`)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    const { code, errors } = await response.json()
    expect(code).toBe('invalid_query')
    expect(errors).toHaveLength(1)
  })

  test('of a category that no signal has finds nothing: staff name categories as they like', async () => {
    const response = await foyer.call(`${path}?category=suppliers`)
    expect([response.status, await response.json()]).toMatchObject([200, { signals: [] }])
    await declare(foyer, { title: 'One supplier', category: 'Suppliers', severity: 'low' })
    const found = await (await foyer.call(`${path}?category=suppliers`)).json()
    expect(found.signals).toMatchObject([{ category: 'Suppliers', origin: 'declared' }])
  })

  test('of a category that cannot be stored is refused', async () => {
    const response = await foyer.call(`${path}?category=a%00b`)
    expect([response.status, (await response.json()).errors]).toMatchObject([
      400,
      [{ path: '/category/0' }],
    ])
  })

  test('other methods are not allowed', async () => {
    const response = await foyer.call(path, { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain('GET')
  })
})

describe('the answer', () => {
  test('has a strong tag over everything but its clock', async () => {
    const first = await foyer.call(path)
    await new Promise((resolve) => setTimeout(resolve, 5))
    const second = await foyer.call(path)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]+"$/)
    expect(second.headers.get('etag')).toBe(tag)
    const [one, other] = [await first.json(), await second.json()]
    expect(one.generatedAt).not.toBe(other.generatedAt)
    const known = await foyer.call(path, { headers: { 'if-none-match': tag } })
    expect(known.status).toBe(304)
    expect(await known.text()).toBe('')
    for (const name of ['content-digest', 'signature', 'content-length', 'content-type']) {
      expect(known.headers.has(name)).toBe(false)
    }
    foyer.platform.measurements.count('search.queries')
    const changed = await foyer.call(path, { headers: { 'if-none-match': tag } })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(tag)
  })

  test.each(['identity', 'gzip, br'])(
    'carries the digest of its very bytes, whoever accepts %s',
    async (encoding) => {
      const response = await foyer.call(path, { headers: { 'accept-encoding': encoding } })
      const body = Buffer.from(await response.arrayBuffer())
      const digest = createHash('sha256').update(body).digest('base64')
      expect(response.headers.get('content-encoding')).toBeNull()
      expect(response.headers.get('content-length')).toBe(String(body.byteLength))
      expect(response.headers.get('content-digest')).toBe(`sha-256=:${digest}:`)
    },
  )

  test('is signed with the key at /.well-known/jwks.json', async () => {
    const response = await foyer.call(path)
    const jwks = await foyer.call('/.well-known/jwks.json')
    expect(jwks.status).toBe(200)
    expect(jwks.headers.get('etag')).toBeTruthy()
    const { keys } = await jwks.json()
    const input = response.headers.get('signature-input')?.replace(/^sig1=/, '') ?? ''
    const signature = /^sig1=:(.+):$/.exec(response.headers.get('signature') ?? '')?.[1] ?? ''
    expect(input).toContain(`keyid="${String(keys[0].kid)}"`)
    const base = (status: number) =>
      [
        `"@status": ${String(status)}`,
        '"content-type": application/json',
        `"content-digest": ${response.headers.get('content-digest') ?? ''}`,
        `"@signature-params": ${input}`,
      ].join('\n')
    const key = createPublicKey({ key: keys[0], format: 'jwk' })
    const isGenuine = (text: string) =>
      verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
    expect(isGenuine(base(200))).toBe(true)
    expect(isGenuine(base(201))).toBe(false)
  })

  test('may be read and kept by anyone, from anywhere', async () => {
    const { headers } = await foyer.call(path, { headers: { origin: 'https://elsewhere.example' } })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toContain('Content-Digest')
    expect(headers.get('cache-control')).toContain('public')
  })

  test('links to the schema it is of', async () => {
    const { links } = await read()
    const response = await foyer.call(new URL(links.schema ?? '').pathname)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ $id: 'urn:ai-assurance:telemetry:1.0.0' })
  })
})

type Document = {
  metrics: { id: string; value: number | null; n: number; status: string }[]
  controls: { id: string; state: string; check: string }[]
  links: Record<string, string>
}

async function read(query = ''): Promise<Document> {
  return (await foyer.call(path + query)).json() as Promise<Document>
}
