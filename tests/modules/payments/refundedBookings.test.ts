import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { sayRefund } from '../../../src/modules/payments/admin/sayRefund.js'
import { orderToken } from '../../../src/modules/payments/orders/orderToken.js'
import type { RefundAnswer } from '../../../src/modules/payments/schemas.js'
import { until } from '../../platform/jobs/until.js'
import { bookableCourse } from './support/bookableCourse.js'
import { auth, buyPlaces } from './support/buyPlaces.js'
import { type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments()
  await payments.startJobs()
})
afterAll(() => payments.stop())

const refund = async (number: string, json: object) => {
  const { id } = (await payments.orderOf(number)) as { id: string }
  const body = { reason: 'They cannot come', ...json }
  return payments.callAsAdmin(`/api/orders/${id}/refund`, { method: 'POST', json: body })
}
const resolve = (number: string, decision: string) =>
  payments.callAsAdmin(`/api/orders/${number}/resolve`, {
    method: 'POST',
    json: { decision, reason: 'The bank wrote' },
  })
const bookingOf = async (token: string) => {
  const list = await payments.send('/api/lms/bookings', { headers: auth(token) })
  const { docs } = (await list.json()) as { docs: { status: string; refund: object | null }[] }
  return docs[0]
}
const sold = async (session: string) => {
  const answer = await payments.callAsAdmin(`/api/course-sessions/${session}`)
  return ((await answer.json()) as { sold: number }).sold
}
const live = (slug: string) =>
  payments.query(sql`
    select e.id from enrolments e where e.course_slug = ${slug} and e.ended_at is null`)
const subjectsTo = (email: string) =>
  payments.mails.flatMap(({ to, text }) => (to.includes(email) ? (text.split('\n')[0] ?? '') : []))
const sendWaiting = async () => {
  await payments.query(sql`
    update graphile_worker._private_jobs set run_at = now() where key like 'refund %'`)
  await payments.untilIdle()
}
const date = (days: number) => ({
  startsAt: new Date(Date.now() + days * 86_400_000).toISOString(),
})

test('a full refund frees the places, cancels the booking and tells everybody once', async () => {
  const { slug, dates } = await bookableCourse(payments.payload, { dates: [date(30)] })
  const [session = ''] = dates
  const { order, token, attendees } = await buyPlaces(payments, { slug, session, name: 'full' })
  expect((await refund(order.number, { amount: 14_000 })).status).toBe(201)
  expect([await sold(session), (await bookingOf(token))?.status]).toEqual([2, 'confirmed'])
  expect((await refund(order.number, {})).status).toBe(201)
  expect(await sold(session)).toBe(0)
  await until(async () => (await bookingOf(token))?.status === 'cancelled')
  expect(await bookingOf(token)).toMatchObject({ refund: { amount: 24_000, currency: 'EUR' } })
  expect(await live(slug)).toEqual([])
  await payments.untilIdle()
  const readers = ['full@buyers.example', ...attendees.map(({ email }) => email)]
  for (const reader of readers) {
    const told = subjectsTo(reader).filter((subject) => subject.startsWith('Booking cancelled'))
    expect([reader, told.length]).toEqual([reader, 1])
  }
  expect(await payments.query(sql`select id from refunds`)).toHaveLength(2)
})

test('a full refund of a course without a date ends it for those who take part', async () => {
  const { slug } = await bookableCourse(payments.payload)
  const { order, token } = await buyPlaces(payments, { slug, name: 'anytime' })
  expect(await live(slug)).toHaveLength(2)
  expect((await refund(order.number, {})).status).toBe(201)
  await until(async () => (await bookingOf(token))?.status === 'cancelled')
  expect(await live(slug)).toEqual([])
})

test('a full refund after the date leaves those who were there what they learnt', async () => {
  const { slug, dates } = await bookableCourse(payments.payload, { dates: [date(30)] })
  const [session = ''] = dates
  const { order, token } = await buyPlaces(payments, { slug, session, name: 'after' })
  await payments.query(sql`
    update course_sessions set starts_at = '2020-01-01', ends_at = '2020-01-02'
    where id = ${session}::uuid`)
  expect((await refund(order.number, {})).status).toBe(201)
  await payments.untilIdle()
  expect((await bookingOf(token))?.status).toBe('confirmed')
  expect(await live(slug)).toHaveLength(2)
})

test('a refund that the gateway refuses leaves the booking as it is', async () => {
  const { slug, dates } = await bookableCourse(payments.payload, { dates: [date(30)] })
  const [session = ''] = dates
  const { order, token } = await buyPlaces(payments, { slug, session, name: 'refused' })
  payments.gateway.answerNext((outgoing) => {
    const answer = { reason: 'Not allowed', error_code: '51310', refund_status: 1 }
    outgoing.end(payments.gateway.envelope(answer))
  })
  await refund(order.number, {})
  await payments.untilIdle()
  expect(await payments.orderOf(order.number)).toMatchObject({ status: 'paid' })
  expect([await sold(session), (await bookingOf(token))?.status]).toEqual([2, 'confirmed'])
})

test('staff are told whether the gateway made, refused or did not answer a refund, and of a mail only where one goes', async () => {
  const { slug } = await bookableCourse(payments.payload)
  const { order } = await buyPlaces(payments, { slug, name: 'said' })
  const ask = async () =>
    (await (await refund(order.number, { amount: 1_000 })).json()) as RefundAnswer
  payments.gateway.answerNext((outgoing) => {
    const answer = { reason: 'Not allowed', error_code: '51310', refund_status: 1 }
    outgoing.end(payments.gateway.envelope(answer))
  })
  expect(sayRefund(await ask(), 'ada@a.example')).toEqual({
    text: '€10.00 was not refunded. The gateway says: Not allowed',
    isFault: true,
  })
  payments.gateway.answerNext((outgoing) => outgoing.writeHead(500).end())
  expect(sayRefund(await ask(), 'ada@a.example')).toEqual({
    text: '€10.00 is being sent to ada@a.example. The gateway has not answered yet.',
  })
  const done = await ask()
  expect(['ada@a.example', null].map((payer) => sayRefund(done, payer).text)).toEqual([
    '€10.00 goes back to ada@a.example, who gets a mail.',
    '€10.00 goes back to the payer.',
  ])
})

test('a refund that was promised during a dispute is still asked of staff when the dispute is won', async () => {
  const { slug } = await bookableCourse(payments.payload)
  const { order, token, booking, tracking } = await buyPlaces(payments, { slug, name: 'disputer' })
  const told = { tracking_id: tracking, order_status: 'Chargeback' }
  await payments.callback(payments.encResp(order, told))
  const path = `/api/lms/bookings/${booking.id}/cancellation`
  const cancelled = await payments.send(path, { method: 'POST', headers: auth(token) })
  expect(await cancelled.json()).toMatchObject({ refund: { amount: 24_000 } })
  await resolve(order.number, 'won')
  expect(await payments.orderOf(order.number)).toMatchObject({
    status: 'paid',
    attention: 'The booking was cancelled. Refund the amount in the timeline.',
  })
  expect((await refund(order.number, { amount: 24_000 })).status).toBe(201)
  expect(await payments.orderOf(order.number)).toMatchObject({ attention: null })
})

test('what staff had to look at before a dispute is shown with it, and alone once it is won', async () => {
  const { slug } = await bookableCourse(payments.payload)
  const notes: unknown[] = []
  for (const [name, attention] of [
    ['asked', 'The gateway refused a refund.'],
    ['quiet', null],
  ] as const) {
    const { order, tracking } = await buyPlaces(payments, { slug, name })
    const { number } = order
    await payments.query(sql`update orders set attention = ${attention} where number = ${number}`)
    const told = { tracking_id: tracking, order_status: 'Chargeback' }
    await payments.callback(payments.encResp(order, told))
    notes.push((await payments.orderOf(number)).attention)
    await resolve(number, 'won')
    notes.push((await payments.orderOf(number)).attention)
  }
  const disputed = 'The payer disputes this payment with the bank.'
  const refused = 'The gateway refused a refund.'
  expect(notes).toEqual([`${disputed} ${refused}`, refused, disputed, null])
})

test('a dispute after one that was won is another, and neither happens again where it is reported again', async () => {
  const { slug } = await bookableCourse(payments.payload)
  const { order, tracking } = await buyPlaces(payments, { slug, name: 'again' })
  const { number } = order
  const told = payments.encResp(order, { tracking_id: tracking, order_status: 'Chargeback' })
  const seen: unknown[] = []
  for (const decision of ['won', 'won', 'lost']) {
    for (let time = 1; time <= 2; time += 1) {
      await payments.callback(told)
      const { status, version } = await payments.orderOf(number)
      seen.push([status, version])
    }
    await resolve(number, decision)
  }
  await payments.callback(told)
  const { status, version } = await payments.orderOf(number)
  expect([...seen, [status, version]]).toEqual([
    ...[4, 4, 6, 6, 8, 8].map((at) => ['disputed', at]),
    ['refunded', 9],
  ])
})

test('a dispute that is won leaves refunded what went back before or during it', async () => {
  const { slug } = await bookableCourse(payments.payload)
  const seen: unknown[] = []
  for (const [name, amount, during] of [
    ['part', 4_000, false],
    ['whole', 24_000, false],
    ['late', 24_000, true],
  ] as const) {
    const { order, tracking, token } = await buyPlaces(payments, { slug, name })
    const report = payments.encResp(order, { tracking_id: tracking, order_status: 'Chargeback' })
    if (during) payments.gateway.answerNext((outgoing) => outgoing.writeHead(500).end())
    await refund(order.number, { amount })
    for (let time = 1; time <= 2; time += 1) {
      await payments.callback(report)
      await sendWaiting()
      await resolve(order.number, 'won')
    }
    await payments.untilIdle()
    const { status, refundedAmount } = await payments.orderOf(order.number)
    seen.push([name, status, refundedAmount, (await bookingOf(token))?.status])
    expect(subjectsTo(`${name}@buyers.example`).join().split('Your refund of')).toHaveLength(2)
  }
  expect(seen).toEqual([
    ['part', 'partially_refunded', 4_000, 'confirmed'],
    ['whole', 'refunded', 24_000, 'cancelled'],
    ['late', 'refunded', 24_000, 'cancelled'],
  ])
})

test('no more counts as refunded than was paid, where all of it went back before a refund is answered', async () => {
  const { slug } = await bookableCourse(payments.payload)
  for (const [name, order_status] of [
    ['reported', 'Refunded'],
    ['lost', 'Chargeback'],
  ] as const) {
    const { order, tracking } = await buyPlaces(payments, { slug, name })
    payments.gateway.answerNext((outgoing) => outgoing.writeHead(500).end())
    await refund(order.number, {})
    await payments.callback(payments.encResp(order, { tracking_id: tracking, order_status }))
    await resolve(order.number, 'lost')
    await sendWaiting()
    expect(
      await payments.query(sql`
      select status from refunds where tracking_id = ${tracking}`),
    ).toEqual([{ status: 'done' }])
    const { status, refundedAmount } = await payments.orderOf(order.number)
    expect([status, refundedAmount]).toEqual(['refunded', 24_000])
  }
})

test('a dispute that is lost ends the booking, and nobody is promised the money that the bank took back before', async () => {
  const { slug, dates } = await bookableCourse(payments.payload, { dates: [date(30)] })
  const [session = ''] = dates
  const bought = await buyPlaces(payments, { slug, session, name: 'loser' })
  const { order, tracking, token, attendees } = bought
  const told = { tracking_id: tracking, order_status: 'Chargeback' }
  await payments.callback(payments.encResp(order, told))
  expect((await resolve(order.number, 'lost')).status).toBe(200)
  await until(async () => (await bookingOf(token))?.status === 'cancelled')
  await payments.untilIdle()
  const readers = ['loser@buyers.example', ...attendees.map(({ email }) => email)]
  const mails = payments.mails.filter(({ to }) => to.some((reader) => readers.includes(reader)))
  const texts = mails.map(({ text }) => text)
  expect(texts.filter((text) => text.startsWith('Booking cancelled'))).toHaveLength(3)
  for (const text of texts) expect(text).not.toMatch(/refund|ten working days|send the money/)
  const credited = mails.filter(({ text }) => text.startsWith('Credit note for €240\n'))
  expect(credited.map(({ to, attachments }) => [to, attachments.length])).toEqual([
    [['loser@buyers.example'], 1],
  ])
  expect(credited[0]?.text).toContain('Your bank has taken back €240')
})

test('a booking that was paid in another currency can be cancelled: staff are asked for the refund in that one', async () => {
  const { slug } = await bookableCourse(payments.payload)
  const { order, token, booking } = await buyPlaces(payments, { slug, name: 'foreign' })
  // As where the gateway took dinars and staff accepted them.
  await payments.query(sql`
    update payment_events set "to" = 'review', amount = 50000, currency = 'KWD'
    where type = 'report' and order_id = (select id from orders where number = ${order.number})`)
  const path = `/api/lms/bookings/${booking.id}/cancellation`
  const cancelled = await payments.send(path, { method: 'POST', headers: auth(token) })
  const money = { amount: 50_000, currency: 'KWD' }
  expect(await cancelled.json()).toMatchObject({ refund: money })
  expect(await payments.orderOf(order.number)).toMatchObject({
    status: 'paid',
    attention: 'The booking was cancelled. Refund the amount in the timeline.',
  })
  const answer = await refund(order.number, {})
  expect(await answer.json()).toMatchObject({ ...money, order: { status: 'refunded' } })
})

test('whoever holds the token of an order reads who has its places now, after they were given away', async () => {
  const { slug } = await bookableCourse(payments.payload)
  const { order, token, booking, attendees } = await buyPlaces(payments, { slug, name: 'giver' })
  const held = orderToken(payments.options.secret, order.number)
  const read = async () => {
    const path = `/api/payments/orders/${order.number}/booking?token=${held}`
    const answer = await payments.send(path)
    return ((await answer.json()) as { attendees: object[] }).attendees
  }
  expect(await read()).toEqual(attendees)
  const attendee = { name: 'Heir', email: 'heir@seats.example' }
  const given = await payments.send(`/api/lms/bookings/${booking.id}/transfer`, {
    json: { attendee, seat: 1 },
    headers: auth(token),
  })
  expect(given.status).toBe(200)
  expect(await read()).toEqual([attendee, attendees[1]])
})
