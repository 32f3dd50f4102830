import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'

import { publishEvent } from '../../../src/platform/topics/topicEvents.js'
import { adminKey, boot, type Foyer } from '../../support/boot.js'
import { testTopics } from '../../support/testTopics.js'
import { type Client, openSocket } from './openSocket.js'

let foyer: Foyer
const clients: Client[] = []

beforeAll(async () => {
  foyer = await boot({}, { parts: { topics: testTopics } })
})
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.terminate()
})
afterAll(() => foyer.stop())

async function connect(key: string) {
  const client = await openSocket(foyer.url)
  clients.push(client)
  client.say({ type: 'auth', key })
  return client
}

const publish = (number: number, topic = 'notices') =>
  publishEvent({ payload: foyer.payload }, { topic, data: { number } })

test('a wrong key ends what was subscribed, and nothing is answered before a good one, not even as to a visitor', async () => {
  const client = await connect(adminKey)
  await client.next('ready')
  for (const topic of ['notices', 'staffroom']) {
    client.say({ type: 'subscribe', topic })
    await client.next('subscribed')
  }
  const said = client.heard.length
  client.say({ type: 'auth', key: 'a key of nobody, which is long enough' })
  client.say({ type: 'subscribe', topic: 'notices' })
  client.say({ type: 'chat', id: 'c-1', message: 'Hello' })
  client.say({ type: 'ping' })
  await client.next('pong')
  await publish(1)
  await publish(2, 'staffroom')
  await sleep(300)
  const code = 'invalid_credentials'
  expect(client.heard.slice(said)).toEqual([
    ...[{ topic: 'notices' }, { topic: 'staffroom' }, {}, { topic: 'notices' }, { id: 'c-1' }].map(
      (about) => ({ type: 'error', code, message: expect.any(String), ...about }),
    ),
    { type: 'pong' },
  ])
  client.say({ type: 'auth', key: adminKey })
  expect(await client.next('ready')).toMatchObject({ data: { role: 'admin' } })
  client.say({ type: 'subscribe', topic: 'staffroom' })
  await client.next('subscribed')
  await publish(3, 'staffroom')
  expect((await client.next('event')).data).toEqual({ number: 3 })
})

test('a stranger with a wrong key is no visitor', async () => {
  const client = await connect('a key of nobody, which is long enough')
  client.say({ type: 'subscribe', topic: 'notices' })
  for (let refusals = 0; refusals < 2; refusals += 1) await client.next('error')
  expect(client.heard.map(({ type, code }) => [type, code])).toEqual([
    ['error', 'invalid_credentials'],
    ['error', 'invalid_credentials'],
  ])
})
