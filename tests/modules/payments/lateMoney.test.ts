import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'

import { reconcileDue } from '../../../src/modules/payments/attempts/polling.js'
import { bookableCourse } from './support/bookableCourse.js'
import { type Initiated, type Payments, startPayments, type Told } from './support/startPayments.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
})
afterAll(() => payments.stop())

type Order = Initiated['order']

/** A course with a date of one place. */
const make = () =>
  bookableCourse(payments.payload, { dates: [{ startsAt: '2099-01-01T09:00:00Z', capacity: 1 }] })
const buy = async (course: string, name: string): Promise<Order> => {
  const json = { course, customer: { email: `${name}@last.example` } }
  const answer = await payments.send('/api/payments/initiate', { json })
  return ((await answer.json()) as Initiated).order
}
const pay = (order: Order) => payments.callback(payments.encResp(order))
const cancel = (order: Order) =>
  payments.callback(payments.encResp(order, { order_status: 'Aborted' }))
const statusOf = async ({ number }: Order) => String((await payments.orderOf(number)).status)
const enrolled = async (course: string) => {
  const rows = await payments.query<{ email: string }>(sql`
    select l.email from enrolments e join learners l on l.id = e.learner_id
    where e.course_id = ${course}::uuid order by l.email`)
  return rows.map(({ email }) => email)
}
const dateOf = async (path: string, json?: object) => {
  const init = json ? { method: 'PATCH', json } : {}
  const answer = await payments.callAsAdmin(`/api/course-sessions/${path}`, init)
  const body = (await answer.json()) as { doc?: object }
  return body.doc ?? body
}

describe('the last place of a date', () => {
  test('is whose order holds it: money that comes late for another waits for staff, and books nothing', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { slug, id, dates } = await make()
      const late = await buy(slug, 'late')
      await cancel(late)
      const holder = await buy(slug, 'holder')
      await Promise.all([pay(late), pay(holder)])
      expect([await statusOf(late), await statusOf(holder)]).toEqual(['review', 'paid'])
      expect(await enrolled(id)).toEqual(['holder@last.example'])
      expect(await dateOf(String(dates[0]))).toMatchObject({ sold: 1, held: 0 })
    }
  })

  test('is sold once, however many late payments for it come at once', async () => {
    const { slug, id, dates } = await make()
    const orders: Order[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const order = await buy(slug, name)
      await cancel(order)
      orders.push(order)
    }
    await Promise.all(orders.map(pay))
    const statuses = await Promise.all(orders.map(statusOf))
    expect(statuses.toSorted()).toEqual(['paid', ...Array.from({ length: 5 }, () => 'review')])
    expect(await enrolled(id)).toHaveLength(1)
    expect(await dateOf(String(dates[0]))).toMatchObject({ sold: 1, held: 0 })
  })

  test('is followed by one that staff found: the late payment is accepted and booked', async () => {
    const { slug, id, dates } = await make()
    const late = await buy(slug, 'late')
    await cancel(late)
    await pay(await buy(slug, 'holder'))
    await pay(late)
    expect(await payments.orderOf(late.number)).toMatchObject({
      status: 'review',
      attention: expect.stringContaining('no place was left'),
    })
    const date = String(dates[0])
    expect(await dateOf(date, { capacity: 2 })).toMatchObject({ capacity: 2, seatsLeft: 1 })
    await payments.callAsAdmin(`/api/orders/${late.number}/resolve`, {
      method: 'POST',
      json: { decision: 'accept', reason: 'Another chair' },
    })
    expect(await payments.orderOf(late.number)).toMatchObject({ status: 'paid', attention: null })
    expect(await enrolled(id)).toEqual(['holder@last.example', 'late@last.example'])
    expect(await dateOf(date)).toMatchObject({ sold: 2, seatsLeft: 0 })
  })
})

describe('a date whose last place is sold', () => {
  /** The date, with an order for it that was cancelled before another was paid. */
  const sellOut = async () => {
    const { slug, dates } = await make()
    const late = await buy(slug, 'late')
    await cancel(late)
    await pay(await buy(slug, 'holder'))
    return { late, date: String(dates[0]) }
  }
  const accept = ({ number }: Order) =>
    payments.callAsAdmin(`/api/orders/${number}/resolve`, {
      method: 'POST',
      json: { decision: 'accept', reason: 'Another chair' },
    })

  const paid = 'Paid when no place was left. Refund it,'
  test.each<{ what: string; told: Told; says: string }>([
    { what: 'of another amount', told: { amount: '1.00' }, says: paid },
    { what: 'that is suspected', told: { order_status: 'Fraud' }, says: paid },
    // The bank is taking it back: a refund would be the second.
    {
      what: 'that is disputed',
      told: { order_status: 'Chargeback' },
      says: 'no place left for it.',
    },
  ])('gives none to late money $what until staff accept it', async ({ told, says }) => {
    const { late, date } = await sellOut()
    await payments.callback(payments.encResp(late, told))
    expect(await payments.orderOf(late.number)).toMatchObject({
      status: 'review',
      attention: expect.stringContaining(says),
    })
    expect(await dateOf(date)).toMatchObject({ sold: 1, seatsLeft: 0 })
    await accept(late)
    expect(await dateOf(date)).toMatchObject({ sold: 2 })
  })

  test('asks for no refund of what is disputed after it came', async () => {
    const { late } = await sellOut()
    await pay(late)
    const paid = await payments.orderOf(late.number)
    expect(paid).toMatchObject({ attention: expect.stringContaining('Refund it') })
    const tracking_id = String(paid['trackingId'])
    await payments.callback(payments.encResp(late, { order_status: 'Chargeback', tracking_id }))
    expect(await payments.orderOf(late.number)).toMatchObject({
      status: 'review',
      attention: expect.stringMatching(
        /^The payer disputes.*bank\. There is no place left for it\.$/,
      ),
    })
  })

  test('gives none to a payment that is given up after its place was sold', async () => {
    const { slug, dates } = await make()
    const late = await buy(slug, 'late')
    const { clock } = payments.platform
    const wait = (minutes: number) => {
      payments.platform.clock = { now: () => new Date(clock.now().getTime() + minutes * 60_000) }
    }
    wait(11)
    await payments.callback(payments.encResp(late, { order_status: 'Awaited' }))
    await pay(await buy(slug, 'holder'))
    wait(13 * 24 * 60)
    await reconcileDue(await createLocalReq({}, payments.payload))
    payments.platform.clock = clock
    expect(await payments.orderOf(late.number)).toMatchObject({
      status: 'review',
      attention: expect.stringMatching(/never said.*no place left/),
    })
    expect(await dateOf(String(dates[0]))).toMatchObject({ sold: 1, seatsLeft: 0 })
  })

  test('can be changed and cancelled also where staff gave more places than it has', async () => {
    const { late, date } = await sellOut()
    await pay(late)
    await accept(late)
    const joinUrl = 'https://meet.example/here'
    expect(await dateOf(date, { joinUrl })).toMatchObject({ joinUrl, capacity: 1, sold: 2 })
    expect(await dateOf(date, { capacity: 3 })).toMatchObject({ capacity: 3 })
    expect(JSON.stringify(await dateOf(date, { capacity: 1 }))).toContain('Enter at least 2')
    await payments.query(sql`update course_sessions set capacity = 1 where id = ${date}::uuid`)
    expect(await dateOf(date, { status: 'cancelled' })).toMatchObject({ status: 'cancelled' })
  })
})
