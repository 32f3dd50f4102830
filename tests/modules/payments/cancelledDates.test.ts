import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import pg from 'pg'

import { untilWaiting } from '../../support/untilWaiting.js'
import { visitPage } from '../../app/site/visitPage.js'
import { until } from '../../platform/jobs/until.js'
import { makeDates } from '../learning/makeDates.js'
import { bookableCourse } from './support/bookableCourse.js'
import { type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments()
})
afterAll(() => payments.stop())

test('a date that is cancelled while somebody pays ends in one whole refund by itself, and they are told why', async () => {
  const course = await payments.payload.create({
    collection: 'courses',
    data: {
      title: 'Called off',
      slug: 'called-off',
      summary: 's',
      price: { amount: 10_000, currency: 'EUR' },
      _status: 'published',
    },
  })
  const dates = await makeDates(payments.payload, course.id, [{ startsAt: '2099-01-01T09:00:00Z' }])
  const answer = await payments.send('/api/payments/initiate', {
    json: { course: course.slug, quantity: 2, customer: { email: 'ada@example.com' } },
  })
  const { order } = (await answer.json()) as { order: { number: string } & Paid }
  const cancelled = await payments.callAsAdmin(`/api/course-sessions/${String(dates[0])}`, {
    method: 'PATCH',
    json: { status: 'cancelled' },
  })
  expect(cancelled.status).toBe(200)
  const tracking_id = payments.capture(order)
  const paid = payments.encResp(order, { tracking_id })
  await Promise.all([payments.callback(paid), payments.callback(paid)])
  await payments.callback(paid)
  expect(await payments.query(sql`select id from enrolments`)).toEqual([])
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { html } = await visitPage('payments/result', '/payments/result', { headers: { cookie } })
  expect(html).toContain('this date will not take place. What you paid goes back')
  for (const words of ['sign in with', 'ada@', 'my courses']) expect(html).not.toContain(words)
  await payments.query(sql`
    update graphile_worker._private_jobs set run_at = now() where key like 'refund %'`)
  await payments.startJobs()
  await until(async () => (await payments.orderOf(order.number)).status === 'refunded')
  expect(payments.gateway.refunds.get(tracking_id)).toMatchObject([{ refund_amt: '200.00' }])
  const refunds = await payments.query(sql`select amount::int as amount, status from refunds`)
  expect(refunds).toEqual([{ amount: 20_000, status: 'done' }])
  const papers = await payments.query(
    sql`select kind, gross::int as gross from invoices order by id`,
  )
  expect(papers).toHaveLength(2)
  expect(papers).toEqual(
    expect.arrayContaining(['invoice', 'credit_note'].map((kind) => ({ kind, gross: 20_000 }))),
  )
  await until(() => payments.mails.length > 0)
  await payments.untilIdle()
  expect(payments.mails.map(({ to }) => to)).toEqual([['ada@example.com']])
  expect(payments.mails[0]?.header('subject')).toContain('refund')
  expect(payments.mails[0]?.text).toContain('The date you paid for will not take place.')
  expect(payments.mails[0]?.attachments).toHaveLength(1)
})

test('money that arrives while its date is being cancelled books nothing and goes back', async () => {
  const { slug, dates } = await bookableCourse(payments.payload, {
    dates: [{ startsAt: '2099-02-01T09:00:00Z' }],
  })
  const answer = await payments.send('/api/payments/initiate', {
    json: { course: slug, customer: { email: 'grace@example.com' } },
  })
  const { order } = (await answer.json()) as { order: { number: string } & Paid }
  const tracking_id = payments.capture(order)
  const staff = new pg.Client({ connectionString: payments.databaseUrl })
  await staff.connect()
  await staff.query('begin')
  await staff.query(`update course_sessions set status = 'cancelled' where id = $1`, [dates[0]])
  const paid = payments.callback(payments.encResp(order, { tracking_id }))
  await Promise.race([paid, untilWaiting(staff)])
  await staff.query('commit')
  await staff.end()
  await paid
  expect(await payments.orderOf(order.number)).toMatchObject({ status: 'paid' })
  const booked = sql`select id from bookings where order_number = ${order.number}`
  expect(await payments.query(booked)).toEqual([])
  const refunds = await payments.query(sql`
    select amount::int as amount from refunds
    where order_id = (select id from orders where number = ${order.number})`)
  expect(refunds).toEqual([{ amount: 12_000 }])
})

test('cancelling a date while payments for it arrive does all of it, and leaves no place on it', async () => {
  const { slug, dates } = await bookableCourse(payments.payload, {
    dates: [{ startsAt: '2099-03-01T09:00:00Z' }],
  })
  const begin = async () => {
    const answer = await payments.send('/api/payments/initiate', {
      json: { course: slug, customer: { email: 'joan@example.com' } },
    })
    const { order } = (await answer.json()) as { order: { number: string } & Paid }
    return payments.encResp(order, { tracking_id: payments.capture(order) })
  }
  const answers = await Promise.all([begin(), begin(), begin(), begin()])
  const [cancelled] = await Promise.all([
    payments.callAsAdmin(`/api/course-sessions/${String(dates[0])}/cancel`, { method: 'POST' }),
    ...answers.map((one) => payments.callback(one)),
  ])
  expect(cancelled.status).toBe(200)
  const open = sql`
    select status from bookings where session_id = ${String(dates[0])}::uuid and status = 'confirmed'`
  expect(await payments.query(open)).toEqual([])
  const left = sql`
    select attention from orders where session_id = ${String(dates[0])}::uuid and attention is not null`
  expect(await payments.query(left)).toEqual([])
})

test('a date that is changed while it is being cancelled stays cancelled', async () => {
  const { dates } = await bookableCourse(payments.payload, {
    dates: [{ startsAt: '2099-05-01T09:00:00Z' }],
  })
  const path = `/api/course-sessions/${String(dates[0])}`
  const other = new pg.Client({ connectionString: payments.databaseUrl })
  await other.connect()
  await other.query('begin')
  await other.query(`update course_sessions set status = 'cancelled' where id = $1`, [dates[0]])
  const json = { joinUrl: 'https://meet.example.com/new' }
  const changed = payments.callAsAdmin(path, { method: 'PATCH', json })
  await untilWaiting(other)
  await other.query('commit')
  await other.end()
  expect((await changed).status).toBe(200)
  const date = await payments.callAsAdmin(path)
  expect(await date.json()).toMatchObject({ ...json, status: 'cancelled' })
})

test('cancelling a date locks all of its bookings before any order, as erasing a person does', async () => {
  const { slug, dates } = await bookableCourse(payments.payload, {
    dates: [{ startsAt: '2099-04-01T09:00:00Z' }],
  })
  for (const email of ['mary@example.com', 'rosa@example.com']) {
    const answer = await payments.send('/api/payments/initiate', {
      json: { course: slug, customer: { email } },
    })
    const { order } = (await answer.json()) as { order: { number: string } & Paid }
    await payments.callback(payments.encResp(order, { tracking_id: payments.capture(order) }))
  }
  // Their mails and invoices work on the same rows.
  await payments.untilIdle()
  const [first, last] = await payments.query<{ id: string; order: string }>(sql`
    select id, "order" from bookings where session_id = ${String(dates[0])}::uuid order by id`)
  const eraser = new pg.Client({ connectionString: payments.databaseUrl })
  await eraser.connect()
  await eraser.query('begin')
  await eraser.query('select from bookings where id = $1 for no key update', [last?.id])
  const cancelled = payments.callAsAdmin(`/api/course-sessions/${String(dates[0])}/cancel`, {
    method: 'POST',
  })
  await untilWaiting(eraser)
  await eraser.query('select from orders where id = $1 for no key update nowait', [first?.order])
  await eraser.query('commit')
  await eraser.end()
  expect((await cancelled).status).toBe(200)
})

test('the dates of a course are locked in an order that no change of their times changes', async () => {
  const { slug, dates } = await bookableCourse(payments.payload, {
    dates: [{ startsAt: '2099-09-01T09:00:00Z' }, { startsAt: '2099-08-01T09:00:00Z' }],
  })
  const other = new pg.Client({ connectionString: payments.databaseUrl })
  await other.connect()
  await other.query('begin')
  await other.query('select from course_sessions where id = $1 for no key update', [dates[0]])
  const json = { course: slug, customer: { email: 'alan@example.com' } }
  const begun = payments.send('/api/payments/initiate', { json })
  await untilWaiting(other)
  await other.query('select from course_sessions where id = $1 for no key update nowait', [
    dates[1],
  ])
  await other.query('commit')
  await other.end()
  expect((await begun).status).toBe(201)
})

type Paid = { amount: number; currency: string }
