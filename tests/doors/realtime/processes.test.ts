import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { query } from '../../../src/platform/database/requestDatabase.js'
import { publishEvent } from '../../../src/platform/topics/topicEvents.js'
import { boot, type Foyer } from '../../support/boot.js'
import { type SecondProcess, startSecondProcess } from '../../support/startSecondProcess.js'
import { testTopics } from '../../support/testTopics.js'
import { type Client, openSocket } from './openSocket.js'

let foyer: Foyer
let other: SecondProcess

beforeAll(async () => {
  foyer = await boot({}, { parts: { topics: testTopics } })
  other = await startSecondProcess({})
})
afterAll(() => foyer.stop())

const publish = (number: number) =>
  publishEvent({ payload: foyer.payload }, { topic: 'notices', data: { number } })

const numbers = ({ heard }: Client) =>
  heard.flatMap(({ type, data }) => (type === 'event' ? [(data as { number: number }).number] : []))

async function follow(url: string, since?: unknown) {
  const client = await openSocket(url)
  client.say({ type: 'subscribe', topic: 'notices', ...(since !== undefined && { since }) })
  await client.next('subscribed')
  return client
}

describe('two processes', () => {
  test('hear of an event whose process ended before it told anybody', async () => {
    const clients = [await follow(foyer.url), await follow(other.url)]
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
    const clients = await Promise.all(Array.from({ length: 20 }, () => follow(other.url)))
    const mine = await follow(foyer.url)
    await Promise.all([1, 2, 3].map((number) => publish(number)))
    for (const client of [...clients, mine]) {
      for (let count = 0; count < 3; count += 1) await client.next('event')
    }
    await other.stop()
    const codes = await Promise.all(clients.map(({ closed }) => closed))
    expect(new Set(codes)).toEqual(new Set([1001]))
    for (const number of [4, 5]) await publish(number)
    for (const client of clients) {
      const last = client.heard.findLast(({ type }) => type === 'event')
      const again = await follow(foyer.url, last?.id)
      for (let count = 0; count < 2; count += 1) await again.next('event')
      expect([...numbers(client)].sort()).toEqual([1, 2, 3])
      expect(numbers(again)).toEqual([4, 5])
      again.socket.terminate()
    }
    mine.socket.terminate()
  })
})
