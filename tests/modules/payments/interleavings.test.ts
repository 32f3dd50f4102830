import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'

import {
  nextStatus,
  transitions,
  type Trigger,
} from '../../../src/modules/payments/orders/transitions.js'
import type { OrderStatus } from '../../../src/modules/payments/Order.js'
import { reconcileDue } from '../../../src/modules/payments/attempts/polling.js'
import type { Clock } from '../../../src/platform/platform.js'
import { type Event, type Paid, type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
let slug: string
let clock: Clock
beforeAll(async () => {
  payments = await startPayments({ settings: { LOG_LEVEL: 'silent' } })
  slug = (await payments.makeLink()).slug
  clock = payments.platform.clock
})
afterEach(() => {
  payments.platform.clock = clock
})
afterAll(() => payments.stop())

type Told = { callbacks: string[]; successes: Set<string> }

function wait(milliseconds: number): void {
  const { clock: present } = payments.platform
  payments.platform.clock = { now: () => new Date(present.now().getTime() + milliseconds) }
}

/** The events of an order, in any order and in parallel. */
const actions: Record<string, (order: Paid, told: Told) => Promise<unknown>> = {
  capture: async (order, told) => {
    const tracking_id = payments.capture(order)
    told.successes.add(tracking_id)
    const text = payments.encResp(order, { tracking_id })
    told.callbacks.push(text)
    await payments.callback(text)
  },
  lostCapture: async (order) => payments.capture(order),
  duplicate: async (_, { callbacks }) =>
    Promise.all(callbacks.slice(-3).map((text) => payments.callback(text))),
  lateFailure: async (order) =>
    payments.callback(payments.encResp(order, { order_status: 'Failure' })),
  abort: async (order) =>
    payments.callback(
      payments.encResp(order, { order_status: 'Aborted' }),
      '/api/payments/gateway/cancel',
    ),
  poll: async () => {
    wait(6 * 60_000)
    await reconcileDue(await createLocalReq({}, payments.payload))
  },
  expiry: async () => {
    wait(20 * 60_000)
    await reconcileDue(await createLocalReq({}, payments.payload))
  },
  refund: async (order) =>
    payments.callAsAdmin(`/api/orders/${order.number}/refund`, {
      method: 'POST',
      json: { amount: 3_000, reason: 'Some of it' },
    }),
  refundRest: async (order) =>
    payments.callAsAdmin(`/api/orders/${order.number}/refund`, {
      method: 'POST',
      json: { reason: 'All of it' },
    }),
}

const names = Object.keys(actions)
const batches = fc.array(fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 7,
})

const holdingMoney: string[] = ['paid', 'partially_refunded', 'refunded', 'disputed']

function explain(events: Event[]): string[] {
  const faults: string[] = []
  let status: string | null = null
  for (const [index, { position, from, to }] of events.entries()) {
    if (position !== index + 1)
      faults.push(`event ${String(position)} is number ${String(index + 1)}`)
    if (from !== status) faults.push(`from ${String(from)} where it was ${String(status)}`)
    const isMove = from !== null && from !== to
    const triggers = Object.keys(transitions) as Trigger[]
    const isLegal = triggers.some((trigger) => nextStatus(from as OrderStatus, trigger) === to)
    if (isMove && !isLegal) faults.push(`${from} to ${to} is no move`)
    if (from && holdingMoney.includes(from) && !holdingMoney.includes(to)) {
      faults.push(`${from} was taken back to ${to}`)
    }
    status = to
  }
  return faults
}

async function check(number: string, { successes }: Told): Promise<void> {
  const order = await payments.orderOf(number)
  const events = await payments.eventsOf(number)
  expect(explain(events)).toEqual([])
  expect([order.version, order.status]).toEqual([events.length, events.at(-1)?.to])
  const seen = await payments.query<{ tracking: string }>(sql`
    select distinct tracking_id as tracking from payment_events
    where order_id = ${order.id} and tracking_id is not null`)
  const known = new Set(seen.map(({ tracking }) => tracking))
  expect([...successes].filter((tracking) => !known.has(tracking))).toEqual([])
  const [back] = await payments.query<{ amount: number }>(sql`
    select coalesce(sum(amount), 0)::int as amount from refunds
    where order_id = ${order.id} and kind = 'asked' and status = 'done'`)
  expect(order.refundedAmount).toBe(back?.amount)
  expect(order.refundedAmount).toBeLessThanOrEqual(10_000)
  const doubles = await payments.query<{ tracking: string }>(sql`
    select tracking_id as tracking from payment_events
    where order_id = ${order.id} and fact = 'duplicate_capture'`)
  const due = await payments.query<{ tracking: string }>(sql`
    select tracking_id as tracking from refunds
    where order_id = ${order.id} and kind = 'duplicate'`)
  expect(due.map(({ tracking }) => tracking).sort()).toEqual(
    doubles.map(({ tracking }) => tracking).sort(),
  )
  if (holdingMoney.includes(String(order.status))) {
    expect(
      events.filter(({ from, to }) => from !== 'disputed' && from !== to && to === 'paid'),
    ).toHaveLength(1)
  }
}

describe('an order', () => {
  test('is always what its timeline says, whatever happens in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(batches, async (steps) => {
        const { order } = await payments.initiate(slug)
        const told: Told = { callbacks: [], successes: new Set() }
        for (const batch of steps) {
          await Promise.all(batch.map(async (name) => actions[name]?.(order, told)))
        }
        await check(order.number, told)
      }),
      { numRuns: 60, endOnFailure: true },
    )
  })
})
