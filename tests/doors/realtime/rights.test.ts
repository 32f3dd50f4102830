import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { publishEvent } from '../../../src/platform/topics/topicEvents.js'
import { adminKey, boot, type Foyer } from '../../support/boot.js'
import { type SecondProcess, startSecondProcess } from '../../support/startSecondProcess.js'
import { testTopics } from '../../support/testTopics.js'
import { type Client, openSocket } from './openSocket.js'

let foyer: Foyer
let other: SecondProcess
let owner: string
const person = { email: 'finance@foyer.example', password: 'a long enough password' }
const clients: Client[] = []

beforeAll(async () => {
  foyer = await boot({}, { parts: { topics: testTopics } })
  other = await startSecondProcess({})
  const data = { ...person, role: 'finance' } as const
  owner = (await foyer.payload.create({ collection: 'users', data })).id
})
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.terminate()
})
afterAll(async () => {
  await other.stop()
  await foyer.stop()
})

async function makeKey() {
  const json = { name: 'A script', scopes: ['*'], owner }
  const made = await foyer.callAsAdmin('/api/api-keys', { method: 'POST', json })
  return ((await made.json()) as { doc: { id: string; key: string } }).doc
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

const publish = (number: number) =>
  publishEvent({ payload: foyer.payload }, { topic: 'books', data: { number } })

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

test.each<[string, object]>([
  ['replaced', { apiKey: 'another-key-of-the-same-person-0123456789', enableAPIKey: true }],
  ['emptied', { apiKey: null }],
  ['switched off', { enableAPIKey: false }],
  ['ended', { apiKeyExpiresAt: '2020-01-01T00:00:00.000Z' }],
])('a user’s key that is %s receives nothing more, and is cut off', async (_, withdrawal) => {
  const apiKey = `the-key-of-a-person-${randomUUID()}`
  const path = `/api/users/${owner}`
  await change(path, { apiKey, enableAPIKey: true, apiKeyExpiresAt: null })
  const client = await follow(foyer.url, apiKey)
  await publish(8)
  await client.next('event')
  await change(path, withdrawal)
  await aSecond()
  await publish(9)
  expect(await client.closed).toBe(1008)
  expect(eventsOf(client).at(-1)?.data).toEqual({ number: 8 })
})

describe('who came with a ticket', () => {
  const signIn = async () => {
    const json = { 'content-type': 'application/json' }
    const body = JSON.stringify(person)
    const login = await foyer.call('/api/users/login', { method: 'POST', headers: json, body })
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const headers = { cookie, origin: 'http://localhost:3000' }
    return {
      headers,
      end: () => foyer.call('/api/users/logout', { method: 'POST', headers }),
    }
  }
  const takeScopedKey = async () => {
    const { id, key } = await makeKey()
    const end = () => change(`/api/api-keys/${id}`, { revoked: true })
    return { headers: { 'x-api-key': key }, end }
  }
  const takeUserKey = async () => {
    const apiKey = `the-key-of-a-person-${randomUUID()}`
    const path = `/api/users/${owner}`
    await change(path, { apiKey, enableAPIKey: true, apiKeyExpiresAt: null })
    return { headers: { 'x-api-key': apiKey }, end: () => change(path, { apiKey: null }) }
  }

  test.each([
    ['the session was signed out', signIn],
    ['the limited key was revoked', takeScopedKey],
    ['the user’s key was emptied', takeUserKey],
  ])('stays until %s', async (_, take) => {
    const { headers, end } = await take()
    const client = await followByTicket(headers)
    await aSecond()
    await publish(10)
    await client.next('event')
    await end()
    await aSecond()
    await publish(11)
    expect(await client.closed).toBe(1008)
    expect(eventsOf(client).at(-1)?.data).toEqual({ number: 10 })
  })

  test('with ADMIN_API_KEY stays', async () => {
    const client = await followByTicket({ 'x-api-key': adminKey })
    await aSecond()
    await publish(12)
    expect((await client.next('event')).data).toEqual({ number: 12 })
  })

  test('is nobody once what it was fetched with has ended', async () => {
    const { headers, end } = await signIn()
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
  const query = jest.spyOn(postgresOf(foyer.payload).pool, 'query')
  for (const number of [4, 5, 6]) await publish(number)
  // The last look may have been just before.
  await aSecond()
  await publish(7)
  for (const client of followers) {
    for (let count = 0; count < 4; count += 1) await client.next('event')
  }
  const looks = query.mock.calls.filter((call) => JSON.stringify(call).includes('from api_keys '))
  query.mockRestore()
  expect(looks.length).toBeGreaterThan(0)
  // On a slow machine this takes many seconds.
  expect(looks.length).toBeLessThan(followers.length)
})
