import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import pg from 'pg'

import { untilWaiting } from '../../support/untilWaiting.js'
import { bookableCourse } from './support/bookableCourse.js'
import { type Initiated, type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
})
afterAll(() => payments.stop())

type Order = Initiated['order']

const remove = (path: string) => payments.callAsAdmin(`/api/${path}`, { method: 'DELETE' })
/** The status of the answer, and what it says. */
const removed = async (path: string) => {
  const answer = await remove(path)
  const { errors, message } = (await answer.json()) as Record<string, unknown> & {
    errors?: { message: string }[]
  }
  return [answer.status, errors?.[0]?.message ?? message]
}
const datesAt = (...days: number[]) =>
  days.map((day) => ({ startsAt: `2099-01-0${String(day)}T09:00:00Z` }))
const make = (...days: number[]) => bookableCourse(payments.payload, { dates: datesAt(...days) })
const buy = async (json: object): Promise<Order> => {
  const body = { customer: { email: 'buyer@kept.example' }, ...json }
  const answer = await payments.send('/api/payments/initiate', { json: body })
  return ((await answer.json()) as Initiated).order
}
/** An order that ended without money so long ago that nobody waits for it. */
const forgotten = async (json: object): Promise<Order> => {
  const order = await buy(json)
  await payments.callback(payments.encResp(order, { order_status: 'Failure' }))
  await set(order, 'failed', 25)
  return order
}
const set = ({ number }: Order, status: string, hoursAgo = 0) =>
  payments.query(sql`
    update orders set status = ${status},
      released_at = case when ${status} = 'refunded' then now() end, updated_at = now() - ${hoursAgo} * interval '1 hour'
    where number = ${number}`)
const noteOf = async ({ number }: Order) => {
  const { status, attention } = await payments.orderOf(number)
  const events = await payments.query<{ message: string }>(sql`
    select message from payment_events where type = 'note'
      and order_id = (select id from orders where number = ${number})`)
  return { status, attention, said: events.map(({ message }) => message) }
}

const draft = 'This course has orders. Make the course a draft instead.'
const off = 'This date has orders. Cancel it instead.'

describe('a course or a date that is sold', () => {
  test('cannot be deleted while a payment link names it, whatever the state of the link', async () => {
    const { id, dates } = await make(1, 2)
    const one = await payments.makeLink({ course: id, session: dates[0] })
    const link = `payment-links/${one.id}`
    const change = (json: object) => payments.callAsAdmin(`/api/${link}`, { method: 'PATCH', json })
    const sells = (name: string) =>
      `The payment link “${one.slug}” sells this ${name}. Change or delete the link first.`
    for (const state of ['active', 'paused', 'archived', 'draft']) {
      expect((await change({ state })).status).toBe(200)
      expect(await removed(`course-sessions/${String(dates[0])}`)).toEqual([409, sells('date')])
      expect(await removed(`courses/${id}`)).toEqual([409, sells('course')])
    }
    const kept = await payments.callAsAdmin(`/api/${link}?depth=0`)
    expect(await kept.json()).toMatchObject({ course: id, session: dates[0] })
    expect((await change({ session: dates[1] })).status).toBe(200)
    expect((await remove(`course-sessions/${String(dates[0])}`)).status).toBe(200)
    expect((await remove(link)).status).toBe(200)
    expect((await remove(`courses/${id}`)).status).toBe(200)
  })

  test('cannot be deleted while an order has money for it, or may still get some', async () => {
    for (const { id, slug, dates } of [await make(1), await make()]) {
      const order = await buy({ course: slug })
      const answers = async () => [
        await removed(`courses/${id}`),
        ...(dates[0] ? [await removed(`course-sessions/${dates[0]}`)] : []),
      ]
      const refused = [[409, draft], ...(dates[0] ? [[409, off]] : [])]
      for (const status of ['paid', 'partially_refunded', 'review', 'disputed', 'pending']) {
        await set(order, status, 1_000)
        expect([status, await answers()]).toEqual([status, refused])
      }
      for (const status of ['failed', 'cancelled', 'expired']) {
        await set(order, status, 23)
        expect([status, await answers()]).toEqual([status, refused])
      }
    }
  })

  test('is deleted once all of the money went back, or a day after the last order ended without any', async () => {
    for (const status of ['refunded', 'failed', 'cancelled', 'expired']) {
      const { id, slug, dates } = await make(1, 2)
      await set(await buy({ course: slug, session: dates[0] }), status, 25)
      expect((await remove(`course-sessions/${String(dates[0])}`)).status).toBe(200)
      expect((await remove(`courses/${id}`)).status).toBe(200)
    }
  })

  test('stays when many are deleted at once, and the others go', async () => {
    const [sold, other] = [await make(1), await make(1)]
    await buy({ course: sold.slug })
    for (const [slug, ids, message] of [
      ['course-sessions', [sold.dates[0], other.dates[0]], off],
      ['courses', [sold.id, other.id], draft],
    ] as const) {
      const answer = await remove(`${slug}?where[id][in]=${ids.join(',')}`)
      const { docs, errors } = (await answer.json()) as { docs: object[]; errors: object[] }
      expect(docs).toMatchObject([{ id: ids[1] }])
      expect(errors).toMatchObject([{ id: ids[0], message }])
    }
    expect((await payments.send(`/api/lms/courses/${sold.slug}`)).status).toBe(200)
  })
})

describe('a deletion and an order that begins at once', () => {
  /**
   * Runs `first` until it waits for a table that is locked, then `second` until it waits too; ends the lock. What the service
   * writes by the way waits for some tables as well: `uses` is then one that `first` alone works on.
   */
  const race = async <A, B>(
    [table, uses]: [locked: string, uses?: string],
    first: () => Promise<A>,
    second: () => Promise<B>,
  ): Promise<[A, B]> => {
    const client = new pg.Client({ connectionString: payments.databaseUrl })
    await client.connect()
    try {
      await client.query(`begin; lock table ${table} in share mode`)
      const one = first()
      await untilWaiting(client, 1, uses)
      const two = second()
      await untilWaiting(client, 2)
      await client.query('commit')
      return await Promise.all([one, two])
    } finally {
      await client.end()
    }
  }
  const initiate = (course: string) => payments.send('/api/payments/initiate', { json: { course } })

  test('leave the course or the date to the order that was first', async () => {
    const table = 'orders'
    for (const days of [[1], []]) {
      const { slug, id } = await make(...days)
      const [begun, gone] = await race(
        [table],
        () => initiate(slug),
        () => removed(`courses/${id}`),
      )
      expect([begun.status, gone]).toEqual([201, [409, draft]])
    }
    const { slug, dates } = await make(1)
    const [begun, gone] = await race(
      [table],
      () => initiate(slug),
      () => removed(`course-sessions/${String(dates[0])}`),
    )
    expect([begun.status, gone]).toEqual([201, [409, off]])
  })

  test('leave the course to the late payment that was first, or tell staff of it', async () => {
    const { id, slug } = await make()
    const order = await forgotten({ course: slug })
    const [, gone] = await race(
      ['payment_events'],
      () => payments.callback(payments.encResp(order)),
      () => removed(`courses/${id}`),
    )
    expect([gone, await noteOf(order)]).toEqual([
      [409, draft],
      { status: 'paid', attention: null, said: [] },
    ])
    const other = await make()
    const late = await forgotten({ course: other.slug })
    const [deleted] = await race(
      ['_courses_v'],
      () => removed(`courses/${other.id}`),
      () => payments.callback(payments.encResp(late)),
    )
    expect(deleted[0]).toBe(200)
    expect(await noteOf(late)).toMatchObject({ status: 'paid', said: ['The course is gone.'] })
  })

  test('sell nothing of what was deleted first', async () => {
    const table = '_courses_v'
    for (const days of [[1], []]) {
      const { slug, id } = await make(...days)
      const [gone, begun] = await race(
        [table],
        () => removed(`courses/${id}`),
        () => initiate(slug),
      )
      const { code } = (await begun.json()) as { code: string }
      expect([gone[0], begun.status, code]).toEqual([200, 409, 'session_closed'])
    }
  })

  test('leave the date to the link that names it meanwhile', async () => {
    const { id, dates } = await make(1)
    const { id: link } = await payments.makeLink({ course: id })
    const date = String(dates[0])
    const [changed, gone] = await race(
      ['audit_log', 'payment_links'],
      () =>
        payments.callAsAdmin(`/api/payment-links/${link}`, {
          method: 'PATCH',
          json: { session: date },
        }),
      () => removed(`course-sessions/${date}`),
    )
    expect([changed.status, gone[0]]).toEqual([200, 409])
  })
})

describe('money that comes when what it was for is gone', () => {
  test('for a course is shown to staff, and enrols nobody', async () => {
    const alone = await make()
    const named = await make()
    const { id: link, slug } = await payments.makeLink({ course: named.id })
    const attendees = [{ name: 'Ada', email: 'ada@kept.example' }]
    const orders = [
      await forgotten({ course: alone.slug }),
      await forgotten({ link: slug, attendees }),
    ]
    const json = { course: null }
    await payments.callAsAdmin(`/api/payment-links/${link}`, { method: 'PATCH', json })
    for (const { id } of [alone, named]) {
      expect((await remove(`courses/${id}`)).status).toBe(200)
    }
    for (const order of orders) {
      await payments.callback(payments.encResp(order))
      expect(await noteOf(order)).toEqual({
        status: 'paid',
        attention: 'Paid for a course and not enrolled.',
        said: ['The course is gone.'],
      })
    }
  })

  test('for a date is shown to staff while the course has others', async () => {
    const { slug, dates } = await make(1, 2)
    const order = await forgotten({ course: slug, session: dates[0] })
    expect((await remove(`course-sessions/${String(dates[0])}`)).status).toBe(200)
    await payments.callback(payments.encResp(order))
    expect(await noteOf(order)).toEqual({
      status: 'paid',
      attention: 'Paid for a date that is gone, and enrolled without one.',
      said: ['The date is gone.'],
    })
  })

  test('for a course that is taken at any time, or by a link that sells none, asks nobody', async () => {
    const { slug: link } = await payments.makeLink()
    const { id, slug } = await make()
    const orders = [await buy({ course: slug }), await buy({ link })]
    await payments.payload.create({
      collection: 'course-sessions',
      data: {
        course: id,
        startsAt: '2099-01-01T09:00:00Z',
        endsAt: '2099-01-01T17:00:00Z',
        timeZone: 'UTC',
        mode: 'online',
        capacity: 5,
        status: 'scheduled',
      },
    })
    for (const order of orders) {
      await payments.callback(payments.encResp(order))
      expect(await noteOf(order)).toEqual({ status: 'paid', attention: null, said: [] })
    }
  })
})
