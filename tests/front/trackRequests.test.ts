import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, describe, expect, test } from '@jest/globals'
import pino from 'pino'

import { createFrontDoor, type FrontDoor, type Upstreams } from '../../src/front/createFrontDoor.js'
import { currentRequest } from '../../src/platform/http/requestContext.js'
import { createCache } from '../../src/platform/cache/createCache.js'
import { exchange, openSocket, parseAnswer } from '../support/rawHttp.js'

let door: FrontDoor | undefined
afterEach(() => door?.drain(0))

type Options = { serverUrl?: string; trustedProxyHops?: number; upstreams?: Partial<Upstreams> }

async function open(options: Options = {}) {
  const { serverUrl = 'http://localhost', trustedProxyHops = 0, upstreams } = options
  const log = pino({ level: 'silent' })
  door = createFrontDoor({ log, serverUrl, trustedProxyHops, corsOrigins: [], dev: false })
  if (upstreams) door.open({ ...emptyUpstreams, ...upstreams })
  door.server.listen(0, '127.0.0.1')
  await once(door.server, 'listening')
  return { door, url: `http://127.0.0.1:${String((door.server.address() as AddressInfo).port)}` }
}

const emptyUpstreams: Upstreams = {
  api: {
    routes: { at: () => ({ isPayloads: false, allowed: [], find: () => undefined }) },
    admit: () => Promise.resolve(undefined),
    identify: () => Promise.resolve(undefined),
    handle: () => Promise.resolve(new Response()),
    answer: () => Promise.resolve(new Response()),
  },
  cache: createCache({ maxBytes: 1_000 }),
  pages: (_, outgoing) => outgoing.end(),
  upgrade: (_, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  allowsOrigin: () => Promise.resolve(false),
}

describe('the door before it opens', () => {
  test('is alive but not ready, and sends all others away for a moment', async () => {
    const { url } = await open()
    const headers = { 'x-request-id': 'at-the-door' }
    const statuses = await Promise.all(
      ['health/live', 'health/ready', 'health', 'pages'].map(async (path) => {
        const response = await fetch(`${url}/api/${path}`, { headers })
        expect(response.headers.get('x-request-id')).toBe('at-the-door')
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(response.headers.get('retry-after')).toBe('2')
        return [response.status, ((await response.json()) as { status: unknown }).status]
      }),
    )
    expect(statuses).toEqual([
      [200, 'pass'],
      [503, 'fail'],
      [503, 'fail'],
      [503, 503],
    ])
  })

  test('tells who visits with a browser, in their language, and loads again', async () => {
    const { url } = await open()
    const visit = async (path: string, language: string) => {
      const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': language }
      const response = await fetch(url + path, { headers })
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
      const html = await response.text()
      expect(html).toContain('<meta http-equiv="refresh" content="2">')
      return [/<html [^>]*>/.exec(html)?.[0], /<h1>(.*)<\/h1>/.exec(html)?.[1]]
    }
    expect([
      await visit('/', 'en-GB,en;q=0.9'),
      await visit('/courses?page=2', 'de,fr;q=0.8,en;q=0.5'),
      await visit('/admin', 'ar-AE'),
      await visit('/', 'constructor, __proto__'),
    ]).toEqual([
      ['<html lang="en" dir="ltr">', 'One moment'],
      ['<html lang="fr" dir="ltr">', 'Un instant'],
      ['<html lang="ar" dir="rtl">', 'لحظة من فضلك'],
      ['<html lang="en" dir="ltr">', 'One moment'],
    ])
  })

  test('answers HEAD without a body', async () => {
    const { url } = await open()
    for (const path of ['/api/health/live', '/api/pages']) {
      const received = await exchange(
        url,
        `HEAD ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      )
      expect(parseAnswer(received).body).toBe('')
    }
  })
})

describe('the door', () => {
  test('promises https only where it is reached over it', async () => {
    const { url } = await open({ serverUrl: 'https://foyer.example' })
    const { headers } = await fetch(`${url}/api/health/live`)
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
  })

  test('does not wait for ever for headers', async () => {
    const { door: opened, url } = await open()
    Object.assign(opened.server, { headersTimeout: 200, requestTimeout: 300 })
    const received = await exchange(url, 'GET / HTTP/1.1\r\nHost: x\r\n', 3_000)
    expect(parseAnswer(received)).toMatchObject({
      status: 408,
      body: expect.stringContaining('request_timeout'),
    })
  })

  test('lets no other protocol begin at an absolute address', async () => {
    const { url } = await open({ upstreams: {} })
    const asked = 'HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    for (const address of ['http://localhost/api/ws', '//localhost/api/ws']) {
      expect(await exchange(url, `GET ${address} ${asked}`)).toMatch(/^HTTP\/1\.1 400/)
    }
    expect(await exchange(url, `GET /api/ws ${asked}`, 300)).toMatch(/^HTTP\/1\.1 101/)
  })
})

describe('a request for another protocol', () => {
  const ask = (line: string, more = '') =>
    `${line} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n${more}\r\n`
  const pages: Upstreams['pages'] = (incoming, outgoing) => outgoing.end(`at ${incoming.url ?? ''}`)

  test('than we speak is answered in HTTP/1.1, and over when it is answered', async () => {
    const { door: opened, url } = await open({ upstreams: { pages } })
    const answer = parseAnswer(await exchange(url, ask('GET /page')))
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    expect(answer.body).toContain('at /page')
    await opened.drain(60_000)
  })

  test('is over when its caller hangs up', async () => {
    const { door: opened, url } = await open({ upstreams: { pages: () => undefined } })
    const socket = await openSocket(url)
    socket.write(ask('GET /never'))
    await sleep(50)
    socket.destroy()
    await opened.drain(60_000)
  })

  test('ends its connection if a request before it is not answered yet', async () => {
    const { door: opened, url } = await open({ upstreams: { pages: () => undefined } })
    const unanswered = 'GET /never HTTP/1.1\r\nHost: x\r\n\r\n'
    expect(await exchange(url, unanswered + ask('GET /page'), 60_000)).toBe('')
    await opened.drain(60_000)
  })

  test('is refused if it brings a body along, and holds nobody up', async () => {
    const { url } = await open({ upstreams: { pages } })
    const asked = `${ask('POST /page', 'Content-Length: 3\r\n')}abc`
    expect(parseAnswer(await exchange(url, asked))).toMatchObject({
      status: 400,
      body: expect.stringContaining('"code":"invalid_request"'),
    })
    expect((await fetch(`${url}/page`)).status).toBe(200)
  })

  test('is told where the WebSocket is if it asks for one elsewhere', async () => {
    const { door: opened, url } = await open({ upstreams: { upgrade: () => false } })
    const asked = 'HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    for (const path of ['/', '/api/socket', '/api/health', '/_next/webpack-hmr?x=1']) {
      const { status, headers, body } = parseAnswer(await exchange(url, `GET ${path} ${asked}`))
      expect([status, headers.get('content-type'), headers.get('connection')]).toEqual([
        404,
        'application/problem+json',
        'close',
      ])
      const instance = path.split('?', 1)[0]
      expect(JSON.parse(body)).toMatchObject({
        code: 'not_found',
        instance,
        requestId: headers.get('x-request-id'),
      })
    }
    await opened.drain(60_000)
  })

  test('knows who is calling, for limits and for the log', async () => {
    const seen: unknown[] = []
    const upgrade: Upstreams['upgrade'] = (_, socket) => {
      seen.push(currentRequest())
      socket.destroy()
      return true
    }
    const { url } = await open({ upstreams: { upgrade }, trustedProxyHops: 1 })
    const headers = 'X-Forwarded-For: 192.0.2.7\r\nX-Request-Id: the-socket\r\n'
    await exchange(
      url,
      `GET /api/ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: WebSocket\r\n${headers}\r\n`,
    )
    expect(seen).toEqual([{ requestId: 'the-socket', client: '192.0.2.7' }])
  })
})

describe('the client of a request', () => {
  const pages: Upstreams['pages'] = (_, outgoing) => outgoing.end(currentRequest()?.client)
  const clientOf = async (trustedProxyHops: number) => {
    const { url } = await open({ upstreams: { pages }, trustedProxyHops })
    const headers = { 'x-forwarded-for': '198.51.100.1, 2001:db8::7' }
    return (await fetch(url, { headers })).text()
  }

  test.each([
    [0, '127.0.0.1'],
    [1, '2001:db8:0:0::/64'],
    [2, '198.51.100.1'],
    [3, 'unknown'],
  ])('behind %i proxies is %s', async (hops, client) => {
    expect(await clientOf(hops)).toBe(client)
  })
})

describe('requests sent one behind the other', () => {
  const request = 'GET /never HTTP/1.1\r\nHost: x\r\n\r\n'

  test('are over when their caller hangs up', async () => {
    const { door: opened, url } = await open({ upstreams: { pages: () => undefined } })
    const socket = await openSocket(url)
    socket.write(request.repeat(2))
    await sleep(50)
    socket.destroy()
    await opened.drain(60_000)
  })

  test('end their connection where more than 200 wait for an answer', async () => {
    let begun = 0
    const { door: opened, url } = await open({ upstreams: { pages: () => (begun += 1) } })
    expect(await exchange(url, request.repeat(400), 60_000)).toBe('')
    expect(begun).toBe(200)
    await opened.drain(60_000)
  })
})

test('who asks for a tunnel and hangs up before the answer harms nobody', async () => {
  const { url } = await open({ upstreams: { pages: (_, outgoing) => outgoing.end('still here') } })
  for (let turn = 0; turn < 300; turn += 1) {
    const socket = await openSocket(url)
    socket.on('error', () => undefined)
    socket.write('CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', () => socket.resetAndDestroy())
  }
  expect(await (await fetch(`${url}/page`)).text()).toBe('still here')
})

describe('draining', () => {
  test('answers running requests, and tells new ones that the connection ends', async () => {
    let slow: { end(text: string): unknown } | undefined
    const pages: Upstreams['pages'] = (_, outgoing) => {
      if (slow) outgoing.end()
      slow ??= outgoing
    }
    const { door: opened, url } = await open({ upstreams: { pages } })
    const running = fetch(url)
    await once(opened.server, 'request')
    const drained = opened.drain(60_000)
    expect((await fetch(url)).headers.get('connection')).toBe('close')
    slow?.end('done')
    expect(await (await running).text()).toBe('done')
    await drained
    await expect(fetch(url)).rejects.toThrow()
  })

  test('cuts off what is still running at the deadline', async () => {
    const { door: opened, url } = await open({ upstreams: { pages: () => undefined } })
    const rejected = expect(fetch(url)).rejects.toThrow()
    await sleep(100)
    await opened.drain(100)
    await rejected
  })

  test('does not wait for a body that nobody reads any more', async () => {
    const { door: opened, url } = await open()
    const socket = await openSocket(url)
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n')
    const ended = once(socket.resume(), 'close')
    await sleep(50)
    await opened.drain(60_000)
    await ended
  })

  test('closes connections that have become something else', async () => {
    const { door: opened, url } = await open({ upstreams: {} })
    const socket = await openSocket(url)
    socket.write(
      'GET /api/ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    )
    await once(socket, 'data')
    const ended = once(socket, 'close')
    await opened.drain(60_000)
    await ended
  })
})
