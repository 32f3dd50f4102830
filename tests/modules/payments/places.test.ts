import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'

import { announceExpiredHolds } from '../../../src/modules/payments/orders/holds.js'
import { until } from '../../platform/jobs/until.js'
import { type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
})
afterAll(() => payments.stop())

type Course = { slug: string; paymentLink: string | null; sessions: { seatsLeft: number | null }[] }

const make = async (title: string, seats: (number | null)[], maxUses: number | null) => {
  const course = await payments.payload.create({
    collection: 'courses',
    data: {
      title,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      summary: 's',
      price: { amount: 10_000, currency: 'EUR' },
      sessions: seats.map((places, at) => ({
        startsAt: `2099-0${String(at + 1)}-01T09:00:00Z`,
        seats: places,
      })),
      _status: 'published',
    },
  })
  const link = await payments.makeLink({
    course: course.id,
    maxUses,
    price: { amount: 10_000, currency: 'EUR' },
  })
  return { slug: course.slug, link }
}
const read = async (slug: string): Promise<Course> =>
  (await (await payments.send(`/api/lms/courses/${slug}`)).json()) as Course
const seatsOf = ({ sessions }: Course) => sessions.map(({ seatsLeft }) => seatsLeft)
const listed = async (slug: string) => {
  const answer = await payments.send('/api/lms/courses?limit=100')
  const { docs } = (await answer.json()) as { docs: Course[] }
  const found = docs.find((one) => one.slug === slug)
  if (!found) throw new Error('The list has lost a course')
  return found
}
const remaining = async (slug: string) => {
  const answer = await payments.send('/api/payments/links?limit=100')
  const { docs } = (await answer.json()) as { docs: { slug: string; remaining: number | null }[] }
  return docs.find((one) => one.slug === slug)?.remaining
}
const buyer = { customer: { email: 'ada@example.com' } }
const told = async (question: string) => {
  const answer = await payments.send('/api/chat', { json: { message: question } })
  return answer.text()
}

describe('the places that a course shows', () => {
  test('are never more than its payment link has left, on lists, the course and to questions', async () => {
    const { slug, link } = await make('Marmot watching', [24, 3, null], 20)
    expect(seatsOf(await read(slug))).toEqual([20, 3, 20])
    const order = (await payments.initiate(link.slug, buyer)).order
    expect(await remaining(link.slug)).toBe(19)
    for (const course of [await read(slug), await listed(slug)]) {
      expect(seatsOf(course)).toEqual([19, 3, 19])
    }
    await payments.callback(payments.encResp(order))
    expect(seatsOf(await read(slug))).toEqual([19, 3, 19])
    await until(async () =>
      (await told('How many places are left of Marmot watching?')).includes('19 places'),
    )
    const { order: other } = await payments.initiate(link.slug, buyer)
    expect(seatsOf(await listed(slug))).toEqual([18, 3, 18])
    await payments.callback(payments.encResp(other, { order_status: 'Failure' }))
    expect(seatsOf(await listed(slug))).toEqual([19, 3, 19])
  })

  test('are none once the link is used up, which then is no longer offered', async () => {
    const { slug, link } = await make('Marmot counting', [8], 1)
    expect(await read(slug)).toMatchObject({ paymentLink: link.slug, sessions: [{ seatsLeft: 1 }] })
    await payments.initiate(link.slug, buyer)
    const used = { paymentLink: null, sessions: [{ seatsLeft: 0 }] }
    expect(await read(slug)).toMatchObject(used)
    expect(await listed(slug)).toMatchObject(used)
  })

  test('are those of the date where the link has no limit, and follow the link when staff change it', async () => {
    const { slug, link } = await make('Marmot drawing', [8, null], null)
    expect(seatsOf(await read(slug))).toEqual([8, null])
    await payments.callAsAdmin(`/api/payment-links/${link.id}`, {
      method: 'PATCH',
      json: { maxUses: 5 },
    })
    expect(seatsOf(await listed(slug))).toEqual([5, 5])
  })

  test('are those of the link when a place was not paid for in time, and when its payer takes it again', async () => {
    const { slug, link } = await make('Marmot painting', [8], 5)
    const page = await (await payments.send(`/api/payments/redirect/${link.slug}`)).text()
    const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const both = async () => [await remaining(link.slug), ...seatsOf(await listed(slug))]
    await payments.initiate(link.slug, { token })
    expect(await both()).toEqual([4, 4])
    const { clock } = payments.platform
    const late = clock.now().getTime() + 11 * 60_000
    payments.platform.clock = { now: () => new Date(late) }
    await until(async () => (await both()).every((left) => left === 5))
    await announceExpiredHolds(await createLocalReq({}, payments.payload))
    expect(await both()).toEqual([5, 5])
    await payments.initiate(link.slug, { token })
    expect(await both()).toEqual([4, 4])
    payments.platform.clock = clock
  })

  test('follow a place that becomes free without an event, within seconds', async () => {
    const { slug, link } = await make('Marmot feeding', [8], 5)
    const { order } = await payments.initiate(link.slug, buyer)
    expect(seatsOf(await listed(slug))).toEqual([4])
    await payments.query(sql`update orders set status = 'expired' where number = ${order.number}`)
    await until(async () => seatsOf(await listed(slug))[0] === 5)
  })
})
