import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'

import { announcePassedTimes } from '../../../src/modules/payments/orders/holds.js'
import { until } from '../../platform/jobs/until.js'
import { makeDates } from '../learning/makeDates.js'
import { type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
})
afterAll(() => payments.stop())

type Session = { id: string; status: string; seatsLeft: number }
type Course = { slug: string; paymentLink: string | null; sessions: Session[] }

const make = async (title: string, capacities: number[], maxUses: number | null = null) => {
  const course = await payments.payload.create({
    collection: 'courses',
    data: {
      title,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      summary: 's',
      price: { amount: 10_000, currency: 'EUR' },
      _status: 'published',
    },
  })
  const dates = await makeDates(
    payments.payload,
    course.id,
    capacities.map((capacity, at) => ({
      startsAt: `2099-0${String(at + 1)}-01T09:00:00Z`,
      capacity,
    })),
  )
  const price = { amount: 10_000, currency: 'EUR' }
  const link = await payments.makeLink({ course: course.id, maxUses, price })
  return { slug: course.slug, course: course.id, link, dates }
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

const initiate = (link: string, body: object = buyer) =>
  payments.send('/api/payments/initiate', { json: { link, ...body } })
const patch = (path: string, json: object) =>
  payments.callAsAdmin(`/api/${path}`, { method: 'PATCH', json })

describe('the places of the dates of a course', () => {
  test('are its capacity less what is sold or held: on lists, the course, its link and to questions', async () => {
    const { slug, link } = await make('Marmot watching', [20])
    const all = async () => [
      await remaining(link.slug),
      ...seatsOf(await read(slug)),
      ...seatsOf(await listed(slug)),
    ]
    expect(await all()).toEqual([20, 20, 20])
    const { order } = await payments.initiate(link.slug, buyer)
    expect(await all()).toEqual([19, 19, 19])
    await payments.callback(payments.encResp(order))
    expect(await all()).toEqual([19, 19, 19])
    await until(async () =>
      (await told('How many places are left of Marmot watching?')).includes('19 places'),
    )
    const { order: other } = await payments.initiate(link.slug, buyer)
    expect(await all()).toEqual([18, 18, 18])
    await payments.callback(payments.encResp(other, { order_status: 'Failure' }))
    expect(await all()).toEqual([19, 19, 19])
  })

  test('are taken on the date that the buyer chose, else on the next one with a free place', async () => {
    const { slug, link, dates } = await make('Marmot talks', [1, 8])
    await payments.initiate(link.slug, { ...buyer, session: dates[1] })
    expect(seatsOf(await read(slug))).toEqual([1, 7])
    const { order } = await payments.initiate(link.slug, buyer)
    expect(seatsOf(await read(slug))).toEqual([0, 7])
    expect(await payments.orderOf(order.number)).toMatchObject({ session: dates[0], quantity: 1 })
    expect((await read(slug)).sessions.map(({ status }) => status)).toEqual(['full', 'open'])
    await payments.initiate(link.slug, { customer: { email: 'bob@example.com' } })
    expect(seatsOf(await read(slug))).toEqual([0, 6])
    expect(await remaining(link.slug)).toBe(6)
  })

  test('are refused by name: full, over, cancelled, or of another course; nothing is held', async () => {
    const { slug, link, dates } = await make('Marmot songs', [1, 8, 8])
    const other = await make('Marmot dances', [4])
    await payments.initiate(link.slug, { ...buyer, session: dates[0] })
    await patch(`course-sessions/${String(dates[1])}`, { status: 'cancelled' })
    await patch(`course-sessions/${String(dates[2])}`, {
      startsAt: '2020-01-01T09:00:00Z',
      endsAt: '2020-01-01T17:00:00Z',
    })
    const refused = async (session: string | undefined) => {
      const answer = await initiate(link.slug, { ...buyer, session })
      const { code, errors } = await answer.json()
      return [answer.status, code, errors?.[0]?.path]
    }
    expect(await refused(dates[0])).toEqual([409, 'session_full', undefined])
    expect(await refused(dates[1])).toEqual([409, 'session_closed', undefined])
    expect(await refused(dates[2])).toEqual([409, 'session_closed', undefined])
    expect(await refused(other.dates[0])).toEqual([422, 'validation_failed', '/session'])
    expect(await refused(undefined)).toEqual([409, 'session_full', undefined])
    for (const session of dates) {
      const form = { link: link.slug, session, email: 'ada@example.com' }
      const page = await payments.send('/api/payments/initiate', { form })
      expect([page.status, await page.text()]).toEqual([
        409,
        expect.stringContaining('<h1>This date cannot be booked</h1>'),
      ])
    }
    const orders = await payments.query(sql`
      select id from orders where course_id = (select id from courses where slug = ${slug})`)
    expect(orders).toHaveLength(1)
    expect(seatsOf(await read(other.slug))).toEqual([4])
  })

  test('are limited for one client by date where the link itself has no limit', async () => {
    const { link, dates } = await make('Marmot hiking', [8, 8])
    const headers = { 'x-forwarded-for': '192.0.2.40' }
    const hold = async (session: string | undefined) => {
      const json = { link: link.slug, ...buyer, session }
      return (await payments.send('/api/payments/initiate', { json, headers })).status
    }
    const first = [await hold(dates[0]), await hold(dates[0]), await hold(dates[0])]
    expect([...first, await hold(dates[0])]).toEqual([201, 201, 201, 429])
    expect([await hold(dates[1]), await hold(dates[1])]).toEqual([201, 201])
  })

  test('close the course to buyers when all are taken, and open it when one is free again', async () => {
    const { slug, link } = await make('Marmot counting', [1])
    const { order } = await payments.initiate(link.slug, buyer)
    const full = { paymentLink: null, sessions: [{ seatsLeft: 0, status: 'full' }] }
    expect(await read(slug)).toMatchObject(full)
    expect(await listed(slug)).toMatchObject(full)
    expect(await remaining(link.slug)).toBeUndefined()
    expect((await payments.send(`/api/payments/redirect/${link.slug}`)).status).toBe(410)
    await payments.callback(payments.encResp(order, { order_status: 'Aborted' }))
    expect(await listed(slug)).toMatchObject({
      paymentLink: link.slug,
      sessions: [{ seatsLeft: 1 }],
    })
  })

  test('are those of the date, however few a link of the whole course may still sell', async () => {
    const { slug, link, dates } = await make('Marmot drawing', [8, 3])
    await patch(`payment-links/${link.id}`, { maxUses: 1 })
    expect([await remaining(link.slug), ...seatsOf(await listed(slug))]).toEqual([1, 8, 3])
    await payments.initiate(link.slug, { ...buyer, session: dates[0] })
    expect(await read(slug)).toMatchObject({ paymentLink: null })
    expect(seatsOf(await listed(slug))).toEqual([7, 3])
    const json = { course: slug, session: dates[0], ...buyer }
    expect((await payments.send('/api/payments/initiate', { json })).status).toBe(201)
    expect(seatsOf(await read(slug))).toEqual([6, 3])
  })

  test('of a date are as many as its own link says, until that is used up', async () => {
    const { slug, link, course, dates } = await make('Marmot modelling', [8, 3])
    await patch(`payment-links/${link.id}`, { state: 'paused' })
    const price = { amount: 10_000, currency: 'EUR' }
    const one = await payments.makeLink({ course, session: dates[0], price, maxUses: 1 })
    expect([await remaining(one.slug), ...seatsOf(await read(slug))]).toEqual([1, 1, 3])
    await payments.initiate(one.slug, buyer)
    expect(seatsOf(await read(slug))).toEqual([7, 3])
  })

  test('are sold one date alone by a link of that date, which says the same number', async () => {
    const { slug, link, course, dates } = await make('Marmot sketching', [8, 3])
    await patch(`payment-links/${link.id}`, { state: 'paused' })
    const price = { amount: 10_000, currency: 'EUR' }
    const one = await payments.makeLink({ course, session: dates[1], price })
    expect(await read(slug)).toMatchObject({ paymentLink: one.slug })
    await payments.initiate(one.slug, buyer)
    expect([await remaining(one.slug), ...seatsOf(await read(slug))]).toEqual([2, 8, 2])
    expect((await initiate(one.slug, { ...buyer, session: dates[0] })).status).toBe(422)
    const foreign = { course, session: (await make('Marmot opera', [1])).dates[0], price }
    await expect(payments.makeLink(foreign)).rejects.toThrow()
  })

  test('are sold by a link that still has some: not by one whose date is full or cancelled', async () => {
    const { slug, link, course, dates } = await make('Marmot carving', [1, 3, 4], 2)
    const price = { amount: 10_000, currency: 'EUR' }
    const [second, first] = [
      await payments.makeLink({ course, session: dates[1], price }),
      await payments.makeLink({ course, session: dates[0], price }),
    ]
    const shown = async () => {
      const found = await read(slug)
      return [found.paymentLink, ...seatsOf(found)]
    }
    expect(await shown()).toEqual([link.slug, 1, 3, 4])
    for (const session of dates.slice(1)) await payments.initiate(link.slug, { ...buyer, session })
    expect(await shown()).toEqual([first.slug, 1, 2, 3])
    await payments.initiate(first.slug, { customer: { email: 'bob@example.com' } })
    expect(await shown()).toEqual([second.slug, 0, 2, 3])
    expect((await payments.send(`/api/payments/redirect/${second.slug}`)).status).toBe(200)
    await patch(`course-sessions/${String(dates[1])}`, { status: 'cancelled' })
    expect(await shown()).toEqual([null, 0, 2, 3])
  })

  test('come back when they were not paid for in time, and are taken again by their payer', async () => {
    const { slug, link } = await make('Marmot painting', [5])
    const page = await (await payments.send(`/api/payments/redirect/${link.slug}`)).text()
    const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const both = async () => [await remaining(link.slug), ...seatsOf(await listed(slug))]
    await payments.initiate(link.slug, { token })
    expect(await both()).toEqual([4, 4])
    const { clock } = payments.platform
    const late = clock.now().getTime() + 11 * 60_000
    payments.platform.clock = { now: () => new Date(late) }
    await until(async () => (await both()).every((left) => left === 5))
    await announcePassedTimes(await createLocalReq({}, payments.payload))
    expect(await both()).toEqual([5, 5])
    await payments.initiate(link.slug, { token })
    expect(await both()).toEqual([4, 4])
    payments.platform.clock = clock
  })

  test('follow a place that becomes free without an event, within seconds', async () => {
    const { slug, link } = await make('Marmot feeding', [5])
    const { order } = await payments.initiate(link.slug, buyer)
    expect(seatsOf(await listed(slug))).toEqual([4])
    await payments.query(sql`update orders set status = 'expired' where number = ${order.number}`)
    await until(async () => seatsOf(await listed(slug))[0] === 5)
  })

  test('are announced when a link ends, which no event marks', async () => {
    const { course } = await make('Marmot echoes', [5])
    const { clock } = payments.platform
    const at = clock.now().getTime() + 60_000
    await payments.makeLink({ course, availableUntil: new Date(at).toISOString() })
    // What making them announced has arrived by then.
    await sleep(500)
    const note = jest.spyOn(payments.platform.search, 'note')
    payments.platform.clock = { now: () => new Date(at + 1_000) }
    await announcePassedTimes(await createLocalReq({}, payments.payload))
    payments.platform.clock = clock
    await until(() => Promise.resolve(note.mock.calls.some(([, id]) => id === course)))
  })

  test('never fall below what is sold: staff cannot lower the capacity or delete the date then', async () => {
    const { link, dates } = await make('Marmot feasts', [5])
    await payments.initiate(link.slug, buyer)
    await payments.initiate(link.slug, { customer: { email: 'bob@example.com' } })
    const date = `course-sessions/${String(dates[0])}`
    const lowered = await patch(date, { capacity: 1 })
    expect([lowered.status, JSON.stringify(await lowered.json())]).toEqual([
      400,
      expect.stringContaining('Enter at least 2'),
    ])
    expect((await patch(date, { capacity: 2 })).status).toBe(200)
    const kept = await payments.callAsAdmin(`/api/${date}`, { method: 'DELETE' })
    expect(kept.status).toBe(409)
    const { doc } = await (await patch(date, { capacity: 4 })).json()
    expect(doc).toMatchObject({ sold: 0, held: 2, seatsLeft: 2 })
  })

  test('enrol the buyer in the date, whose joining link only they and staff can read', async () => {
    const { link, dates } = await make('Marmot calls', [5])
    const joinUrl = 'https://meet.example/marmots'
    await patch(`course-sessions/${String(dates[0])}`, { joinUrl })
    const { order } = await payments.initiate(link.slug, buyer)
    await payments.callback(payments.encResp(order))
    const [enrolment] = await payments.query<{ session_id: string }>(
      sql`select session_id from enrolments where "order" = (
        select id::text from orders where number = ${order.number})`,
    )
    expect(enrolment?.session_id).toBe(dates[0])
    for (const path of ['/api/course-sessions?limit=100', '/api/courses', '/api/lms/courses']) {
      const text = await (await payments.send(path)).text()
      expect([path, text.includes(String(dates[0])), text.includes(joinUrl)]).toEqual([
        path,
        true,
        false,
      ])
    }
    const own = await payments.callAsAdmin(`/api/course-sessions/${String(dates[0])}`)
    expect(await own.json()).toMatchObject({ joinUrl, sold: 1, held: 0 })
  })
})
