import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../support/boot.js'
import { exchange, parseAnswer, send } from '../support/rawHttp.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot({}, { pages: (incoming, outgoing) => outgoing.end(incoming.url) })
})
afterAll(() => foyer.stop())

describe('the address of a page', () => {
  test.each(['/%ff', '/courses/100%', '/courses/%ff.md', '/admin/%c3%28?x=1'])(
    '%s names nothing, because it cannot be decoded',
    async (path) => {
      expect(await (await foyer.call(path)).text()).toBe('/not-found')
    },
  )

  test.each(['/', '/caf%C3%A9', '/courses?q=100%', '/search?q=%ff'])(
    '%s reaches the pages as it is',
    async (path) => {
      expect(await (await foyer.call(path)).text()).toBe(path)
    },
  )
})

describe('the address of a file that a mail links to', () => {
  const path = '/brochures/guide/download?expires=1&signature=x'
  const ask = (accept?: string) =>
    foyer.call(`/api${path}`, { ...(accept !== undefined && { headers: { accept } }) })

  test('is a page to who opens it in a browser', async () => {
    const browsers = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    expect(await (await ask(browsers)).text()).toBe(path)
  })

  test.each([undefined, '*/*', 'application/json', 'application/pdf'])(
    'is the API to who accepts %s',
    async (accept) => {
      const answer = await ask(accept)
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found'])
    },
  )
})
describe('every method', () => {
  test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'QUERY'])(
    '%s of a page is refused, and told what is allowed',
    async (method) => {
      for (const path of ['/', '/admin', '/courses/none?x=1']) {
        const answer = await send(foyer.url, `${method} ${path}`, 'Content-Length: 0\r\n')
        const allow = answer.headers.get('allow')
        expect([answer.status, allow]).toEqual([405, 'GET, HEAD, OPTIONS, POST'])
        expect(JSON.parse(answer.body)).toMatchObject({ code: 'method_not_allowed' })
      }
    },
  )

  test('CONNECT gets an answer, and no tunnel', async () => {
    expect((await send(foyer.url, 'CONNECT example.com:443')).status).toBe(400)
  })

  test('OPTIONS of a page names the others', async () => {
    const response = await foyer.call('/admin', { method: 'OPTIONS' })
    expect([response.status, response.headers.get('allow')]).toEqual([
      204,
      'GET, HEAD, OPTIONS, POST',
    ])
  })
})

test.each(['/', '/api/health', '/api/branding'])(
  'two Host headers are no request, at %s',
  async (path) => {
    await expectTwoHostsRefused(path, 'Connection: close')
  },
)

test('two Host headers are no request, in the handshake of a WebSocket either', async () => {
  await expectTwoHostsRefused('/api/ws', 'Connection: Upgrade\r\nUpgrade: websocket')
})

async function expectTwoHostsRefused(path: string, connection: string) {
  const text = `GET ${path} HTTP/1.1\r\nHost: a\r\nhost: b\r\n${connection}\r\n\r\n`
  const { status, body } = parseAnswer(await exchange(foyer.url, text))
  expect([status, JSON.parse(body)]).toEqual([
    400,
    expect.objectContaining({ code: 'invalid_request' }),
  ])
}
