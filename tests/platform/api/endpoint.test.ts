import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { adminKey, boot, type Foyer } from '../../support/boot.js'
import { makeThings, secretFailure } from '../../support/things.js'

const things = makeThings()
let foyer: Foyer

beforeAll(async () => {
  foyer = await boot({}, { endpoints: things.endpoints })
})
afterAll(() => foyer.stop())

type Problem = {
  code: string
  detail: string
  requestId: string
  errors?: { path: string; code: string; message: string }[]
}

const post = (body: BodyInit, headers: Record<string, string> = {}, path = '/api/things') =>
  foyer.call(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })

async function problemOf(
  answer: Response | Promise<Response>,
): Promise<Problem & { status: number }> {
  const response = await answer
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  return (await response.json()) as Problem & { status: number }
}

describe('a problem', () => {
  test('is an RFC 9457 document with a code and the request’s id', async () => {
    const response = await foyer.call('/api/things?page=0', {
      headers: { 'x-request-id': 'my-own-id-1' },
    })
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toEqual({
      type: 'urn:foyer:problem:invalid_query',
      title: 'The query is not valid',
      status: 400,
      detail: '`errors` says which parameters to correct.',
      instance: '/api/things',
      requestId: 'my-own-id-1',
      code: 'invalid_query',
      errors: [{ path: '/page', code: 'too_small', message: 'Send at least 1.' }],
    })
  })

  test.each(['/api/things/broken', '/api/things/misshapen'])(
    'of our own at %s tells nothing of its cause',
    async (path) => {
      const response = await foyer.call(path)
      const body = await response.text()
      expect(response.status).toBe(500)
      expect(JSON.parse(body)).toMatchObject({
        code: 'internal_error',
        status: 500,
        instance: path,
      })
      for (const secret of [secretFailure, 'select', '.ts', 'Error', 'zod', 'boolean']) {
        expect(body).not.toContain(secret)
      }
    },
  )

  test('of who is calling comes with how to sign in, and of rights without', async () => {
    const response = await foyer.call('/api/things/mine')
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(await problemOf(response)).toMatchObject({ status: 401, code: 'unauthenticated' })
    const staff = await foyer.call('/api/things/mine', { headers: { 'x-api-key': adminKey } })
    expect(await staff.json()).toEqual({ role: 'admin' })
  })
})

describe('a query', () => {
  test('tells of all its faults at once', async () => {
    const { errors } = await problemOf(foyer.call('/api/things?limit=x&page=0&kind=z&more=1'))
    expect(errors?.map(({ path }) => path).sort()).toEqual(['/kind/0', '/limit', '/more', '/page'])
  })

  test.each(['GET /api/things/small', 'POST /api/things'])(
    'of %s, which has none, may hold nothing',
    async (call) => {
      const [method, path = ''] = call.split(' ')
      const body = method === 'POST' ? '{"name":"n"}' : undefined
      const response = foyer.call(`${path}?utm_source=x`, {
        method,
        body,
        headers: { 'content-type': 'application/json' },
      })
      expect((await problemOf(response)).code).toBe('invalid_query')
    },
  )

  test('is answered with 2xx or 4xx, whatever it holds', async () => {
    const name = fc.constantFrom('q', 'kind', 'page', 'limit', 'where[a]', '__proto__', '')
    const pairs = fc.array(fc.tuple(name, fc.string({ unit: 'binary', maxLength: 30 })), {
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(pairs, async (entries) => {
        const query = entries.map((pair) =>
          pair.map((part) => encodeURIComponent(part.toWellFormed())).join('='),
        )
        const { status } = await foyer.call(`/api/things?${query.join('&')}`)
        expect([200, 301, 400, 404]).toContain(status)
      }),
      { numRuns: 150 },
    )
  })
})

describe('a path', () => {
  test('gives its parameters', async () => {
    expect(await (await foyer.call('/api/things/named/a-b')).json()).toMatchObject({ slug: 'a-b' })
  })

  test.each([
    'A',
    'a_b',
    'a%2Fb',
    '%00',
    '%ff',
    '%E0%A4%A',
    '..%2f',
    'a%20b',
    "'",
    '%F0%9F%92%A9',
    'x'.repeat(97),
  ])('whose parameter is %s names nothing', async (parameter) => {
    const problem = await problemOf(foyer.call(`/api/things/named/${parameter}`))
    expect(problem).toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('a limit', () => {
  test('is kept, and says for how long', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await foyer.call('/api/things/limited')).status)
    }
    expect(statuses).toEqual([200, 200, 429])
    const refused = await foyer.call('/api/things/limited')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('ratelimit-policy')).toBe('"things-limited";q=2;w=600')
    expect(refused.headers.get('ratelimit')).toMatch(/^"things-limited";r=0;t=\d+$/)
    expect((await problemOf(refused)).code).toBe('rate_limited')
  })

  test('counts what is refused for its body apart, five times as much', async () => {
    const say = async (json: object) =>
      (await foyer.callAsAdmin('/api/things/seldom', { method: 'POST', json })).status
    const refused: number[] = []
    for (let count = 0; count < 11; count += 1) refused.push(await say({}))
    expect(refused).toEqual([...Array<number>(10).fill(422), 429])
    expect([await say({ word: 'a' }), await say({ word: 'b' })]).toEqual([200, 200])
    expect(await say({ word: 'c' })).toBe(429)
  })
})

describe('an idempotency key', () => {
  const make = (name: string, key: string) =>
    post(JSON.stringify({ name }), { 'idempotency-key': key })

  test('makes one thing of two requests, and replays status, headers and body', async () => {
    const first = await make('once', 'key-of-once')
    const second = await make('once', 'key-of-once')
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.headers.get('x-made')).toBe('yes')
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(first.headers.has('idempotent-replayed')).toBe(false)
    expect(await second.text()).toBe(await first.text())
  })

  test('is no other body’s, and no rubbish', async () => {
    await make('first', 'key-of-first')
    expect((await problemOf(make('other', 'key-of-first'))).code).toBe('idempotency_mismatch')
    expect((await problemOf(make('n', 'short'))).code).toBe('invalid_idempotency_key')
  })

  test('that is malformed is the first fault told, before those of the body', async () => {
    expect((await problemOf(make('', 'short'))).code).toBe('invalid_idempotency_key')
  })

  test('is not spent on a body that is not valid', async () => {
    expect((await make('', 'key-of-faulty')).status).toBe(422)
    expect((await make('valid', 'key-of-faulty')).status).toBe(201)
  })

  test('goes with a body that is nested as deep as fits in, which is faulty like any other', async () => {
    const deep = `{"name":"a","any":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
    const { status, errors } = await problemOf(post(deep, { 'idempotency-key': 'key-of-deep' }))
    expect([status, errors?.map(({ path }) => path)]).toEqual([422, ['/any']])
  })
})
