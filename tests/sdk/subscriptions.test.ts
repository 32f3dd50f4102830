import { beforeEach, expect, test } from '@jest/globals'

import { createClient } from '../../sdk/typescript/index.js'

type Said = { type: string; topic?: string; since?: string }

let opened: StandIn[] = []

/** A socket that notes what is said on it and takes every subscription; `tell` is what the service says. */
class StandIn extends EventTarget {
  readonly said: Said[] = []
  /** Events that are still on their way when the next subscription is asked for. */
  late: number[] = []

  constructor() {
    super()
    opened.push(this)
    setImmediate(() => this.dispatchEvent(new Event('open')))
  }

  send(text: string): void {
    const { type, topic, since = '0' } = JSON.parse(text) as Said
    this.said.push({ type })
    if (type !== 'subscribe') return
    for (const number of this.late.splice(0)) this.tell(number)
    setImmediate(() => this.say({ type: 'subscribed', topic, id: since }))
  }

  close(): void {
    this.dispatchEvent(new Event('close'))
  }

  tell(number: number): void {
    this.say({ type: 'event', topic: 'orders', id: String(number), data: number })
  }

  private say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

const connect = () =>
  createClient({ baseUrl: 'http://foyer.example', WebSocket: StandIn }).connect()
const settled = async () => {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

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

test('what was on its way to a subscription that has ended comes once, to the next one', async () => {
  const connection = await connect()
  const first = connection.subscribe('orders')[Symbol.asyncIterator]()
  const waiting = first.next()
  await settled()
  opened[0]?.tell(1)
  await waiting
  await first.return?.(undefined)
  opened[0]?.late.push(2)
  const second = connection.subscribe('orders', { since: '1' })[Symbol.asyncIterator]()
  const next = second.next()
  await settled()
  for (const number of [2, 3]) opened[0]?.tell(number)
  expect([(await next).value, (await second.next()).value]).toMatchObject([
    { data: 2 },
    { data: 3 },
  ])
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
  await settled()
  await expect(second()).rejects.toThrow(/already/)
  socket.tell(3)
  expect((await waiting).value).toMatchObject({ data: 3 })
  connection.close()
})
