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

describe('what is no message', () => {
  test('is refused with the reason, and the third time the connection ends', async () => {
    const client = await connect()
    const types = /one of auth, subscribe, unsubscribe, chat, ping/
    const bad = [
      ['not JSON', types],
      [{ type: 'sing' }, types],
      [{ type: 'ping', more: 1 }, /^\/more: This name is not known/],
    ] as const
    for (const [message, told] of bad) {
      client.say(message)
      const { code, message: said } = await client.next('error')
      expect([code, said]).toEqual(['invalid_message', expect.stringMatching(told)])
    }
    expect(await client.closed).toBe(1008)
  })

  test.each([{}, { key: 'a', ticket: 'b' }])(
    'with %j signs nobody in, and says what does',
    async (proof) => {
      const client = await connect()
      client.say({ type: 'auth', ...proof })
      expect((await client.next('error'))['message']).toBe('Send either `key` or `ticket`.')
    },
  )

  test('names the chat that it was meant for', async () => {
    const client = await connect()
    client.say({ type: 'chat', id: 'q', message: 'x'.repeat(2_001) })
    const error = await client.next('error')
    expect(error).toMatchObject({ code: 'invalid_message', id: 'q' })
    expect(error['message']).toMatch(/^\/message: Send at most 2,?000 characters/)
    client.say({ type: 'chat', id: 'l', message: 'How long?', locale: 'xx' })
    expect(await client.next('error')).toMatchObject({ code: 'invalid_message', id: 'l' })
  })

  test('may be short of three without an end', async () => {
    const client = await connect()
    client.say('{}')
    client.socket.send(Buffer.from('{"type":"ping"}'))
    client.say({ type: 'ping' })
    await client.next('pong')
    expect(client.heard.filter(({ type }) => type === 'error')).toHaveLength(2)
  })

  test('ends the connection with 1009 where it is over 64 KiB', async () => {
    const client = await connect()
    client.say('x'.repeat(65_537))
    expect(await client.closed).toBe(1009)
    const other = await connect()
    other.say(JSON.stringify({ type: 'ping' }).padEnd(65_536))
    await other.next('pong')
  })
})
