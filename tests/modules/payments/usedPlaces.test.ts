import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import pg from 'pg'

import { until } from '../../platform/jobs/until.js'
import { untilWaiting } from '../../support/untilWaiting.js'
import { auth, buyPlaces, signIn } from './support/buyPlaces.js'
import { type Initiated, type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments()
  await payments.startJobs()
})
afterAll(() => payments.stop())

const makeCourse = async () => {
  const { slug } = await payments.payload.create({
    collection: 'courses',
    data: {
      title: 'At any time',
      slug: `any-time-${randomUUID()}`,
      summary: 's',
      price: { amount: 10_000, currency: 'EUR' },
      syllabus: [{ title: 'All', lessons: [{ slug: 'one', title: 'One', minutes: 5 }] }],
      _status: 'published',
    },
  })
  return slug
}

/** Books a course without a date and signs one of those who take part in. */
const begin = async (name: string) => {
  const bought = await buyPlaces(payments, { slug: await makeCourse(), name })
  const token = await signIn(payments, bought.attendees[0]?.email ?? '')
  const list = await payments.send('/api/lms/enrolments', { headers: auth(token) })
  const { docs } = (await list.json()) as { docs: { id: string }[] }
  const enrolment = docs[0]?.id ?? ''
  const finish = () =>
    payments.send(`/api/lms/enrolments/${enrolment}/progress`, {
      method: 'PUT',
      json: { lesson: 'one', completed: true },
      headers: auth(token),
    })
  const cancel = () =>
    payments.send(`/api/lms/bookings/${bought.booking.id}/cancellation`, {
      method: 'POST',
      headers: auth(bought.token),
    })
  return { ...bought, enrolment, finish, cancel }
}

/** Runs two requests of which the first waits in the database for an enrolment, and the second then as well. */
const inTurn = async (
  enrolment: string,
  [first, second]: readonly [() => Promise<Response>, () => Promise<Response>],
) => {
  const client = new pg.Client({ connectionString: payments.databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('select from enrolments where id = $1 for update', [enrolment])
  const answers = [first()]
  await untilWaiting(client, 1)
  answers.push(second())
  await untilWaiting(client, 2)
  await client.query('commit')
  await client.end()
  return Promise.all(answers)
}

test('a lesson that is finished while its booking is cancelled keeps the booking: nothing is refunded', async () => {
  const { order, tracking, enrolment, finish, cancel } = await begin('used')
  const [finished, cancelled] = await inTurn(enrolment, [finish, cancel])
  expect(finished?.status).toBe(200)
  expect([cancelled?.status, await cancelled?.json()]).toMatchObject([409, { code: 'seat_used' }])
  await payments.untilIdle()
  expect(payments.gateway.refunds.has(tracking)).toBe(false)
  expect(await payments.orderOf(order.number)).toMatchObject({ status: 'paid' })
})

test('a lesson is not finished with a booking that was cancelled a moment before', async () => {
  const { order, enrolment, finish, cancel } = await begin('late')
  const [cancelled, finished] = await inTurn(enrolment, [cancel, finish])
  expect([cancelled?.status, finished?.status]).toEqual([200, 404])
  await until(async () => (await payments.orderOf(order.number)).status === 'refunded')
})

test('of cancelling and finishing at once, whatever comes first, only one is done', async () => {
  for (let at = 0; at < 6; at += 1) {
    const { finish, cancel } = await begin(`race-${String(at)}`)
    const answers = await Promise.all(at % 2 ? [finish(), cancel()] : [cancel(), finish()])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toEqual([200])
  }
})

test('the key of one learner means nothing to another, nor to who is not signed in', async () => {
  const course = await makeCourse()
  const headers = { 'idempotency-key': randomUUID() }
  const ada = auth(await signIn(payments, 'ada@keys.example'))
  const bob = auth(await signIn(payments, 'bob@keys.example'))
  const order = async (who: Record<string, string>) => {
    const call = { json: { course }, headers: { ...headers, ...who } }
    const answer = await payments.send('/api/payments/initiate', call)
    expect(answer.status).toBe(201)
    const { order: made } = (await answer.json()) as Initiated
    return [made.number, answer.headers.get('idempotent-replayed')]
  }
  const all = [await order(ada), await order(bob), await order({})]
  expect(new Set(all.map(([number]) => number)).size).toBe(3)
  expect(await order(ada)).toEqual([all[0]?.[0], 'true'])
  // As where the answers to the keys were lost.
  await payments.query(sql`delete from idempotency_keys`)
  expect(await order(bob)).toEqual([all[1]?.[0], null])
})
