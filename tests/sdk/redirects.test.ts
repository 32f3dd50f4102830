import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

import { createClient } from '../../sdk/typescript/index.js'

type Seen = { url: string | undefined; method: string | undefined; headers: IncomingHttpHeaders }

let seen: Seen[] = []
let location = ''
let status = 302
const answer = '{"title":"Moved"}'
const elsewhere = createServer(({ url, method, headers }, outgoing) => {
  seen.push({ url, method, headers })
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(answer)
})
const service = createServer(({ url, method, headers }, outgoing) => {
  seen.push({ url, method, headers })
  const isOld = url?.includes('old') === true
  if (isOld) outgoing.writeHead(status, { location }).end()
  else outgoing.writeHead(200, { 'content-type': 'application/json' }).end(answer)
})
const addressOf = (server: typeof service) =>
  `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`

beforeAll(async () => {
  for (const server of [elsewhere, service]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  }
})
beforeEach(() => {
  seen = []
})
afterAll(() => {
  for (const server of [elsewhere, service]) {
    server.closeAllConnections()
    server.close()
  }
})

const client = (settings: { baseUrl?: string; fetch?: typeof fetch } = {}) =>
  createClient({
    ...{ baseUrl: addressOf(service), apiKey: 'the-key', token: 'the-token' },
    headers: { Cookie: 'a=b', 'X-Own': 'secret' },
    ...settings,
  })
const secrets = { authorization: 'Bearer the-token', 'x-own': 'secret', cookie: 'a=b' }

test('the TypeScript client takes no credentials to another origin', async () => {
  location = `${addressOf(elsewhere)}/target`
  expect(await client().courses.get({ slug: 'old' })).toEqual({ title: 'Moved' })
  expect(seen.map(({ url }) => url)).toEqual(['/api/lms/courses/old', '/target'])
  expect(seen[0]?.headers).toMatchObject(secrets)
  expect(Object.keys(seen[1]?.headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/authorization|key|own|cookie/)]),
  )
})

test('it takes them along within the service', async () => {
  location = '/api/lms/courses/new'
  expect(await client().courses.get({ slug: 'old' })).toEqual({ title: 'Moved' })
  expect(seen[1]).toMatchObject({ url: '/api/lms/courses/new', headers: secrets })
})

test.each([
  [303, 'GET'],
  [302, 'GET'],
  [308, 'POST'],
])('a POST that is answered with %i becomes a %s', async (code, method) => {
  status = code
  location = '/api/new'
  await client({}).enrolments.create({ course: 'a' }, { query: { from: 'old' } })
  expect(seen.map((one) => one.method)).toEqual(['POST', method])
})

test('a POST that goes on to another origin keeps the key under which it can be repeated', async () => {
  status = 308
  location = `${addressOf(elsewhere)}/api/new`
  await client({}).enrolments.create({ course: 'a' }, { query: { from: 'old' } })
  const [first, second] = seen.map(({ headers }) => headers['idempotency-key'])
  expect(first).toMatch(/./)
  expect(second).toBe(first)
})

test('who comes by http takes them along to the same host by https, and to no other', async () => {
  for (const [target, own] of [
    ['https://foyer.example/', 'secret'],
    ['https://other.example/', undefined],
  ] as const) {
    const sent: Headers[] = []
    const moved: typeof fetch = async (_, init = {}) => {
      sent.push(new Headers(init.headers))
      return sent.length === 1 ? Response.redirect(target, 301) : Response.json({ title: 'Moved' })
    }
    await client({ baseUrl: 'http://foyer.example', fetch: moved }).courses.get({ slug: 'old' })
    expect(sent[1]?.get('x-own') ?? undefined).toBe(own)
  }
})

test('in browsers, which do not say where to, only what they take off themselves goes along', async () => {
  const sent: RequestInit[] = []
  const opaque = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
  const browser: typeof fetch = async (_, init = {}) => {
    sent.push(init)
    return init.redirect === 'manual' ? opaque : Response.json({ title: 'Moved' })
  }
  expect(await client({ fetch: browser }).courses.get({ slug: 'old' })).toEqual({ title: 'Moved' })
  expect(sent[1]).toMatchObject({
    headers: { accept: 'application/json', authorization: 'Bearer the-token' },
  })
  expect(Object.keys(sent[1]?.headers ?? {})).toHaveLength(2)
})
