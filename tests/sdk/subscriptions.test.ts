import { beforeEach, expect, test } from '@jest/globals'

import { createClient } from '../../sdk/typescript/index.js'

type Said = { type: string }

let opened: StandIn[] = []

/** A socket that notes what is said on it; `tell` is what the service says. */
class StandIn extends EventTarget {
  readonly said: Said[] = []

  constructor() {
    super()
    opened.push(this)
    setImmediate(() => this.dispatchEvent(new Event('open')))
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said)
  }

  close(): void {
    this.dispatchEvent(new Event('close'))
  }

  tell(number: number): void {
    const data = JSON.stringify({
      type: 'event',
      topic: 'orders',
      id: String(number),
      data: number,
    })
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const connect = () =>
  createClient({ baseUrl: 'http://foyer.example', WebSocket: StandIn }).connect()
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** The second socket, once something is said on it. */
async function reopened(): Promise<StandIn> {
  for (;;) {
    const socket = opened.slice(1).find(({ said }) => said.length > 0)
    if (socket) return socket
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

beforeEach(() => {
  opened = []
})

test('a second subscription to a topic is refused at once, and ends nothing', async () => {
  const connection = await connect()
  const first = connection.subscribe('orders')[Symbol.asyncIterator]()
  const waiting = first.next()
  await settled()
  const second = connection.subscribe('orders')[Symbol.asyncIterator]()
  await expect(second.next()).rejects.toThrow(/`orders` .* already/)
  opened[0]?.tell(1)
  expect((await waiting).value).toMatchObject({ data: 1 })
  expect(opened[0]?.said.map(({ type }) => type)).toEqual(['subscribe'])
  connection.close()
})

test('a topic can be followed again once its subscription has ended', async () => {
  const connection = await connect()
  for (const number of [1, 2]) {
    const events = connection.subscribe('orders')[Symbol.asyncIterator]()
    const waiting = events.next()
    await settled()
    opened[0]?.tell(number)
    expect((await waiting).value).toMatchObject({ data: number })
    await events.return?.(undefined)
  }
  const types = opened[0]?.said.map(({ type }) => type)
  expect(types).toEqual(['subscribe', 'unsubscribe', 'subscribe', 'unsubscribe'])
  connection.close()
})

test('a subscription keeps its topic while its connection is opened again', async () => {
  const connection = await connect()
  const waiting = connection.subscribe('orders')[Symbol.asyncIterator]().next()
  await settled()
  opened[0]?.close()
  const second = () => connection.subscribe('orders')[Symbol.asyncIterator]().next()
  await expect(second()).rejects.toThrow(/already/)
  const socket = await reopened()
  await expect(second()).rejects.toThrow(/already/)
  socket.tell(3)
  expect((await waiting).value).toMatchObject({ data: 3 })
  connection.close()
})
