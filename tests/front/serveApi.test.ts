import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import type { Endpoint } from 'payload'

import { adminKey, boot, type Foyer } from '../support/boot.js'
import { send } from '../support/rawHttp.js'
import { makeThings } from '../support/things.js'

const listed = 'https://app.example'
const things = makeThings()
const twoCookies: Endpoint = {
  path: '/two-cookies',
  method: 'get',
  handler: () => {
    const headers = new Headers({ 'content-type': 'application/json' })
    for (const cookie of ['first=1; Path=/', 'second=2; Path=/'])
      headers.append('set-cookie', cookie)
    return new Response('{}', { headers })
  },
}
let foyer: Foyer

beforeAll(async () => {
  foyer = await boot(
    { CORS_ORIGINS: `${listed}/,https://other.example` },
    { endpoints: [...things.endpoints, twoCookies] },
  )
})
afterAll(() => foyer.stop())

const key = { 'x-api-key': adminKey }
const asJson = { 'content-type': 'application/json' }

test('an answer sets all of its cookies', async () => {
  const { headers } = await foyer.call('/api/two-cookies')
  expect(headers.getSetCookie()).toEqual(['first=1; Path=/', 'second=2; Path=/'])
})

describe('a method', () => {
  test.each([
    ['PUT', '/api/things', 'GET, HEAD, OPTIONS, POST'],
    ['DELETE', '/api/things', 'GET, HEAD, OPTIONS, POST'],
    ['POST', '/api/things/small', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/things/form', 'OPTIONS, POST'],
    ['HEAD', '/api/things/form', 'OPTIONS, POST'],
    ['TRACE', '/api/things', 'GET, HEAD, OPTIONS, POST'],
    ['PROPFIND', '/api/things', 'GET, HEAD, OPTIONS, POST'],
    ['QUERY', '/api/things', 'GET, HEAD, OPTIONS, POST'],
    ['PUT', '/api/policies/slug/terms', 'GET, HEAD, OPTIONS'],
  ])('%s has no business at %s', async (method, path, allow) => {
    const answer = await send(foyer.url, `${method} ${path}`, 'Content-Length: 0\r\n')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    const problem = { code: 'method_not_allowed', status: 405, instance: path }
    if (method !== 'HEAD') expect(JSON.parse(answer.body)).toMatchObject(problem)
  })

  test.each([
    ['PUT', '/api/pages', 405],
    ['TRACE', '/api/pages', 405],
    ['PROPFIND', '/api/pages/some-id', 405],
    ['PUT', '/api/globals/branding', 405],
    ['GET', '/api/pages/nothing/is/here', 404],
    ['GET', '/api/globals/nothing', 404],
    ['GET', '/api/pages/%E0%A4%A', 404],
  ])('%s of Payload’s %s is answered in Payload’s shape', async (method, path, status) => {
    const answer = await send(foyer.url, `${method} ${path}`, 'Content-Length: 0\r\n')
    expect([answer.status, answer.headers.has('allow')]).toEqual([status, status === 405])
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(answer.body)).toEqual({
      code: expect.any(String),
      errors: [{ code: expect.any(String), message: expect.any(String) }],
    })
  })

  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/things/nothing/here',
    '/api/lms',
    '/api/constructor',
    '/api/policies/slug/%E0%A4%A',
    '/api/policies/slug/%FF',
    '/api/policies/slug/%00',
  ])('finds nothing at %s', async (path) => {
    const response = await foyer.call(path)
    expect(await response.json()).toMatchObject({ status: 404, code: 'not_found', instance: path })
  })

  test.each(['/api/Things', '/api/THINGS/small', '/API/things', '/api/globals/Branding'])(
    'finds nothing at %s: paths are written in one way',
    async (path) => {
      expect((await foyer.call(path)).status).toBe(404)
    },
  )

  test.each([
    ['GET', '/api/things/', '/api/things'],
    ['HEAD', '/api/health/', '/api/health'],
    ['POST', '/api/things/form/?a=1&b=%2F', '/api/things/form?a=1&b=%2F'],
    ['GET', '/api/pages/?limit=1', '/api/pages?limit=1'],
    ['GET', '/api/globals/branding/', '/api/globals/branding'],
  ])('%s %s leads to the path without its last slash', async (method, path, location) => {
    const response = await foyer.call(path, { method })
    expect([response.status, response.headers.get('location')]).toEqual([308, location])
    expect(await response.text()).toBe('')
  })

  test('cannot be changed by a header on our own endpoints', async () => {
    for (const name of ['x-http-method-override', 'x-payload-http-method-override']) {
      const headers = { [name]: 'GET', ...asJson }
      expect(
        (await foyer.call('/api/things/small', { method: 'POST', headers, body: '{}' })).status,
      ).toBe(405)
    }
  })

  test('can on Payload’s lists, where the admin sends long queries as POST', async () => {
    const headers = { 'x-payload-http-method-override': 'GET', 'x-http-method-override': 'POST' }
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    const list = await foyer.call('/api/pages', { method: 'POST', headers: form, body: 'limit=3' })
    expect(await list.json()).toMatchObject({ docs: [], limit: 3 })
    const bad = await foyer.call('/api/pages', {
      method: 'POST',
      headers: { ...headers, ...asJson },
      body: '{',
    })
    expect([bad.status, await bad.json()]).toEqual([
      400,
      { code: 'invalid_json', errors: [{ code: 'invalid_json', message: expect.any(String) }] },
    ])
  })

  test('HEAD answers as GET does, without the body', async () => {
    const paths = [
      '/api/things',
      '/api/things/small',
      '/api/health/live',
      '/api/pages',
      '/api/globals/branding',
    ]
    for (const path of [
      ...paths,
      '/api/things?page=0',
      '/api/things?q=moved',
      '/api/things/mine',
      '/api/nothing',
    ]) {
      for (const encoding of ['', 'Accept-Encoding: br\r\n']) {
        const fixed = `X-Request-Id: the-same-id\r\n${encoding}`
        const get = await send(foyer.url, `GET ${path}`, fixed)
        const head = await send(foyer.url, `HEAD ${path}`, fixed)
        const comparable = ({ status, headers }: typeof get) => {
          headers.delete('date')
          return [status, Object.fromEntries(headers)]
        }
        expect(comparable(head)).toEqual(comparable(get))
        expect([path, head.body, head.headers.has('content-length')]).toEqual([path, '', true])
      }
    }
  })
})

describe('another origin', () => {
  const from = (origin: string, path: string, init: RequestInit = {}) =>
    foyer.call(path, { ...init, headers: { origin, ...(init.headers as Record<string, string>) } })
  const allowed = ({ headers }: Response) => [
    headers.get('access-control-allow-origin'),
    headers.get('access-control-allow-credentials'),
  ]

  test('that is listed may call everything with credentials, and read what went wrong', async () => {
    for (const path of [
      '/api/things',
      '/api/things/mine',
      '/api/pages',
      '/api/nothing',
      '/api/things?page=0',
    ]) {
      const response = await from(listed, path)
      expect([path, ...allowed(response)]).toEqual([path, listed, 'true'])
      expect(response.headers.get('vary')).toContain('Origin')
      expect(response.headers.get('access-control-expose-headers')).toContain('X-Request-Id')
    }
    const refused = await from(listed, '/api/things', {
      method: 'POST',
      headers: asJson,
      body: 'x',
    })
    expect([refused.status, ...allowed(refused)]).toEqual([400, listed, 'true'])
  })

  test.each([
    'https://evil.example',
    'https://app.example.evil.example',
    'http://app.example',
    'null',
    `${listed}:8443`,
  ])('%s may read what is public, and nothing with credentials', async (origin) => {
    for (const path of ['/api/things', '/api/pages', '/api/things?page=0']) {
      const response = await from(origin, path)
      expect([path, ...allowed(response)]).toEqual([path, '*', null])
      expect(response.headers.get('vary')).toContain('Origin')
    }
    for (const path of ['/api/things/mine', '/api/health', '/api/users/me']) {
      expect(allowed(await from(origin, path))).toEqual([null, null])
    }
    expect(allowed(await from(origin, '/api/pages', { headers: key }))).toEqual([null, null])
  })

  const preflight = (origin: string, path: string) =>
    from(origin, path, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'idempotency-key',
      },
    })

  test('that is listed may ask before', async () => {
    for (const path of ['/api/things', '/api/pages', '/api/users/login']) {
      const response = await preflight(listed, path)
      expect([response.status, ...allowed(response), await response.text()]).toEqual([
        204,
        listed,
        'true',
        '',
      ])
      expect(response.headers.get('access-control-allow-methods')).toContain('PATCH')
      const headers = response.headers.get('access-control-allow-headers')
      expect(headers?.split(', ')).toEqual(
        expect.arrayContaining(['Idempotency-Key', 'MCP-Protocol-Version']),
      )
      expect(response.headers.get('access-control-max-age')).toBe('600')
      expect(response.headers.get('allow')).toContain('POST')
    }
  })

  test('that is not listed is told nothing when it asks before', async () => {
    const response = await preflight('https://evil.example', '/api/things')
    expect(response.status).toBe(204)
    expect(
      [...response.headers.keys()].filter((name) => name.startsWith('access-control-')),
    ).toEqual([])
  })

  test('hears of a path that is not there', async () => {
    expect((await preflight(listed, '/api/nothing')).status).toBe(404)
  })
})
