import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'

import { comparePayments } from '../../../src/modules/payments/attempts/compareNightly.js'
import { reconcileDue } from '../../../src/modules/payments/attempts/polling.js'
import type { Clock } from '../../../src/platform/platform.js'
import { type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
let slug: string
let clock: Clock
beforeAll(async () => {
  payments = await startPayments()
  slug = (await payments.makeLink()).slug
  clock = payments.platform.clock
})
afterEach(() => {
  payments.platform.clock = clock
  payments.gateway.orders.clear()
})
afterAll(() => payments.stop())

const minute = 60_000
const day = 24 * 60 * minute

/** Advances the clock of this process only. */
function wait(milliseconds: number): void {
  const { clock: present } = payments.platform
  payments.platform.clock = { now: () => new Date(present.now().getTime() + milliseconds) }
}

const reconcile = async () => reconcileDue(await createLocalReq({}, payments.payload))
const order = async () => (await payments.initiate(slug)).order
const asked = (number: string) =>
  payments.gateway.calls.filter(({ query }) => String(query.order_no).startsWith(number)).length
/** Whether the gateway is asked for each of these among the first twenty. */
const isAmongFirst = async (made: readonly { number: string }[]) => {
  const before = payments.gateway.calls.length
  await reconcile()
  const first = payments.gateway.calls.slice(before, before + 20)
  return made.map(({ number }) =>
    first.some(({ query }) => String(query.order_no).startsWith(number)),
  )
}
const attemptsOf = (number: string) => sql`
  select status, next_poll_at as "nextPollAt" from payment_attempts
  where gateway_order_id like ${`${number}%`}`
const factsOf = async (number: string) =>
  (await payments.eventsOf(number)).map(({ to, source }) => `${to} ${source}`)

describe('an order whose callback never came', () => {
  test('is polled after two minutes and paid by the answer', async () => {
    const made = await order()
    payments.capture(made)
    await reconcile()
    expect(asked(made.number)).toBe(0)
    wait(3 * minute)
    await reconcile()
    expect(await payments.orderOf(made.number)).toMatchObject({
      status: 'paid',
      verification: 'confirmed',
    })
    expect(await factsOf(made.number)).toEqual([
      'created visitor',
      'pending visitor',
      'paid status',
    ])
    wait(20 * day)
    await reconcile()
    expect(asked(made.number)).toBe(1)
  })

  test('expires once the gateway’s page has timed out and knew nothing twice', async () => {
    const made = await order()
    wait(3 * minute)
    await reconcile()
    expect(await payments.orderOf(made.number)).toMatchObject({ status: 'pending' })
    wait(20 * minute)
    await reconcile()
    expect(await payments.orderOf(made.number)).toMatchObject({ status: 'expired' })
  })

  test('expires together with its attempt or not at all, and is tried again', async () => {
    const made = await order()
    wait(3 * minute)
    await reconcile()
    await payments.query(sql`
      create function refuse() returns trigger language plpgsql as 'begin raise $$refused$$; end'`)
    await payments.query(sql`
      create trigger refuse before update on payment_attempts for each row
      when (new.status = 'expired') execute function refuse()`)
    wait(20 * minute)
    await reconcile()
    expect(await payments.orderOf(made.number)).toMatchObject({ status: 'pending' })
    await payments.query(sql`drop function refuse cascade`)
    wait(3 * minute)
    await reconcile()
    expect(await payments.orderOf(made.number)).toMatchObject({ status: 'expired' })
    expect(await payments.query(attemptsOf(made.number))).toEqual([
      { status: 'expired', nextPollAt: null },
    ])
  })

  test('expires where the visitor never went beyond the page, and waits where the bank is asked', async () => {
    const [left, waiting] = [await order(), await order()]
    payments.capture(left, { order_status: 'Initiated' })
    payments.capture(waiting, { order_status: 'Awaited' })
    wait(20 * minute)
    await reconcile()
    expect(await payments.orderOf(left.number)).toMatchObject({ status: 'expired' })
    expect(await payments.orderOf(waiting.number)).toMatchObject({ status: 'pending' })
  })

  test('expires also where the gateway named the page that was only opened, asked before and after', async () => {
    const left = await order()
    payments.capture(left, { order_status: 'Initiated' })
    for (const minutes of [3, 3, 14]) {
      wait(minutes * minute)
      await reconcile()
    }
    expect(await payments.orderOf(left.number)).toMatchObject({ status: 'expired' })
  })

  test('keeps its state while the gateway gives no answer, and is polled again', async () => {
    const made = await order()
    payments.capture(made)
    wait(3 * minute)
    payments.gateway.answerNext((outgoing) => outgoing.end('<html>502'))
    await reconcile()
    expect(await payments.orderOf(made.number)).toMatchObject({ status: 'pending' })
    wait(5 * minute)
    await reconcile()
    expect(await payments.orderOf(made.number)).toMatchObject({ status: 'paid' })
  })

  test('goes to review when it is given up while money may be on its way', async () => {
    const made = await order()
    const reference_no = payments.capture(made, { order_status: 'Awaited' })
    await payments.callback(
      payments.encResp(made, { tracking_id: reference_no, order_status: 'Awaited' }),
    )
    for (let days = 0; days < 15; days += 1) {
      wait(day)
      await reconcile()
    }
    expect(await payments.orderOf(made.number)).toMatchObject({
      status: 'review',
      attention: expect.stringContaining('never said'),
    })
  })

  test('keeps the payment of another attempt, and what staff look at, when one of two is given up', async () => {
    const made = await order()
    const waiting = payments.capture(made, { order_status: 'Awaited' })
    await payments.callback(
      payments.encResp(made, { tracking_id: waiting, order_status: 'Awaited' }),
    )
    await payments.query(sql`
      insert into payment_attempts (id, order_id, gateway_order_id, status, sent_at)
      select gen_random_uuid(), id, ${`${made.number}02`}, 'sent', now() from orders
      where number = ${made.number}`)
    const second = { order_no: `${made.number}02` }
    const tracking_id = payments.capture(made, second)
    await payments.callback(payments.encResp(made, { order_id: second.order_no, tracking_id }))
    await payments.query(sql`
      update orders set attention = 'Call them.' where number = ${made.number}`)
    wait(15 * day)
    await reconcile()
    expect(await payments.orderOf(made.number)).toMatchObject({
      ...{ status: 'paid', trackingId: tracking_id },
      attention: 'Call them. The gateway never said what became of this payment.',
    })
  })

  test('is asked for before those that nobody went to pay, however many there are', async () => {
    for (let stranger = 0; stranger < 25; stranger += 1) await order()
    wait(3 * minute)
    const [seen, fresh] = [await order(), await order()]
    const reference_no = payments.capture(seen, { order_status: 'Awaited' })
    await payments.callback(
      payments.encResp(seen, { tracking_id: reference_no, order_status: 'Awaited' }),
    )
    const limited = await payments.makeLink({ maxUses: 5 })
    const { order: held } = await payments.initiate(limited.slug)
    wait(3 * minute)
    expect(await isAmongFirst([seen, held, fresh])).toEqual([true, true, false])
    wait(5 * minute)
    const newcomer = await order()
    wait(4 * minute)
    expect(await isAmongFirst([newcomer])).toEqual([true])
  })

  test('pays late where an attempt that failed succeeded after all', async () => {
    const made = await order()
    await payments.callback(payments.encResp(made, { order_status: 'Failure' }))
    payments.capture(made)
    wait(10 * minute)
    await reconcile()
    expect(await payments.orderOf(made.number)).toMatchObject({ status: 'paid' })
  })

  test('is polled when its payer looks at it, once, and not before it is two minutes old', async () => {
    const { order: made, statusUrl } = await payments.initiate(slug)
    payments.capture(made)
    const { pathname, search } = new URL(statusUrl)
    const look = async () =>
      ((await (await payments.send(pathname + search)).json()) as { status: string }).status
    expect(await look()).toBe('pending')
    expect(asked(made.number)).toBe(0)
    wait(2 * minute + 1_000)
    const seen = await Promise.all(Array.from({ length: 10 }, look))
    expect(seen).toContain('paid')
    expect(asked(made.number)).toBe(1)
    expect(await look()).toBe('paid')
  })

  test('is polled by one worker at a time', async () => {
    const orders = await Promise.all(Array.from({ length: 30 }, order))
    for (const made of orders) payments.capture(made)
    wait(3 * minute)
    await Promise.all(Array.from({ length: 6 }, reconcile))
    for (const made of orders) {
      expect([asked(made.number), (await payments.orderOf(made.number)).status]).toEqual([
        1,
        'paid',
      ])
    }
  })
})

describe('what happens to money later', () => {
  test('a reversal refunds, a chargeback disputes, and staff end the dispute', async () => {
    const [reversed, disputed] = [await order(), await order()]
    for (const made of [reversed, disputed]) {
      const tracking_id = payments.capture(made)
      await payments.callback(payments.encResp(made, { tracking_id }))
    }
    const tracking = async (number: string) => (await payments.orderOf(number)).trackingId as string
    const told = async (made: typeof reversed, order_status: string) =>
      payments.callback(
        payments.encResp(made, { tracking_id: await tracking(made.number), order_status }),
      )
    await told(reversed, 'Auto-Reversed')
    expect(await payments.orderOf(reversed.number)).toMatchObject({
      status: 'refunded',
      refundedAmount: 10_000,
    })
    await told(disputed, 'Chargeback')
    expect(await payments.orderOf(disputed.number)).toMatchObject({ status: 'disputed' })
    const json = { decision: 'won', reason: 'Proof of delivery' }
    const path = `/api/orders/${disputed.number}/resolve`
    const answer = await payments.callAsAdmin(path, { method: 'POST', json })
    expect(await answer.json()).toEqual({ number: disputed.number, status: 'paid' })
  })
})

describe('the nightly comparison', () => {
  test('reports what is missing here, what is missing there and what differs', async () => {
    const [same, unpaid, cheap] = [await order(), await order(), await order()]
    for (const made of [same, cheap]) {
      const tracking_id = payments.capture(made)
      await payments.callback(payments.encResp(made, { tracking_id }))
    }
    const gone = await order()
    const tracking_id = payments.capture(gone)
    await payments.callback(payments.encResp(gone, { tracking_id }))
    payments.gateway.orders.delete(`${gone.number}01`)
    payments.capture(unpaid)
    payments.capture(cheap, { order_amt: '1.00' })
    const stranger = { ...same, number: '0'.repeat(26) }
    payments.capture(stranger)
    wait(2 * day)
    const found = await comparePayments(await createLocalReq({}, payments.payload))
    const ours = [same, unpaid, cheap, gone, stranger].map(({ number }) => `${number}01`)
    const relevant = (found ?? []).filter(({ gatewayOrderId }) => ours.includes(gatewayOrderId))
    const kinds = relevant.map(({ kind, gatewayOrderId }) => [kind, gatewayOrderId]).sort()
    expect(kinds).toEqual(
      [
        ['status differs', `${unpaid.number}01`],
        ['amount differs', `${cheap.number}01`],
        ['missing there', `${gone.number}01`],
        ['missing here', `${stranger.number}01`],
      ].sort(),
    )
    const list = await payments.callAsAdmin('/api/payment-reports')
    expect(await list.json()).toMatchObject({ totalDocs: 1, docs: [{ compared: 4 }] })
  })
})
