import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'
import WebSocket from 'ws'

import { query, transact } from '../../../src/platform/database/requestDatabase.js'
import { publishEvent } from '../../../src/platform/topics/topicEvents.js'
import { admin, adminKey, boot, type Foyer } from '../../support/boot.js'
import { testTopics } from '../../support/testTopics.js'
import { type Client, type Message, openSocket } from './openSocket.js'

let foyer: Foyer
const clients: Client[] = []

beforeAll(async () => {
  foyer = await boot({ CORS_ORIGINS: 'https://friend.example' }, { parts: { topics: testTopics } })
})
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.terminate()
})
afterAll(() => foyer.stop())

async function connect(headers?: Record<string, string>) {
  const client = await openSocket(foyer.url, headers)
  clients.push(client)
  return client
}

async function signIn(key: string) {
  const client = await connect()
  client.say({ type: 'auth', key })
  return client
}

/** A member of staff with a key of their own. */
async function keyOf(role: string) {
  const apiKey = `${role}-key-${'0'.repeat(30)}`
  const json = {
    email: `${role}@foyer.example`,
    password: 'a password of a colleague',
    role,
    enableAPIKey: true,
    apiKey,
  }
  const response = await foyer.callAsAdmin('/api/users', { method: 'POST', json })
  expect(response.status).toBe(201)
  return { apiKey, id: ((await response.json()) as { doc: { id: string } }).doc.id }
}

const publish = async (number: number, topic = 'notices') =>
  publishEvent({ payload: foyer.payload }, { topic, data: { number } })

async function take(client: Client, count: number) {
  const events: Message[] = []
  while (events.length < count) events.push(await client.next('event'))
  return events
}

const numbers = (events: Message[]) => events.map(({ data }) => (data as { number: number }).number)

describe('who may connect', () => {
  const refused = (origin: string) =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${foyer.url.replace('http', 'ws')}/api/ws`, { origin })
      socket.on('open', () => resolve('open'))
      socket.on('error', (error) => resolve(error.message))
    })

  test('pages of this server and of listed origins, no others', async () => {
    expect(await refused('http://localhost:3000')).toBe('open')
    expect(await refused('https://friend.example')).toBe('open')
    expect(await refused('https://stranger.example')).toMatch('403')
    expect(await refused('null')).toMatch('403')
  })
})

test('a connection has the id of its request, as every answer has', async () => {
  const { socket, requestId } = await openSocket(foyer.url, { 'x-request-id': 'wsreq-123456' })
  socket.terminate()
  expect(requestId).toBe('wsreq-123456')
})

test('the address of the socket says in plain HTTP what it speaks', async () => {
  const answer = await foyer.call('/api/ws')
  expect([answer.status, answer.headers.get('upgrade')]).toEqual([426, 'websocket'])
  expect(await answer.json()).toMatchObject({ code: 'upgrade_required', instance: '/api/ws' })
  const refused = await foyer.call('/api/ws', { method: 'POST' })
  expect([refused.status, (await refused.json()).code]).toEqual([405, 'method_not_allowed'])
})

describe('who one is', () => {
  test('is said by a key, and by a ticket that staff fetch', async () => {
    const byKey = await signIn(adminKey)
    expect(await byKey.next('ready')).toEqual({ type: 'ready', data: { role: 'admin' } })

    const login = await foyer.call('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    })
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const response = await foyer.call('/api/realtime/ticket', {
      method: 'POST',
      headers: { cookie, origin: 'http://localhost:3000' },
    })
    expect(response.status).toBe(200)
    const { ticket } = (await response.json()) as { ticket: string }
    const client = await connect()
    client.say({ type: 'auth', ticket })
    expect(await client.next('ready')).toMatchObject({ data: { role: 'admin' } })
    const forger = await connect()
    forger.say({ type: 'auth', ticket: ticket.slice(0, -4) + 'AAAA' })
    expect(await forger.next('error')).toMatchObject({ code: 'invalid_credentials' })
  })

  test('is nobody with a wrong key, and strangers get no ticket', async () => {
    const client = await signIn('a key of nobody, which is long enough')
    expect((await client.next('error')).code).toBe('invalid_credentials')
    expect((await foyer.call('/api/realtime/ticket', { method: 'POST' })).status).toBe(401)
  })

  test('need not be said: who waits is greeted', async () => {
    const client = await connect()
    expect(await client.next('ready')).toMatchObject({ data: { role: null } })
    client.say({ type: 'ping' })
    expect(await client.next('pong')).toEqual({ type: 'pong' })
  })

  test.each([
    [{ type: 'ping' }, ['ready', 'pong']],
    [{ type: 'subscribe', topic: 'notices' }, ['ready', 'subscribed']],
    ['not JSON', ['ready', 'error']],
  ])('is told once to who speaks at once: %j', async (said, types) => {
    const client = await connect()
    client.say(said)
    await client.next(types[1] ?? '')
    client.say({ type: 'unsubscribe', topic: 'notices' })
    await client.next('unsubscribed')
    expect(client.heard.map(({ type }) => type)).toEqual([...types, 'unsubscribed'])
    const greeting = client.heard.find(({ type }) => type === 'ready')
    expect(greeting).toMatchObject({ data: { role: null } })
  })
})

describe('a topic', () => {
  test('that is public is for everyone, in the order of what happened', async () => {
    const client = await connect()
    client.say({ type: 'subscribe', topic: 'notices' })
    expect(await client.next('subscribed')).toMatchObject({ topic: 'notices' })
    for (const number of [1, 2, 3]) await publish(number)
    expect(numbers(await take(client, 3))).toEqual([1, 2, 3])
  })

  test('is refused to whom it is not for, and to strangers', async () => {
    const stranger = await connect()
    stranger.say({ type: 'subscribe', topic: 'books' })
    expect(await stranger.next('error')).toMatchObject({ code: 'unauthenticated', topic: 'books' })
    const { apiKey } = await keyOf('viewer')
    const viewer = await signIn(apiKey)
    await viewer.next('ready')
    for (const topic of ['books', 'leads']) {
      viewer.say({ type: 'subscribe', topic })
      expect(await viewer.next('error')).toMatchObject({ code: 'forbidden', topic })
    }
    viewer.say({ type: 'subscribe', topic: 'staffroom' })
    await viewer.next('subscribed')
    viewer.say({ type: 'subscribe', topic: 'nothing' })
    expect(await viewer.next('error')).toMatchObject({ code: 'not_found', topic: 'nothing' })
    await publish(1, 'books')
    await publish(2, 'staffroom')
    expect(numbers(await take(viewer, 1))).toEqual([2])
  })

  test('ends when somebody signs in for whom it is not', async () => {
    const client = await signIn(adminKey)
    await client.next('ready')
    for (const topic of ['books', 'staffroom']) {
      client.say({ type: 'subscribe', topic })
      await client.next('subscribed')
    }
    const { apiKey } = await keyOf('editor')
    client.say({ type: 'auth', key: apiKey })
    expect(await client.next('error')).toMatchObject({ code: 'forbidden', topic: 'books' })
    await publish(3, 'books')
    await publish(4, 'staffroom')
    expect(numbers(await take(client, 1))).toEqual([4])
  })

  test('is silent once it is unsubscribed', async () => {
    const [client, witness] = [await connect(), await connect()]
    for (const each of [client, witness]) {
      each.say({ type: 'subscribe', topic: 'notices' })
      await each.next('subscribed')
    }
    client.say({ type: 'unsubscribe', topic: 'notices' })
    await client.next('unsubscribed')
    await publish(1)
    // This process has read it by then: what it reads later is for whoever has subscribed meanwhile.
    await take(witness, 1)
    client.say({ type: 'subscribe', topic: 'notices' })
    await client.next('subscribed')
    await publish(2)
    expect(numbers(await take(client, 1))).toEqual([2])
  })

  test('goes on after the cursor that a client names', async () => {
    const client = await connect()
    client.say({ type: 'subscribe', topic: 'notices' })
    await client.next('subscribed')
    await publish(10)
    const [{ id } = { id: '' }] = await take(client, 1)
    client.socket.terminate()
    for (const number of [11, 12]) await publish(number)
    const again = await connect()
    again.say({ type: 'subscribe', topic: 'notices', since: id })
    await again.next('subscribed')
    await publish(13)
    expect(numbers(await take(again, 3))).toEqual([11, 12, 13])
    for (const since of ['yesterday', '9999999999999999999-0']) {
      again.say({ type: 'subscribe', topic: 'notices', since })
      expect((await again.next('error')).code).toBe('invalid_cursor')
    }
  })

  test('loses nothing that commits late, and repeats nothing', async () => {
    const client = await connect()
    client.say({ type: 'subscribe', topic: 'notices' })
    await client.next('subscribed')
    let finish: () => void = () => undefined
    const slow = new Promise<void>((resolve) => (finish = resolve))
    let begin: () => void = () => undefined
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const req = await createLocalReq({}, foyer.payload)
    const first = transact(req, async () => {
      await publishEvent(req, { topic: 'notices', data: { number: 1 } })
      await query(req)`select 'sends what waits'`
      begin()
      await slow
    })
    await begun
    await Promise.all([2, 3, 4].map((number) => publish(number)))
    await sleep(50)
    finish()
    await first
    const events = await take(client, 4)
    expect(numbers(events)[0]).toBe(1)
    expect(numbers(events).sort()).toEqual([1, 2, 3, 4])
    const again = await connect()
    again.say({ type: 'subscribe', topic: 'notices', since: events[0]?.id })
    expect(numbers(await take(again, 3)).sort()).toEqual([2, 3, 4])
  })

  test('tells nothing of what was rolled back', async () => {
    const client = await connect()
    client.say({ type: 'subscribe', topic: 'notices' })
    await client.next('subscribed')
    const req = await createLocalReq({}, foyer.payload)
    const broken = transact(req, async () => {
      await publishEvent(req, { topic: 'notices', data: { number: 1 } })
      throw new Error('undone')
    })
    await expect(broken).rejects.toThrow('undone')
    await publish(2)
    expect(numbers(await take(client, 1))).toEqual([2])
  })

  test('of leads says what happens to them, and nobody’s name', async () => {
    const client = await signIn(adminKey)
    client.say({ type: 'subscribe', topic: 'leads' })
    await client.next('subscribed')
    const lead = await foyer.payload.create({
      collection: 'leads',
      data: {
        reference: 'LD-TEST0001',
        kind: 'contact',
        name: 'Ada Byron',
        email: 'ada@company.example',
        emailKey: 'ada@company.example',
        locale: 'en',
        status: 'new',
      } as never,
      overrideAccess: true,
    })
    expect((await take(client, 1))[0]?.data).toEqual({ lead: lead.id, type: 'received' })
    await foyer.callAsAdmin(`/api/leads/${lead.id}`, { method: 'PATCH', json: { status: 'won' } })
    expect((await take(client, 1))[0]?.data).toEqual({
      lead: lead.id,
      type: 'status',
      status: 'won',
    })
    expect(JSON.stringify(client.heard)).not.toContain('Ada')
  })
})
