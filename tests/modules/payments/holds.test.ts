import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'

import { reconcileDue } from '../../../src/modules/payments/attempts/polling.js'
import type { Clock } from '../../../src/platform/platform.js'
import { type Initiated, type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
let clock: Clock
beforeAll(async () => {
  payments = await startPayments()
  clock = payments.platform.clock
})
afterEach(() => {
  payments.platform.clock = clock
})
afterAll(() => payments.stop())

const second = 1_000
const minute = 60 * second

/** Stops the clock of this process, so that `wait` alone advances it. */
function stopClock(): void {
  const now = clock.now()
  payments.platform.clock = { now: () => now }
}

/** Advances the clock of this process only. */
function wait(milliseconds: number): void {
  const { clock: present } = payments.platform
  payments.platform.clock = { now: () => new Date(present.now().getTime() + milliseconds) }
}

const initiate = (link: string, from: string, body: object = {}) =>
  payments.send('/api/payments/initiate', {
    json: { link, ...body },
    headers: { 'x-forwarded-for': from },
  })
const statusesOf = async (answers: Promise<Response>[]) => {
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [
      status,
      statuses.filter((one) => one === status).length,
    ]),
  )
}
const elsewhere = '198.51.100.7'

describe('the places of a limited link', () => {
  test('are taken by three unpaid orders of one client at most, and others still get theirs', async () => {
    const { id, slug } = await payments.makeLink({ maxUses: 23 })
    const calls = Array.from({ length: 30 }, () => initiate(slug, '192.0.2.1'))
    expect(await statusesOf(calls)).toEqual({ 201: 3, 429: 27 })
    const refused = await initiate(slug, '192.0.2.1')
    expect(refused.headers.get('retry-after')).toBe('600')
    expect(await refused.json()).toMatchObject({ code: 'too_many_unpaid', status: 429 })
    const orders = await payments.query(sql`select id from orders where link_id = ${id}`)
    expect(orders).toHaveLength(3)
    expect((await initiate(slug, elsewhere)).status).toBe(201)
  })

  test('are no more for a client with many addresses in one network', async () => {
    const { slug } = await payments.makeLink({ maxUses: 23 })
    const from56 = Array.from({ length: 20 }, (_, n) =>
      initiate(slug, `2001:db8:1:${n.toString(16)}::1`),
    )
    expect(await statusesOf(from56)).toEqual({ 201: 6, 429: 14 })
    const from48 = Array.from({ length: 20 }, (_, n) =>
      initiate(slug, `2001:db8:1:${n.toString(16)}00::1`),
    )
    expect(await statusesOf(from48)).toEqual({ 201: 4, 429: 16 })
    expect((await initiate(slug, '2001:db8:2::1')).status).toBe(201)
  })

  test('are as many for each neighbour in an IPv4 network, who is another client', async () => {
    const { slug } = await payments.makeLink({ maxUses: 23 })
    const calls = Array.from({ length: 20 }, (_, n) => initiate(slug, `203.0.113.${String(n)}`))
    expect(await statusesOf(calls)).toEqual({ 201: 20 })
  })

  test('are not denied to somebody because others typed their address', async () => {
    const { slug } = await payments.makeLink({ maxUses: 23 })
    const customer = { email: `${randomUUID()}@a.example` }
    const calls = Array.from({ length: 8 }, (_, n) =>
      initiate(slug, `10.${String(n)}.0.1`, { customer }),
    )
    expect(await statusesOf(calls)).toEqual({ 201: 8 })
  })

  test('are free for others again once orders are paid or cancelled', async () => {
    const { slug } = await payments.makeLink({ maxUses: 23 })
    const made = await Promise.all([1, 2, 3].map(() => initiate(slug, '192.0.2.3')))
    const { order } = (await made[0]?.json()) as Initiated
    await payments.callback(payments.encResp(order, { order_status: 'Aborted' }))
    expect((await initiate(slug, '192.0.2.3')).status).toBe(201)
    expect((await initiate(slug, '192.0.2.3')).status).toBe(429)
  })
})

describe('a place whose payer has not been at the gateway', () => {
  test('is held for ten minutes, not a moment longer; money that comes when it is gone waits for staff', async () => {
    const { slug } = await payments.makeLink({ maxUses: 1 })
    stopClock()
    const { order } = (await (await initiate(slug, '192.0.2.9')).json()) as Initiated
    wait(10 * minute - second)
    expect((await initiate(slug, elsewhere)).status).toBe(410)
    wait(second)
    expect((await initiate(slug, elsewhere)).status).toBe(201)
    expect((await initiate(slug, elsewhere)).status).toBe(410)
    const tracking_id = payments.capture(order)
    await payments.callback(payments.encResp(order, { tracking_id }))
    expect(await payments.orderOf(order.number)).toMatchObject({
      status: 'review',
      trackingId: tracking_id,
      attention: expect.stringContaining('no place was left'),
    })
  })

  test('is paid for later while one is left', async () => {
    const { slug } = await payments.makeLink({ maxUses: 1 })
    const { order } = (await (await initiate(slug, '192.0.2.13')).json()) as Initiated
    wait(11 * minute)
    const tracking_id = payments.capture(order)
    await payments.callback(payments.encResp(order, { tracking_id }))
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'paid' })
    expect((await initiate(slug, elsewhere)).status).toBe(410)
  })

  test('is taken again by the same form while one is left', async () => {
    const { slug } = await payments.makeLink({ maxUses: 1 })
    const page = await (await payments.send(`/api/payments/redirect/${slug}`)).text()
    const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const first = await initiate(slug, '192.0.2.10', { token })
    wait(11 * minute)
    const again = await initiate(slug, '192.0.2.10', { token })
    expect(((await again.json()) as Initiated).order).toEqual(
      ((await first.json()) as Initiated).order,
    )
    expect((await initiate(slug, elsewhere)).status).toBe(410)
    wait(11 * minute)
    expect((await initiate(slug, elsewhere)).status).toBe(201)
    expect((await initiate(slug, '192.0.2.10', { token })).status).toBe(410)
  })
})

test('places are taken again by the same form only where as many are left', async () => {
  const { slug } = await payments.makeLink({ maxUses: 3 })
  const page = await (await payments.send(`/api/payments/redirect/${slug}`)).text()
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const two = { token, quantity: 2 }
  expect((await initiate(slug, '192.0.2.12', two)).status).toBe(201)
  wait(11 * minute)
  expect((await initiate(slug, elsewhere, { quantity: 2 })).status).toBe(201)
  expect((await initiate(slug, '192.0.2.12', two)).status).toBe(410)
})

test('a place whose payer is at the gateway stays held until the order changes', async () => {
  const { slug } = await payments.makeLink({ maxUses: 1 })
  const { order } = (await (await initiate(slug, '192.0.2.11')).json()) as Initiated
  payments.capture(order, { order_status: 'Initiated' })
  wait(3 * minute)
  await reconcileDue(await createLocalReq({}, payments.payload))
  wait(9 * minute)
  expect((await initiate(slug, elsewhere)).status).toBe(410)
})

describe('a payer who begins again with the same form', () => {
  const reconcile = async () => reconcileDue(await createLocalReq({}, payments.payload))
  const begin = async () => {
    const { slug } = await payments.makeLink({ maxUses: 1 })
    const page = await (await payments.send(`/api/payments/redirect/${slug}`)).text()
    const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const again = () => initiate(slug, '192.0.2.14', { token })
    return { slug, again, order: ((await (await again()).json()) as Initiated).order }
  }
  const pass = async (minutes: number) => {
    wait(minutes * minute)
    await reconcile()
  }

  test('has the time of the page once more, and is paid though the gateway’s answer is lost', async () => {
    const { order, again } = await begin()
    await pass(3)
    await pass(11)
    expect((await again()).status).toBe(201)
    for (const minutes of [2, 2, 3]) await pass(minutes)
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'pending' })
    payments.capture(order)
    await pass(6)
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'paid' })
  })

  test('is not given up by a poll that was under way', async () => {
    const { order, again } = await begin()
    payments.capture(order, { order_status: 'Initiated' })
    wait(20 * minute)
    let begun: Promise<Response> | undefined
    payments.gateway.answerNext((outgoing) => {
      begun = again()
      const known = payments.gateway.orders.get(`${order.number}01`)
      const record = { ...known, status: 0, error_code: '' }
      void begun.then(() => outgoing.end(payments.gateway.envelope(record)))
    })
    await reconcile()
    expect((await begun)?.status).toBe(201)
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'pending' })
  })

  test('holds the place an hour and a half at most, however often they begin', async () => {
    const { slug, order, again } = await begin()
    payments.capture(order, { order_status: 'Initiated' })
    let minutes = 0
    do {
      if (minutes % 10 === 0) await again()
      await pass(5)
      minutes += 5
    } while (minutes < 300 && (await initiate(slug, elsewhere)).status === 410)
    expect(minutes).toBeGreaterThan(60)
    expect(minutes).toBeLessThanOrEqual(90)
  })
})

test('a payment that the gateway awaits after its order expired is asked for until it comes', async () => {
  const { slug } = await payments.makeLink({ maxUses: 1 })
  const { order } = (await (await initiate(slug, '192.0.2.15')).json()) as Initiated
  for (const minutes of [3, 20]) {
    wait(minutes * minute)
    await reconcileDue(await createLocalReq({}, payments.payload))
  }
  expect(await payments.orderOf(order.number)).toMatchObject({ status: 'expired' })
  const tracking_id = payments.capture(order, { order_status: 'Awaited' })
  await payments.callback(payments.encResp(order, { tracking_id, order_status: 'Awaited' }))
  payments.capture(order, { reference_no: tracking_id })
  wait(5 * minute)
  await reconcileDue(await createLocalReq({}, payments.payload))
  expect(await payments.orderOf(order.number)).toMatchObject({ status: 'paid' })
})
