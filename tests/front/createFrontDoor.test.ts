import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import pino from 'pino'

import { boot, type Foyer } from '../support/boot.js'
import { exchange, openSocket, parseAnswer, receiveAll, send } from '../support/rawHttp.js'
import { makeThings, secretFailure } from '../support/things.js'
import { until } from '../platform/jobs/until.js'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const lines: Record<string, unknown>[] = []
const log = pino(
  {},
  { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) },
)

const things = makeThings()
let foyer: Foyer

beforeAll(async () => {
  foyer = await boot(
    {},
    { endpoints: things.endpoints, log, pages: (_, outgoing) => outgoing.end('<!doctype html>') },
  )
})
afterAll(() => foyer.stop())
afterEach(() => {
  lines.length = 0
})

describe('a request id', () => {
  test.each(['abcdefgh', 'A.b_c-9999', 'x'.repeat(128)])(
    'of the caller’s is kept: %s',
    async (id) => {
      const response = await foyer.call('/api/health/live', { headers: { 'x-request-id': id } })
      expect(response.headers.get('x-request-id')).toBe(id)
    },
  )

  test.each([
    '',
    'short',
    'x'.repeat(129),
    'with space',
    'a/b/c/d/e',
    'emoji-😀-here',
    '{"a":"b"}',
    'abcdefgh, ijklmnop',
  ])('that is none is replaced: %s', async (id) => {
    const headers = { 'x-request-id': Buffer.from(id).toString('latin1') }
    const response = await foyer.call('/api/health/live', { headers })
    expect(response.headers.get('x-request-id')).toMatch(uuid)
  })

  test('sent twice is none', async () => {
    const ids = 'X-Request-Id: abcdefgh\r\nX-Request-Id: ijklmnop\r\n'
    expect(
      (await send(foyer.url, 'GET /api/health/live', ids)).headers.get('x-request-id'),
    ).toMatch(uuid)
  })

  test.each([
    'GET /api/health/live',
    'HEAD /api/health/live',
    'GET /api/things',
    'GET /api/nothing',
    'PUT /api/things',
    'OPTIONS /api/things',
    'TRACE /api/things',
    'PROPFIND /api/pages',
    'GET /api/things?q=moved',
    'GET /api/things/broken',
    'GET /api/pages',
    'GET /api/pages/nothing',
    'GET http://localhost/api/health',
    'GET //localhost/api/health',
    'GET /a/page',
    'BREW /coffee',
  ])('is on the answer to %s', async (line) => {
    expect((await send(foyer.url, line)).headers.get('x-request-id')).toMatch(uuid)
  })

  test('is on the answer to an endless target', async () => {
    const { status, headers } = await send(foyer.url, `GET /api/${'x'.repeat(17_000)}`)
    expect([status, headers.get('x-request-id')]).toEqual([431, expect.stringMatching(uuid)])
  })

  test('is on a 304, and on what comes from memory', async () => {
    const first = await foyer.call('/api/things')
    const headers = {
      'if-none-match': first.headers.get('etag') ?? '',
      'x-request-id': 'the-second',
    }
    const again = await foyer.call('/api/things', { headers })
    expect([again.status, again.headers.get('x-request-id')]).toEqual([304, 'the-second'])
    const third = await foyer.call('/api/things', { headers: { 'x-request-id': 'the-third' } })
    expect(third.headers.get('x-request-id')).toBe('the-third')
  })

  test('stands in the line of its request, which tells no query, address or agent', async () => {
    const headers = {
      'x-request-id': 'to-be-logged',
      'user-agent': 'agent-name',
      authorization: 'Bearer secret',
    }
    await (await foyer.call('/api/things?q=private', { headers })).text()
    const line = await until(() => lines.find(({ requestId }) => requestId === 'to-be-logged'))
    expect(line).toMatchObject({
      method: 'GET',
      path: '/api/things',
      status: 401,
      ms: expect.any(Number),
    })
    expect(JSON.stringify(line)).not.toMatch(/private|agent-name|secret|127\.0\.0\.1/)
  })
})

describe('every answer', () => {
  test.each(['/api/things', '/api/nothing', '/api/pages', '/a/page'])(
    '%s has the fixed headers',
    async (path) => {
      const { headers } = await foyer.call(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.has('strict-transport-security')).toBe(false)
      expect(headers.has('x-powered-by')).toBe(false)
    },
  )

  test('that is a page has a policy with a nonce of its own', async () => {
    const policies = await Promise.all(
      [1, 2].map(
        async () => (await foyer.call('/a/page')).headers.get('content-security-policy') ?? '',
      ),
    )
    const [first, second] = policies.map(
      (policy) => /script-src [^;]*'nonce-([\w+/=]{24})'/.exec(policy)?.[1],
    )
    expect(first).toBeDefined()
    expect(second).not.toBe(first)
    expect(policies[0]).not.toMatch(/unsafe-eval/)
  })
})

describe('a target', () => {
  test.each([
    'http://localhost/api/health/live',
    'http://169.254.169.254/latest',
    '//localhost/api/health/live',
    '*',
    '/api/../api/health/live',
    '/api/./health/live',
    '/api/%2e%2e/api/health/live',
    '/api/things/%2E',
    '/api/..',
    '/api\\health/live',
    '/api/health/live#part',
    '/api/things?q=a#part',
  ])('%s is none', async (target) => {
    const answer = await send(foyer.url, `GET ${target}`)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'invalid_request', status: 400 })
  })

  test.each(['/api/health/live', '/api/things?q=a/../b', '/api/things?q=%2e%2e/'])(
    '%s is one',
    async (target) => {
      expect((await send(foyer.url, `GET ${target}`)).status).toBe(200)
    },
  )

  test('makes no difference by the Host header, forged or missing', async () => {
    const hosts = ['evil.example', 'a b', 'x'.repeat(300), '[::1', 'user@evil.example']
    for (const host of hosts) {
      const raw = `GET /api/things/small HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
      const { status, body } = parseAnswer(await exchange(foyer.url, raw))
      expect([200, 400]).toContain(status)
      expect(body).not.toContain('evil')
    }
    const forged = await exchange(
      foyer.url,
      'GET /api/things/named/a HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    )
    expect(JSON.parse(parseAnswer(forged).body)).toEqual({
      slug: 'a',
      seenAt: 'http://localhost:3000',
    })
    const old = await exchange(foyer.url, 'GET /api/things/small HTTP/1.0\r\n\r\n')
    expect(parseAnswer(old).status).toBe(200)
    const none = parseAnswer(
      await exchange(foyer.url, 'GET /api/things/small HTTP/1.1\r\nConnection: close\r\n\r\n'),
    )
    expect([none.status, JSON.parse(none.body)]).toMatchObject([400, { code: 'invalid_request' }])
  })
})

describe('what is no request', () => {
  test.each([
    ['nonsense\r\n\r\n', 400],
    ['GET /api HTTP/9.9\r\n\r\n', 400],
    ['GET /api/health HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n', 400],
    ['GET /api/health HTTP/1.1\r\nHost: x\r\nA: b\u0000c\r\n\r\n', 400],
  ])('%j is answered with a problem and a closed connection', async (bytes, status) => {
    const answer = parseAnswer(await exchange(foyer.url, bytes))
    expect(answer.status).toBe(status)
    expect(answer.headers.get('connection')).toBe('close')
    expect(JSON.parse(answer.body)).toMatchObject({
      status,
      requestId: answer.headers.get('x-request-id'),
    })
  })

  test.each([
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Content-Length: 5\r\nContent-Length: 6',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: xchunked',
    'Content-Length: +5',
    'Content-Length: 5, 5',
    'Content-Length : 5',
  ])('smuggles nothing past %j', async (framing) => {
    const smuggled = 'GET /api/things/smuggled HTTP/1.1\r\nHost: x\r\n\r\n'
    const head = 'POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    const received = await exchange(foyer.url, `${head}${framing}\r\n\r\n0\r\n\r\n${smuggled}`)
    expect(parseAnswer(received).status).toBe(400)
    expect(received.match(/HTTP\/1\.1 \d/g)).toHaveLength(1)
    expect(lines.some(({ path }) => path === '/api/things/smuggled')).toBe(false)
  })

  test('on a connection that has served others is answered like any', async () => {
    const socket = await openSocket(foyer.url)
    const received = receiveAll(socket)
    socket.write('GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'data')
    socket.write('nonsense\r\n\r\n')
    expect((await received).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
  })
})

describe('a stream', () => {
  test('that breaks off ends the connection, and tells the log why and nobody else', async () => {
    const received = await exchange(
      foyer.url,
      'GET /api/things/stream?breaks=yes HTTP/1.1\r\nHost: x\r\n\r\n',
    )
    expect(received).toContain('data: 3')
    expect(received).not.toContain(secretFailure)
    expect(received.endsWith('0\r\n\r\n')).toBe(false)
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'An answer broke off while it was being sent' }),
    )
  })

  test('is not interrupted by an answer to what is no request', async () => {
    const socket = await openSocket(foyer.url)
    const received = receiveAll(socket)
    socket.write('GET /api/things/stream HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'data')
    socket.write('nonsense\r\n\r\n')
    expect((await received).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
  })

  test('ends with its reader', async () => {
    await exchange(foyer.url, 'GET /api/things/stream HTTP/1.1\r\nHost: x\r\n\r\n', 1).catch(
      () => '',
    )
    await until(async () => {
      const { ticks } = things.calls
      await sleep(100)
      return things.calls.ticks - ticks < 2
    })
  })

  test('is not begun for HEAD', async () => {
    const { status, headers, body } = await send(foyer.url, 'HEAD /api/things/stream')
    expect([status, headers.get('content-type'), body]).toEqual([200, 'text/event-stream', ''])
    const { ticks } = things.calls
    await sleep(100)
    expect(things.calls.ticks - ticks).toBeLessThan(2)
  })
})

describe('a body', () => {
  test('that does not come is not waited for, and others are served', async () => {
    const { server } = foyer.door
    const { headersTimeout, requestTimeout } = server
    Object.assign(server, { headersTimeout: 200, requestTimeout: 300 })
    const head = 'POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    const received = await exchange(foyer.url, `${head}Content-Length: 9\r\n\r\n{`, 3_000)
    Object.assign(server, { headersTimeout, requestTimeout })
    expect(parseAnswer(received).status).toBe(408)
    expect((await foyer.call('/api/health/live')).status).toBe(200)
    expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})
