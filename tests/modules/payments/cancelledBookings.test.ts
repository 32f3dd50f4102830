import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'
import pg from 'pg'

import { cancelBooking, sendRefund } from '../../../src/modules/learning/bookings/changeBooking.js'
import { findBookingsOfDate } from '../../../src/modules/learning/enrolments/bookingStore.js'
import { until } from '../../platform/jobs/until.js'
import { readPdf } from '../../support/readPdf.js'
import { type SecondProcess, startSecondProcess } from '../../support/startSecondProcess.js'
import { untilWaiting } from '../../support/untilWaiting.js'
import { makeDates } from '../learning/makeDates.js'
import { auth, buyPlaces } from './support/buyPlaces.js'
import { type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
let other: SecondProcess
beforeAll(async () => {
  payments = await startPayments()
  await payments.startJobs()
  other = await startSecondProcess({ NODE_OPTIONS: '' })
})
afterAll(() => payments.stop())

let made = 0

/** A course with one date that far ahead. */
const make = async (capacity: number, days = 30) => {
  made += 1
  const slug = `cancelled-course-${String(made)}`
  const course = await payments.payload.create({
    collection: 'courses',
    data: {
      title: `Course ${String(made)}`,
      slug,
      summary: 's',
      price: { amount: 10_000, currency: 'EUR' },
      _status: 'published',
    },
  })
  const startsAt = new Date(Date.now() + days * 86_400_000).toISOString()
  const [session = ''] = await makeDates(payments.payload, course.id, [{ startsAt, capacity }])
  return { slug, title: course.title, id: course.id, session }
}

/** Two places of a new buyer, paid for. */
const buyTwo = (course: { slug: string; session?: string }, name: string) =>
  buyPlaces(payments, { ...course, name })
const cancelAt = (url: string, { id }: { id: string }, token: string) =>
  fetch(`${url}/api/lms/bookings/${id}/cancellation`, { method: 'POST', headers: auth(token) })
const seatsLeft = async (slug: string) => {
  const answer = await payments.send(`/api/lms/courses/${slug}`)
  return ((await answer.json()) as { sessions: { seatsLeft: number }[] }).sessions[0]?.seatsLeft
}
const live = (bookingId: string) =>
  payments.query<{ email: string }>(sql`
    select l.email from enrolments e join learners l on l.id = e.learner_id
    where e.booking_id = ${bookingId}::uuid and e.ended_at is null order by l.email`)

describe('the buyer of a paid booking', () => {
  test('sees who has the places, the order and its invoice', async () => {
    const course = await make(9)
    const { booking, order, attendees } = await buyTwo(course, 'seer')
    expect(booking).toMatchObject({
      status: 'confirmed',
      course: { slug: course.slug },
      session: { id: course.session },
      attendees: attendees.map((each, at) => ({ ...each, seat: at + 1, canTransfer: true })),
      order: { number: order.number, status: 'paid', amount: 20_000, currency: 'EUR' },
      canCancel: true,
    })
    const { invoices } = booking.order as { invoices: { url: string }[] }
    const { pathname, search } = new URL(invoices[0]?.url ?? '')
    const pdf = await payments.send(pathname + search)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const { text } = await readPdf(Buffer.from(await pdf.arrayBuffer()))
    expect(text).toMatch(new RegExp(`${course.title}.+UTC.+Online`, 's'))
  })

  test('is shown what cancelling gives back, and gets it once from however many requests', async () => {
    const course = await make(9, 10)
    const { booking, order, token, tracking } = await buyTwo(course, 'half')
    const path = `/api/lms/bookings/${booking.id}/cancellation`
    const quote = await payments.send(path, { headers: auth(token) })
    expect(await quote.json()).toMatchObject({
      percent: 50,
      refund: { amount: 10_000, currency: 'EUR' },
      policy: [
        { days: 14, percent: 100 },
        { days: 7, percent: 50 },
      ],
    })
    expect(await seatsLeft(course.slug)).toBe(7)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        cancelAt(at % 2 ? payments.url : other.url, booking, token),
      ),
    )
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toMatchObject([
        200,
        { status: 'cancelled', refund: { amount: 10_000, currency: 'EUR' }, canCancel: false },
      ])
    }
    await until(async () => (await payments.orderOf(order.number)).status === 'partially_refunded')
    expect(payments.gateway.refunds.get(tracking)).toMatchObject([{ refund_amt: '100.00' }])
    await until(async () => (await seatsLeft(course.slug)) === 9)
    expect(await live(booking.id)).toEqual([])
    const papers = await payments.query(sql`
      select i.kind from invoices i join orders o on o.id = i.order_id
      where o.number = ${order.number} order by i.kind`)
    expect(papers).toHaveLength(2)
    const mails = () =>
      payments.mails.filter(
        ({ to, attachments }) =>
          to.includes('half@buyers.example') &&
          attachments.some(({ filename }) => filename.endsWith('.pdf')),
      )
    await until(() => mails().length === 2)
    await payments.untilIdle()
    expect(mails()).toHaveLength(2)
  })

  test('never gets more back than staff left of the payment, and is told that it comes to them', async () => {
    const bought = { ...(await make(9)), name: 'rest', takesPart: true }
    const { booking, order, token } = await buyPlaces(payments, bought)
    const { id } = (await payments.orderOf(order.number)) as { id: string }
    const refund = await payments.callAsAdmin(`/api/orders/${id}/refund`, {
      method: 'POST',
      json: { amount: 15_000, reason: 'A gesture' },
    })
    expect(refund.status).toBe(201)
    const answer = await cancelAt(payments.url, booking, token)
    expect(await answer.json()).toMatchObject({ refund: { amount: 5_000 } })
    await until(async () => (await payments.orderOf(order.number)).status === 'refunded')
    await payments.untilIdle()
    const told = (words: string) =>
      payments.mails.flatMap(({ to, text }) => (text.includes(words) ? to : []))
    expect(told('to whoever paid for your place')).toContain('rest-a@seats.example')
    expect(told('We send the money back')).toContain('rest@buyers.example')
  })
})

test('the bookings of a date are cancelled in full by a command that may be repeated', async () => {
  const course = await make(9, 2)
  const bought = [await buyTwo(course, 'first'), await buyTwo(course, 'second')]
  const req = await createLocalReq({}, payments.payload)
  const bookings = await findBookingsOfDate(req, course.session)
  expect(bookings.map(({ id }) => id).toSorted()).toEqual(
    bought.map(({ booking }) => booking.id).toSorted(),
  )
  for (const { id } of [...bookings, ...bookings]) {
    const reason = 'The date is cancelled.'
    await sendRefund(req, await cancelBooking(req, id, { percent: 100, reason }))
  }
  for (const { order, tracking } of bought) {
    await until(async () => (await payments.orderOf(order.number)).status === 'refunded')
    expect(payments.gateway.refunds.get(tracking)).toMatchObject([{ refund_amt: '200.00' }])
  }
  expect(await findBookingsOfDate(req, course.session)).toEqual([])
})

test('a place that is given away and a booking that is cancelled at once leave nobody enrolled', async () => {
  const course = await make(9)
  const { booking, token } = await buyTwo(course, 'both')
  const transfer = (url: string, at: number) =>
    fetch(`${url}/api/lms/bookings/${booking.id}/transfer`, {
      method: 'POST',
      headers: { ...auth(token), 'content-type': 'application/json' },
      body: JSON.stringify({
        attendee: { name: 'Heir', email: `heir${String(at)}@seats.example` },
        seat: (at % 2) + 1,
      }),
    })
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, (_, at) => transfer(at % 3 ? payments.url : other.url, at)),
    cancelAt(other.url, booking, token),
  ])
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect(answers.at(-1)?.status).toBe(200)
  expect(await live(booking.id)).toEqual([])
  const seated = await payments.query(sql`
    select e.id from enrolments e where e.course_id = ${course.id}::uuid and e.ended_at is null`)
  expect(seated).toEqual([])
  await until(async () => (await seatsLeft(course.slug)) === 9)
})

test('sixty colleagues who are given twenty places in two processes leave one person on each', async () => {
  const course = await make(20)
  const bought = await Promise.all(
    Array.from({ length: 10 }, (_, at) => buyTwo(course, `giver${String(at)}`)),
  )
  const give = (at: number) => {
    const { booking, token } = bought[at % 10] ?? {}
    const email = `given${String(at)}@seats.example`
    return fetch(
      `${at % 3 ? payments.url : other.url}/api/lms/bookings/${booking?.id ?? ''}/transfer`,
      {
        method: 'POST',
        headers: { ...auth(token ?? ''), 'content-type': 'application/json' },
        body: JSON.stringify({
          attendee: { name: 'Given', email },
          seat: (Math.floor(at / 10) % 2) + 1,
        }),
      },
    )
  }
  // More at once than a process takes are sent away.
  for (let wave = 0; wave < 3; wave += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => give(wave * 20 + at)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  }
  for (const { booking } of bought) {
    const named = await payments.query<{ email: string }>(sql`
      select email from bookings_attendees where _parent_id = ${booking.id}::uuid order by email`)
    expect(named).toHaveLength(2)
    expect(await live(booking.id)).toEqual(named)
  }
})

/** Counts the taken places of a date in each transaction when it commits: one after the other, so that none is missed. */
const watchCommits = async () => {
  const client = new pg.Client({ connectionString: payments.databaseUrl })
  await client.connect()
  await client.query(`
    create table places_at_commits (session_id uuid, taken int);
    create function note_places() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(2300);
      insert into places_at_commits select new.session_id, sum(quantity) from orders
        where session_id = new.session_id and released_at is null
          and status not in ('failed', 'cancelled', 'expired');
      return null;
    end $$;
    create constraint trigger note_places after insert or update on orders
      deferrable initially deferred for each row execute function note_places();`)
  await client.end()
}

test('two processes never sell more places of a date than it has, at any commit, whatever is cancelled', async () => {
  const course = await make(23)
  await watchCommits()
  const buy = async (url: string, at: number): Promise<Response> => {
    const json = { course: course.slug, session: course.session, quantity: (at % 3) + 1 }
    const answer = await fetch(`${url}/api/payments/initiate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `${String(20 + at)}.${String(at)}.1.1`,
      },
      body: JSON.stringify(json),
    })
    // So many at once may find no free connection on a slow machine; they come again.
    return answer.status === 503 ? buy(url, at) : answer
  }
  const early = await buyTwo(course, 'early')
  const [cancelled, ...answers] = await Promise.all([
    cancelAt(other.url, early.booking, early.token),
    ...Array.from({ length: 80 }, (_, at) => buy(at % 2 ? payments.url : other.url, at)),
  ])
  expect(cancelled.status).toBe(200)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  // What was cancelled after all of them had come is there for who comes next, one place each.
  let next = 201
  while ((await buy(payments.url, next)).status === 201) next += 3
  const [row] = await payments.query<{ taken: number }>(sql`
    select sum(quantity)::int as taken from orders
    where session_id = ${course.session}::uuid and released_at is null`)
  const [seen] = await payments.query<{ most: number; commits: number }>(sql`
    select max(taken)::int as most, count(*)::int as commits from places_at_commits
    where session_id = ${course.session}::uuid`)
  expect(seen?.most).toBe(23)
  expect(seen?.commits).toBeGreaterThan(10)
  expect(row?.taken).toBe(23)
})

// The last test, because it needs the other process to die.
test('a process killed while it cancels leaves the booking whole, and the next request refunds once', async () => {
  const course = await make(9)
  const { booking, order, token, tracking } = await buyTwo(course, 'killed')
  const client = new pg.Client({ connectionString: payments.databaseUrl })
  await client.connect()
  await client.query('begin')
  // The places are released, the refund is not recorded: the transaction waits for this lock.
  await client.query('lock table refunds in exclusive mode')
  const lost = cancelAt(other.url, booking, token).catch(() => 'lost')
  await untilWaiting(client, 1, 'refunds')
  await other.kill()
  expect(await lost).toBe('lost')
  await client.query('commit')
  await client.end()
  await until(async () => (await seatsLeft(course.slug)) === 7)
  expect(await live(booking.id)).toHaveLength(2)
  expect(payments.gateway.refunds.has(tracking)).toBe(false)

  expect((await cancelAt(payments.url, booking, token)).status).toBe(200)
  await until(async () => (await payments.orderOf(order.number)).status === 'refunded')
  expect(payments.gateway.refunds.get(tracking)).toMatchObject([{ refund_amt: '200.00' }])
  expect(await live(booking.id)).toEqual([])
})
