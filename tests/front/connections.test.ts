import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../support/boot.js'
import { exchange, parseAnswer, send } from '../support/rawHttp.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

test('a connection ends if its client asked for that, after a stream too', async () => {
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })
  const length = `Content-Length: ${String(message.length)}\r\n`
  const more = `Content-Type: application/json\r\n${length}\r\n${message}`
  const { status, headers } = await send(foyer.url, 'POST /api/mcp', more)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  expect(headers.get('connection')).toBe('close')
  expect((await send(foyer.url, 'GET /api/ws')).headers.get('connection')).toMatch(/close/)
})

test('a request is answered whatever it expects', async () => {
  const expecting = 'Expect: a miracle\r\n'
  const { status, headers } = await send(foyer.url, 'GET /api/branding', expecting)
  expect([status, headers.has('x-request-id')]).toEqual([200, true])
})

test('what is no request gets the headers of every answer', async () => {
  const { status, headers } = parseAnswer(await exchange(foyer.url, 'nonsense\r\n\r\n'))
  expect([status, headers.get('x-content-type-options')]).toEqual([400, 'nosniff'])
})

test.each(['nonsense', 'CONNECT x:1 HTTP/1.1\r\nHost: x'])(
  'an answer is sent before that to %j behind its request',
  async (other) => {
    const request = 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n'
    const received = await exchange(foyer.url, `${request}${other}\r\n\r\n`)
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
    expect(parseAnswer(received).body).toMatch(/^{"status":"pass"}/)
  },
)

describe('a handshake that is refused', () => {
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
  const version = 'Sec-WebSocket-Version: 13\r\n'

  test.each([
    ['GET', `${key}${version}X-API-Key: wrong\r\n`, [401, 'invalid_credentials']],
    ['GET', `${key}${version}Origin: https://evil.example\r\n`, [403, 'forbidden']],
    ['GET', `${key}Sec-WebSocket-Version: 12\r\n`, [426, 'upgrade_required']],
    ['GET', version, [426, 'upgrade_required']],
    ['POST', `${key}${version}`, [405, 'method_not_allowed']],
  ])('%s with %j is told why, as any request is', async (method, headers, refusal) => {
    const more = `Connection: Upgrade\r\nUpgrade: websocket\r\n${headers}`
    const answer = await send(foyer.url, `${method} /api/ws`, more)
    const problem = JSON.parse(answer.body) as Record<string, unknown>
    expect([answer.status, problem['code']]).toEqual(refusal)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('x-request-id')).toBe(problem['requestId'])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('connection')).toMatch(/close/)
  })
})
