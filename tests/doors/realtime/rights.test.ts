import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'

import { publishEvent } from '../../../src/platform/topics/topicEvents.js'
import { boot, type Foyer } from '../../support/boot.js'
import { type SecondProcess, startSecondProcess } from '../../support/startSecondProcess.js'
import { testTopics } from '../../support/testTopics.js'
import { type Client, openSocket } from './openSocket.js'

let foyer: Foyer
let other: SecondProcess
let owner: string
const clients: Client[] = []

beforeAll(async () => {
  foyer = await boot({}, { parts: { topics: testTopics } })
  other = await startSecondProcess({})
  const data = { email: 'finance@foyer.example', password: 'a long enough password' }
  owner = (await foyer.payload.create({ collection: 'users', data: { ...data, role: 'finance' } }))
    .id
}, 120_000)
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
  const client = await connect(url, key)
  client.say({ type: 'subscribe', topic: 'books' })
  await client.next('subscribed')
  return client
}

const publish = (number: number) =>
  publishEvent({ payload: foyer.payload }, { topic: 'books', data: { number } })

/** What was found about a caller counts for a second. */
const aSecond = () => sleep(1_100)

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

test('whose role was lowered receives nothing more of what it does not allow', async () => {
  const { key } = await makeKey()
  const client = await follow(other.url, key)
  await publish(2)
  await client.next('event')
  await change(`/api/users/${owner}`, { role: 'viewer' })
  await aSecond()
  await publish(3)
  expect(await client.closed).toBe(1008)
  expect(eventsOf(client).map(({ data }) => data)).toEqual([{ number: 2 }])
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
  const find = jest.spyOn(foyer.payload, 'find')
  for (const number of [4, 5, 6, 7]) await publish(number)
  for (const client of followers) {
    for (let count = 0; count < 4; count += 1) await client.next('event')
  }
  const looks = find.mock.calls.filter(([{ collection }]) => collection === 'users')
  find.mockRestore()
  expect(looks.length).toBeGreaterThan(0)
  expect(looks.length).toBeLessThan(4)
})
