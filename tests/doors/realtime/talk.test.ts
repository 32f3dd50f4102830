import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import WebSocket from 'ws'

import { createClient } from '../../../sdk/typescript/index.js'
import type { ChatHandler } from '../../../src/platform/topics/Topic.js'
import { currentRequest } from '../../../src/platform/http/requestContext.js'
import { publishEvent } from '../../../src/platform/topics/topicEvents.js'
import { adminKey, boot, type Foyer } from '../../support/boot.js'
import { until } from '../../platform/jobs/until.js'
import { testTopics } from '../../support/testTopics.js'
import { type Client, openSocket } from './openSocket.js'

let foyer: Foyer
const clients: Client[] = []

const chat: ChatHandler = async function* (_, { message }, signal) {
  if (message === 'fail') throw new Error('secret words')
  for (const text of ['You said ', message]) yield { type: 'delta', text }
  while (message === 'wait' && !signal.aborted) await sleep(5)
  yield {
    type: 'done',
    answer: { answer: `You said ${message}`, client: currentRequest()?.client },
  }
}

beforeAll(async () => {
  foyer = await boot({}, { parts: { topics: testTopics, chat } })
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

const publish = (number: number) =>
  publishEvent({ payload: foyer.payload }, { topic: 'notices', data: { number } })

describe('the assistant', () => {
  test('answers piece by piece under the chat’s id', async () => {
    const client = await connect()
    client.say({ type: 'chat', id: 'c-1', message: 'Hello' })
    const done = await client.next('chat.done')
    expect(done).toEqual({
      type: 'chat.done',
      id: 'c-1',
      answer: 'You said Hello',
      client: '127.0.0.1',
    })
    const deltas = client.heard.filter(({ type }) => type === 'chat.delta')
    expect(deltas.map(({ delta }) => delta).join('')).toBe('You said Hello')
  })

  test('that fails says so without its reasons; one question at a time', async () => {
    const client = await connect()
    client.say({ type: 'chat', id: 'c-1', message: 'fail' })
    const error = await client.next('error')
    expect(error).toMatchObject({ code: 'internal_error', id: 'c-1' })
    expect(JSON.stringify(error)).not.toContain('secret')
    client.say({ type: 'chat', id: 'c-2', message: 'wait' })
    client.say({ type: 'chat', id: 'c-3', message: 'Hello' })
    expect(await client.next('error')).toMatchObject({ code: 'request_in_progress', id: 'c-3' })
  })
})

describe('the TypeScript client', () => {
  const client = () => createClient({ baseUrl: foyer.url, apiKey: adminKey, WebSocket })

  /** Sockets that cannot be opened `failures` times after the first one. */
  function lossySocket(failures: number) {
    const opened: WebSocket[] = []
    const heard: { type: string; topic?: string }[] = []
    class Lossy extends WebSocket {
      constructor(address: string) {
        const isRefused = opened.length > 0 && opened.length <= failures
        super(isRefused ? 'ws://127.0.0.1:9' : address)
        opened.push(this)
        this.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as never))
      }
    }
    /** Events from here on are heard: what comes before the service has read where the topic stands is not. */
    const subscribed = (name: string) =>
      until(() => heard.some(({ type, topic }) => type === 'subscribed' && topic === name))
    return {
      opened,
      subscribed,
      settings: { baseUrl: foyer.url, apiKey: adminKey, WebSocket: Lossy },
    }
  }

  test('follows a topic, also over a connection that was lost', async () => {
    const { opened, subscribed, settings } = lossySocket(0)
    const socket = await createClient(settings).connect()
    const events = socket.subscribe('notices')[Symbol.asyncIterator]()
    const first = events.next()
    await subscribed('notices')
    await publish(1)
    expect((await first).value).toMatchObject({ topic: 'notices', data: { number: 1 } })
    opened[0]?.terminate()
    await publish(2)
    const next: { data: unknown } = (await events.next()).value
    expect([next.data, opened.length]).toEqual([{ number: 2 }, 2])
    socket.close()
    expect((await events.next()).done).toBe(true)
  })

  test('opens a lost connection once for all who use it, also when that takes several attempts', async () => {
    const { opened, subscribed, settings } = lossySocket(1)
    const socket = await createClient(settings).connect()
    const first = socket.subscribe('notices')[Symbol.asyncIterator]().next()
    const waiting = socket.subscribe('staffroom')[Symbol.asyncIterator]().next()
    await subscribed('notices')
    opened[0]?.terminate()
    await publish(5)
    // Nothing was given before the connection was lost: the subscription itself is what it goes on after.
    expect((await first).value).toMatchObject({ data: { number: 5 } })
    await socket.ping()
    const said = []
    for await (const message of socket.chat('Hello')) said.push(message.type)
    expect(said.at(-1)).toBe('chat.done')
    expect(opened).toHaveLength(3)
    socket.close()
    expect((await waiting).done).toBe(true)
  })

  test('ends at once where the credential is refused, and asks a function for another ticket', async () => {
    const { opened, settings } = lossySocket(0)
    const { ticket } = await client().realtime.ticket()
    const tickets = [ticket, 'no ticket']
    const next = () => tickets.shift() ?? ''
    const socket = await createClient(settings).connect({ ticket: next })
    const events = socket.subscribe('notices')[Symbol.asyncIterator]()
    const waiting = events.next()
    await socket.ping()
    opened[0]?.terminate()
    await expect(waiting).rejects.toMatchObject({ code: 'invalid_credentials' })
    expect(opened).toHaveLength(2)
  })

  test('says so where a lost connection is not to be opened again', async () => {
    const { opened, settings } = lossySocket(0)
    const socket = await createClient(settings).connect({ reopen: false })
    const pong = socket.ping()
    opened[0]?.terminate()
    await expect(pong).rejects.toMatchObject({ code: 'network_error' })
    await expect(socket.ping()).rejects.toMatchObject({ code: 'network_error' })
  })

  test('tells an error only to the subscription or chat that it is about', async () => {
    const { subscribed, settings } = lossySocket(0)
    const socket = await createClient(settings).connect()
    const events = socket.subscribe('notices')[Symbol.asyncIterator]()
    const first = events.next()
    await subscribed('notices')
    const waiting = socket.chat('wait')[Symbol.asyncIterator]()
    await waiting.next()
    const hear = (messages: AsyncIterable<unknown>) => messages[Symbol.asyncIterator]().next()
    await expect(hear(socket.subscribe('none-such'))).rejects.toMatchObject({ code: 'not_found' })
    await expect(hear(socket.chat('Hello'))).rejects.toMatchObject({ code: 'request_in_progress' })
    await publish(3)
    expect((await first).value).toMatchObject({ data: { number: 3 } })
    expect((await waiting.next()).value).toMatchObject({ delta: 'wait' })
    const third = events.next()
    await publish(4)
    expect((await third).value).toMatchObject({ data: { number: 4 } })
    await waiting.return?.(undefined)
    await events.return?.(undefined)
    socket.close()
  })

  test('hears the assistant, and is refused as others are', async () => {
    const socket = await client().connect()
    const said = []
    for await (const message of socket.chat('Hello')) said.push(message.type)
    expect(said).toEqual(['chat.delta', 'chat.delta', 'chat.done'])
    socket.close()
    const stranger = createClient({ baseUrl: foyer.url, apiKey: 'x'.repeat(40), WebSocket })
    await expect(stranger.connect()).rejects.toMatchObject({ code: 'invalid_credentials' })
  })
})
