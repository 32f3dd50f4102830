import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { z } from 'zod'

import type { Topic } from '../../../src/platform/topics/Topic.js'
import { boot, type Foyer } from '../../support/boot.js'
import { type Client, openSocket } from './openSocket.js'

/** A topic whose reads are seen, and held back until they are let go. */
const reads = { asked: [] as string[], running: 0, most: 0, held: Promise.resolve() }
const watched: Topic = {
  name: 'watched',
  summary: 'Reads',
  access: 'public',
  data: z.object({}),
  source: {
    isCursor: () => true,
    latest: () => Promise.resolve('latest'),
    read: async (_, { since }) => {
      reads.asked.push(since)
      reads.running += 1
      reads.most = Math.max(reads.most, reads.running)
      await sleep(10)
      await reads.held
      reads.running -= 1
      return { events: [], isPending: false }
    },
  },
}

let foyer: Foyer
const clients: Client[] = []

beforeAll(async () => {
  foyer = await boot({}, { parts: { topics: [watched] } })
})
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.terminate()
})
afterAll(() => foyer.stop())

async function connect() {
  const client = await openSocket(foyer.url)
  clients.push(client)
  return client
}

describe('how much one connection may ask', () => {
  test('is a hundred messages at once; who sends more is told so and cut off', async () => {
    const client = await connect()
    for (let sent = 0; sent < 99; sent += 1) client.say({ type: 'ping' })
    for (let heard = 0; heard < 99; heard += 1) await client.next('pong')
    // However long those took, the budget holds no more than a hundred.
    for (let sent = 0; sent < 199; sent += 1) client.say({ type: 'ping' })
    expect(await client.next('error')).toMatchObject({ code: 'too_many_messages' })
    expect(await client.closed).toBe(1008)
  })

  test.each(['fragments', 'packets'])('is whole in 1,024 %s', async (pieces) => {
    const { socket, closed } = await connect()
    const { _socket: raw } = socket as unknown as { _socket: Socket }
    raw.setNoDelay(true)
    // A masked frame of 60,000 bytes begins.
    if (pieces === 'packets') raw.write(Buffer.from([0x81, 0xfe, 0xea, 0x60, 0, 0, 0, 0]))
    for (let sent = 0; sent < 10_000 && socket.readyState === socket.OPEN; sent += 1) {
      if (pieces === 'packets') raw.write('x')
      else socket.send('x', { fin: false })
      await nextTurn()
    }
    expect(socket.readyState).toBeGreaterThan(socket.OPEN)
    expect(await closed).toBe(1008)
  })

  test('is one read of a topic at a time, however often it subscribes', async () => {
    const client = await connect()
    const cursors = Array.from({ length: 20 }, (_, at) => `cursor-${String(at)}`)
    for (const since of cursors) client.say({ type: 'subscribe', topic: 'watched', since })
    await client.next(({ id }) => id === 'cursor-19')
    expect(reads.most).toBe(1)
  })

  test('is nothing more once it has closed', async () => {
    const client = await connect()
    let letGo: () => void = () => undefined
    reads.held = new Promise((resolve) => (letGo = resolve))
    client.say({ type: 'subscribe', topic: 'watched', since: 'before' })
    await client.next('subscribed')
    client.say({ type: 'subscribe', topic: 'watched', since: 'after' })
    client.say({ type: 'ping' })
    await sleep(50)
    client.socket.terminate()
    // The service has heard of that by the time that it answers who comes later.
    const later = await connect()
    later.say({ type: 'ping' })
    await later.next('pong')
    letGo()
    await sleep(100)
    expect(reads.asked).toContain('before')
    expect(reads.asked).not.toContain('after')
  })
})
