import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { openSocket } from '../../doors/realtime/openSocket.js'
import {
  type Learning,
  type SignedIn,
  startLearning,
} from '../../modules/learning/auth/startLearning.js'
import { adminKey } from '../../support/boot.js'

type Headers = Record<string, string>

const staffKey = 'the-key-of-an-editor-0123456789-abcdef'
const password = 'a long enough password'
const origin = 'http://localhost:3000'

let foyer: Learning
let ada: SignedIn
let staffToken: string
let editorId: string

beforeAll(async () => {
  foyer = await startLearning()
  ada = await foyer.signIn()
  const { id } = await foyer.payload.create({
    collection: 'users',
    data: {
      email: 'editor@staff.example',
      password,
      role: 'editor',
      enableAPIKey: true,
      apiKey: staffKey,
    },
  })
  editorId = id
  const login = await foyer.send('/api/users/login', {
    json: { email: 'editor@staff.example', password },
  })
  staffToken = ((await login.json()) as { token: string }).token
})
afterAll(() => foyer.stop())

const formsOf = (key: string): Headers[] => [
  { authorization: `Bearer ${key}` },
  { authorization: `users API-Key ${key}` },
  { 'x-api-key': key },
]

const initialize = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
const agent = { accept: 'application/json, text/event-stream', host: 'localhost:3000' }

/** Each door, by a call that anyone may make. */
const openDoors: [string, string, { json?: unknown; headers?: Headers }][] = [
  ['an own endpoint', '/api/lms/courses', {}],
  ['an own endpoint that is in memory', '/api/branding', {}],
  ['a list of Payload’s', '/api/faqs', {}],
  ['a list under an own path', '/api/policies', {}],
  ['a global', '/api/globals/branding', {}],
  ['who is signed in', '/api/users/me', {}],
  ['health', '/api/health/live', {}],
  ['GraphQL', '/api/graphql', { json: { query: '{ __typename }' } }],
  ['MCP', '/api/mcp', { json: initialize, headers: agent }],
]

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

describe.each(openDoors)('at %s', (_, path, call) => {
  const ask = (headers: Headers) =>
    foyer.send(path, { ...call, headers: { ...call.headers, ...headers } })

  test('a key works in all three forms, and so does a token of staff’s', async () => {
    const rights = [adminKey, staffKey].flatMap(formsOf)
    for (const headers of [...rights, { authorization: `Bearer ${staffToken}` }]) {
      expect([headers, (await ask(headers)).status]).toEqual([headers, 200])
    }
  })

  test('what is presented and wrong is 401, and never an anonymous answer', async () => {
    expect((await ask({})).status).toBe(200)
    const wrong: Headers[] = [
      ...formsOf(`nobody-${randomUUID()}`),
      { authorization: 'Basic YTpi' },
      { authorization: 'Bearer' },
      { authorization: '' },
      { 'x-api-key': '' },
      { authorization: staffKey },
      { authorization: `JWT ${staffToken.slice(0, -3)}abc` },
      { authorization: `learners API-Key ${staffKey}` },
      { 'x-api-key': staffToken },
      { 'x-api-key': adminKey, authorization: 'Bearer another' },
      { 'x-api-key': adminKey, authorization: `Bearer ${staffKey}` },
    ]
    for (const headers of wrong) {
      const answer = await ask(headers)
      expect([headers, answer.status]).toEqual([headers, 401])
      expect(answer.headers.get('www-authenticate')).toContain('Bearer')
      expect(answer.headers.get('cache-control')).toContain('no-store')
      expect(await codeOf(answer)).toBe('invalid_credentials')
    }
  })

  test('an old cookie shuts nobody out', async () => {
    const cookie = `foyer-token=${staffToken.slice(0, -3)}abc; foyer-learner=${randomUUID()}`
    expect((await ask({ cookie, origin, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })
})

describe('the three forms name the same caller', () => {
  test('with the same rights', async () => {
    for (const headers of formsOf(staffKey)) {
      const answer = await foyer.send('/api/users/me', { headers })
      expect(((await answer.json()) as { user: { id: string } }).user.id).toBe(editorId)
    }
  })

  test('who is refused with 403 what is not theirs to do', async () => {
    for (const headers of formsOf(staffKey)) {
      expect((await foyer.send('/api/leads', { headers })).status).toBe(403)
      expect((await foyer.send('/api/audit-log', { headers })).status).toBe(403)
    }
  })

  test('and two credentials of one person may come together', async () => {
    const headers = { 'x-api-key': staffKey, authorization: `JWT ${staffToken}` }
    expect((await foyer.send('/api/users/me', { headers })).status).toBe(200)
  })
})

describe('a credential of the wrong kind', () => {
  const bearer = () => ({ authorization: `Bearer ${ada.token}` })

  test.each(['/api/leads', '/api/faqs', '/api/users/me', '/api/waiting', '/api/leads/export.csv'])(
    'is a learner’s at %s',
    async (path) => {
      const answer = await foyer.send(path, { headers: bearer() })
      expect([answer.status, await codeOf(answer)]).toEqual([401, 'invalid_credentials'])
    },
  )

  test('is a learner’s at GraphQL and MCP', async () => {
    for (const [name, path, call] of openDoors.slice(-2)) {
      const answer = await foyer.send(path, { ...call, headers: { ...call.headers, ...bearer() } })
      expect([name, answer.status]).toEqual([name, 401])
    }
  })

  test('is a key of staff’s where learners are asked for', async () => {
    for (const headers of formsOf(staffKey)) {
      const answer = await foyer.send('/api/lms/auth/session', { headers })
      expect([answer.status, await codeOf(answer)]).toEqual([401, 'invalid_credentials'])
    }
  })

  test('is none on our public endpoints, which are for learners too', async () => {
    expect((await foyer.send('/api/lms/courses', { headers: bearer() })).status).toBe(200)
    expect((await foyer.send('/api/lms/auth/session', { headers: bearer() })).status).toBe(200)
  })

  test.each(['/api/lms/courses', '/api/lms/auth/session'])(
    'is a learner’s in the form of Payload’s own tokens, at %s',
    async (path) => {
      const headers = { authorization: `JWT ${ada.token}` }
      const answer = await foyer.send(path, { headers })
      expect([answer.status, await codeOf(answer)]).toEqual([401, 'invalid_credentials'])
    },
  )
})

describe('a key', () => {
  const change = (data: Record<string, unknown>) =>
    foyer.callAsAdmin(`/api/users/${editorId}`, { method: 'PATCH', json: data })
  const statuses = async () =>
    Promise.all(
      formsOf(staffKey).map(async (headers) => (await foyer.send('/api/faqs', { headers })).status),
    )

  test('that has expired is refused on every door, and works again once it may', async () => {
    await change({ apiKeyExpiresAt: '2020-01-01T00:00:00.000Z' })
    expect(await statuses()).toEqual([401, 401, 401])
    await change({ apiKeyExpiresAt: null })
    expect(await statuses()).toEqual([200, 200, 200])
  })

  test('that was revoked is refused at once', async () => {
    await change({ enableAPIKey: false })
    expect(await statuses()).toEqual([401, 401, 401])
    await change({ enableAPIKey: true, apiKey: staffKey })
    expect(await statuses()).toEqual([200, 200, 200])
  })
})

describe('the socket', () => {
  test('takes a key in all three forms with the handshake', async () => {
    for (const headers of formsOf(adminKey)) {
      const client = await openSocket(foyer.url, headers)
      expect(await client.next('ready')).toMatchObject({ data: { role: 'admin' } })
      client.socket.close()
    }
  })

  test('is not opened with a wrong one', async () => {
    const wrong = [...formsOf('nobody'), { authorization: `Bearer ${ada.token}` }]
    for (const headers of wrong) {
      await expect(openSocket(foyer.url, headers)).rejects.toThrow('401')
    }
  })

  test('says that a key or a ticket is wrong, and stays open for a right one alone', async () => {
    const client = await openSocket(foyer.url)
    for (const proof of [{ key: 'nobody' }, { key: ada.token }, { ticket: 'nothing' }]) {
      client.say({ type: 'auth', ...proof })
      expect(await client.next('error')).toMatchObject({ code: 'invalid_credentials' })
      client.say({ type: 'subscribe', topic: 'telemetry' })
      expect(await client.next('error')).toMatchObject({
        code: 'invalid_credentials',
        topic: 'telemetry',
      })
    }
    expect(client.heard.every(({ type }) => type === 'error')).toBe(true)
    client.say({ type: 'auth', key: staffKey })
    expect(await client.next('ready')).toMatchObject({ data: { role: 'editor' } })
    client.socket.close()
  })
})

test('who guesses keys is slowed down, and who has a key at that address is not', async () => {
  const client = { 'x-forwarded-for': '203.0.113.9' }
  const guess = async (key: string) =>
    (await foyer.send('/api/faqs', { headers: { ...client, 'x-api-key': key } })).status
  expect(await guess(staffKey)).toBe(200)
  // Together: one after the other they take longer than a minute on a busy machine.
  const guesses = await Promise.all(
    Array.from({ length: 310 }, (_, at) => guess(`guess-${String(at)}`)),
  )
  expect(guesses.filter((status) => status === 401)).toHaveLength(300)
  expect(guesses.filter((status) => status === 429)).toHaveLength(10)
  expect(await guess(staffKey)).toBe(200)
  expect((await foyer.send('/api/faqs', { headers: client })).status).toBe(200)
  expect((await foyer.send('/api/faqs', { headers: { 'x-api-key': 'guess-305' } })).status).toBe(
    401,
  )
})
