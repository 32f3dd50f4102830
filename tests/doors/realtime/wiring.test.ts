import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type pg from 'pg'
import { ulid } from 'ulid'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { adminKey, boot, type Foyer } from '../../support/boot.js'
import { type FakeGateway, startGateway } from '../../support/fakes/gatewayServer.js'
import { declare, readAll } from '../../modules/assurance/startFeed.js'
import { type Client, openSocket } from './openSocket.js'

let foyer: Foyer
let gateway: FakeGateway
const clients: Client[] = []

beforeAll(async () => {
  gateway = await startGateway()
  foyer = await boot(gateway.settings)
})
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.terminate()
})
afterAll(async () => {
  await foyer.stop()
  await gateway.stop()
})

async function connect(key?: string) {
  const client = await openSocket(foyer.url)
  clients.push(client)
  if (key) client.say({ type: 'auth', key })
  return client
}

async function follow(client: Client, topic: string, since?: string) {
  client.say({ type: 'subscribe', topic, since })
  await client.next('subscribed')
}

describe('the topics of the modules', () => {
  test('telemetry tells everybody of new signals, with the cursors of the feed', async () => {
    const client = await connect()
    const { next } = await readAll(foyer)
    await declare(foyer, { title: 'First' })
    await follow(client, 'telemetry', next)
    const first = await client.next('event')
    expect(first).toMatchObject({ topic: 'telemetry', data: { title: 'First' } })
    await declare(foyer, { title: 'Second' })
    expect(await client.next('event')).toMatchObject({ data: { title: 'Second' } })
    const { signals } = await readAll(foyer, { since: first.id as string })
    expect(signals.map(({ title }) => title)).toEqual(['Second'])
  })

  test('telemetry is read for visitors on their share of the connections, not for staff', async () => {
    const { limited } = postgresOf(foyer.payload).pool as unknown as { limited: pg.Pool }
    let taken = 0
    limited.on('acquire', () => (taken += 1))
    const staff = await connect(adminKey)
    await follow(staff, 'telemetry')
    await follow(staff, 'telemetry')
    expect(taken).toBe(0)
    await follow(await connect(), 'telemetry')
    expect(taken).toBeGreaterThan(0)
  })

  test('telemetry refuses a cursor of a signal that is gone, and stays open', async () => {
    const client = await connect()
    const since = Buffer.from(ulid()).toString('base64url')
    client.say({ type: 'subscribe', topic: 'telemetry', since })
    expect(await client.next('error')).toMatchObject({ topic: 'telemetry', code: 'invalid_query' })
    client.say({ type: 'subscribe', topic: 'telemetry', since: 'no cursor' })
    expect(await client.next('error')).toMatchObject({ code: 'invalid_cursor' })
    await follow(client, 'telemetry')
  })

  test('orders tell of an order that is made and of its moves, but not visitors', async () => {
    const client = await connect(adminKey)
    await follow(client, 'orders')
    const link = {
      title: 'A seat',
      slug: 'a-seat',
      kind: 'gateway',
      state: 'active',
      price: { amount: 100, currency: 'EUR' },
    }
    const made = await foyer.callAsAdmin('/api/payment-links', { method: 'POST', json: link })
    expect(made.status).toBe(201)
    const answer = await foyer.call('/api/payments/initiate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link: 'a-seat' }),
    })
    const { order } = (await answer.json()) as { order: { number: string } }
    const data = { number: order.number, type: 'created', status: 'pending' }
    expect(await client.next('event')).toMatchObject({ topic: 'orders', data })
    const visitor = await connect()
    visitor.say({ type: 'subscribe', topic: 'orders' })
    expect(await visitor.next('error')).toMatchObject({ code: 'unauthenticated' })
  })
})

describe('the assistant on the socket', () => {
  test('answers as it does over HTTP', async () => {
    const client = await connect()
    client.say({ type: 'chat', id: 'c-1', message: 'What is the price of the moon?' })
    const done = await client.next('chat.done')
    expect(done).toMatchObject({ id: 'c-1', mode: 'local', grounded: false })
    const told = client.heard.filter(({ type }) => type === 'chat.delta')
    expect(told.map(({ delta }) => delta).join('')).toBe(done.answer)
  })

  test('answers no more questions than it does over HTTP', async () => {
    const client = await connect()
    const codes: unknown[] = []
    for (let count = 0; count < 21; count += 1) {
      client.say({ type: 'chat', id: `q-${count}`, message: 'Hello' })
      const end = await client.next(({ type }) => type === 'chat.done' || type === 'error')
      codes.push(end.code)
    }
    expect(codes.at(-1)).toBe('rate_limited')
  })
})
