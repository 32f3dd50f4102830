import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { bookableCourse } from './support/bookableCourse.js'
import { type Initiated, type Payments, startPayments } from './support/startPayments.js'

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
