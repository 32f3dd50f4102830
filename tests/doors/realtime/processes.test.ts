import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'

import { postgresOf, query } from '../../../src/platform/database/requestDatabase.js'
import { publishEvent } from '../../../src/platform/topics/topicEvents.js'
import { adminKey, boot, type Foyer } from '../../support/boot.js'
import { type SecondProcess, startSecondProcess } from '../../support/startSecondProcess.js'
import { testTopics } from '../../support/testTopics.js'
import { type Client, openSocket } from './openSocket.js'

let foyer: Foyer
let other: SecondProcess
let owner: string
const password = 'a long enough password'
const clients: Client[] = []

beforeAll(async () => {
  foyer = await boot({}, { parts: { topics: testTopics } })
  other = await startSecondProcess({})
  owner = (await hire()).id
})
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.terminate()
})
afterAll(() => foyer.stop())

let hired = 0

/** A person of finance, each another one. */
function hire() {
  hired += 1
  const data = { email: `${String(hired)}@foyer.example`, password, role: 'finance' } as const
  return foyer.payload.create({ collection: 'users', data })
}

async function makeKey(of = owner) {
  const json = { name: 'A script', scopes: ['*'], owner: of }
  const made = await foyer.callAsAdmin('/api/api-keys', { method: 'POST', json })
  return ((await made.json()) as { doc: { id: string; key: string } }).doc
}

/** Gives somebody a key of their own. */
async function giveKey(path: string) {
  const apiKey = `the-key-of-a-person-${randomUUID()}`
  await change(path, { apiKey, enableAPIKey: true, apiKeyExpiresAt: null })
  return apiKey
}

const change = async (path: string, json: object) => {
  const { status } = await foyer.callAsAdmin(path, { method: 'PATCH', json })
  expect(status).toBe(200)
}

async function connect(url: string, key: string) {
  const client = await openSocket(url, { 'x-api-key': key })
  clients.push(client)
  await client.next('ready')
  return client
}

async function follow(url: string, key: string) {
  return followBooks(await connect(url, key))
}

/** With a ticket that these headers fetch. */
async function followByTicket(headers: Record<string, string>) {
  const answer = await foyer.call('/api/realtime/ticket', { method: 'POST', headers })
  const { ticket } = (await answer.json()) as { ticket: string }
  const client = await openSocket(other.url)
  clients.push(client)
  client.say({ type: 'auth', ticket })
  await client.next('ready')
  return followBooks(client)
}

async function followBooks(client: Client) {
  client.say({ type: 'subscribe', topic: 'books' })
  await client.next('subscribed')
  return client
}

const publish = (number: number, topic = 'books') =>
  publishEvent({ payload: foyer.payload }, { topic, data: { number } })

/** What was found about a caller counts for a second. */
const aSecond = () => sleep(1_100)

/** The last one counts: what an earlier test published may still be on its way. */
const eventsOf = ({ heard }: Client) => heard.filter(({ type }) => type === 'event')

test('a key that is revoked at one process receives nothing more at any, and is cut off', async () => {
  const { id, key } = await makeKey()
  const followers = [await follow(foyer.url, key), await follow(other.url, key)]
  await change(`/api/api-keys/${id}`, { revoked: true })
  await aSecond()
  await publish(1)
  for (const client of followers) {
    expect(await client.closed).toBe(1008)
    expect(eventsOf(client)).toEqual([])
  }
})

test('a user’s key that is replaced, emptied, switched off or over receives nothing more, and is cut off', async () => {
  const withdrawals = {
    replaced: { apiKey: 'another-key-of-the-same-person-0123456789', enableAPIKey: true },
    emptied: { apiKey: null },
    'switched off': { enableAPIKey: false },
    over: { apiKeyExpiresAt: '2020-01-01T00:00:00.000Z' },
  }
  const followers: { client: Client; path: string; how: keyof typeof withdrawals }[] = []
  for (const how of Object.keys(withdrawals) as (keyof typeof withdrawals)[]) {
    const path = `/api/users/${(await hire()).id}`
    followers.push({ how, path, client: await follow(foyer.url, await giveKey(path)) })
  }
  await publish(8)
  for (const { client } of followers) await client.next('event')
  for (const { path, how } of followers) await change(path, withdrawals[how])
  await aSecond()
  await publish(9)
  for (const { client, how } of followers) {
    const heard = eventsOf(client).at(-1)?.data
    expect([how, await client.closed, heard]).toEqual([how, 1008, { number: 8 }])
  }
})

describe('who came with a ticket', () => {
  const signIn = async ({ email }: { email: string }) => {
    const json = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email, password })
    const login = await foyer.call('/api/users/login', { method: 'POST', headers: json, body })
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const headers = { cookie, origin: 'http://localhost:3000' }
    return {
      headers,
      end: () => foyer.call('/api/users/logout', { method: 'POST', headers }),
    }
  }
  const takeScopedKey = async ({ id: person }: { id: string }) => {
    const { id, key } = await makeKey(person)
    const end = () => change(`/api/api-keys/${id}`, { revoked: true })
    return { headers: { 'x-api-key': key }, end }
  }
  const takeUserKey = async ({ id }: { id: string }) => {
    const path = `/api/users/${id}`
    const headers = { 'x-api-key': await giveKey(path) }
    return { headers, end: () => change(path, { apiKey: null }) }
  }

  test('stays until the session was signed out, the limited key revoked or the user’s key emptied', async () => {
    const followers: { client: Client; end: () => Promise<unknown> }[] = []
    for (const take of [signIn, takeScopedKey, takeUserKey]) {
      const { headers, end } = await take(await hire())
      followers.push({ client: await followByTicket(headers), end })
    }
    await aSecond()
    await publish(10)
    for (const { client } of followers) await client.next('event')
    for (const { end } of followers) await end()
    await aSecond()
    await publish(11)
    const found = followers.map(async ({ client }) => [
      await client.closed,
      eventsOf(client).at(-1)?.data,
    ])
    expect(await Promise.all(found)).toEqual(followers.map(() => [1008, { number: 10 }]))
  })

  test('with ADMIN_API_KEY stays', async () => {
    const client = await followByTicket({ 'x-api-key': adminKey })
    await aSecond()
    await publish(12)
    expect((await client.next('event')).data).toEqual({ number: 12 })
  })

  test('is nobody once what it was fetched with has ended', async () => {
    const { headers, end } = await signIn(await hire())
    const answer = await foyer.call('/api/realtime/ticket', { method: 'POST', headers })
    const { ticket } = (await answer.json()) as { ticket: string }
    await end()
    const client = await openSocket(foyer.url)
    clients.push(client)
    client.say({ type: 'auth', ticket })
    expect((await client.next('error')).code).toBe('invalid_credentials')
  })
})

test('whose role was lowered receives nothing more of what it does not allow', async () => {
  const { key } = await makeKey()
  const client = await follow(other.url, key)
  await publish(2)
  await client.next('event')
  await change(`/api/users/${owner}`, { role: 'viewer' })
  await aSecond()
  await publish(3)
  expect(await client.closed).toBe(1008)
  expect(eventsOf(client).at(-1)?.data).toEqual({ number: 2 })
  await change(`/api/users/${owner}`, { role: 'finance' })
})

test('who had a key that is revoked subscribes to nothing with it, nor asks', async () => {
  const { id, key } = await makeKey()
  const idle = [await connect(foyer.url, key), await connect(foyer.url, key)]
  await change(`/api/api-keys/${id}`, { revoked: true })
  await aSecond()
  idle[0]?.say({ type: 'subscribe', topic: 'notices' })
  idle[1]?.say({ type: 'chat', id: 'c-1', message: 'Hello' })
  for (const { closed, heard } of idle) {
    expect(await closed).toBe(1008)
    expect(heard.map(({ type }) => type)).toEqual(['ready'])
  }
})

test('of 20 connections with one key, a second of events costs one look', async () => {
  const { key } = await makeKey()
  const followers = []
  for (let count = 0; count < 20; count += 1) followers.push(await follow(foyer.url, key))
  await aSecond()
  const asked = jest.spyOn(postgresOf(foyer.payload).pool, 'query')
  for (const number of [4, 5, 6]) await publish(number)
  // The last look may have been just before.
  await aSecond()
  await publish(7)
  for (const client of followers) {
    for (let count = 0; count < 4; count += 1) await client.next('event')
  }
  const looks = asked.mock.calls.filter((call) => JSON.stringify(call).includes('from api_keys '))
  asked.mockRestore()
  expect(looks.length).toBeGreaterThan(0)
  // On a slow machine this takes many seconds.
  expect(looks.length).toBeLessThan(followers.length)
})

const numbers = ({ heard }: Client) =>
  heard.flatMap(({ type, data }) => (type === 'event' ? [(data as { number: number }).number] : []))

async function followNotices(url: string, since?: unknown) {
  const client = await openSocket(url)
  client.say({ type: 'subscribe', topic: 'notices', ...(since !== undefined && { since }) })
  await client.next('subscribed')
  return client
}

// The last tests, because they need the other process to end.
describe('two processes', () => {
  test('hear of an event whose process ended before it told anybody', async () => {
    const clients = [await followNotices(foyer.url), await followNotices(other.url)]
    // Nobody looks any more for what came before.
    await sleep(300)
    await query({ payload: foyer.payload })`
      insert into topic_events (topic, data) values ('notices', '{"number": 21}')`
    for (const client of clients) {
      expect((await client.next('event')).data).toEqual({ number: 21 })
      client.socket.terminate()
    }
  })

  test('tell their clients the same, and one that stops sends its clients on without a loss', async () => {
    const clients = await Promise.all(Array.from({ length: 5 }, () => followNotices(other.url)))
    const mine = await followNotices(foyer.url)
    await Promise.all([1, 2, 3].map((number) => publish(number, 'notices')))
    for (const client of [...clients, mine]) {
      for (let count = 0; count < 3; count += 1) await client.next('event')
    }
    await other.stop()
    const codes = await Promise.all(clients.map(({ closed }) => closed))
    expect(new Set(codes)).toEqual(new Set([1001]))
    for (const number of [4, 5]) await publish(number, 'notices')
    for (const client of clients) {
      const last = client.heard.findLast(({ type }) => type === 'event')
      const again = await followNotices(foyer.url, last?.id)
      for (let count = 0; count < 2; count += 1) await again.next('event')
      expect([...numbers(client)].sort()).toEqual([1, 2, 3])
      expect(numbers(again)).toEqual([4, 5])
      again.socket.terminate()
    }
    mine.socket.terminate()
  })
})
