import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import type { PaymentsOptions } from '../../../src/modules/payments/paymentsOptions.js'
import { until } from '../../platform/jobs/until.js'
import { makeDates } from '../learning/makeDates.js'
import {
  type Initiated,
  newTrackingId,
  type Payments,
  startPayments,
} from './support/startPayments.js'

let payments: Payments
let course: { id: string }
let slug: string
let book: PaymentsOptions['book']
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
  book = payments.options.book
  course = await payments.payload.create({
    collection: 'courses',
    data: {
      title: 'C',
      slug: 'c',
      summary: 's',
      price: { amount: 1, currency: 'INR' },
      _status: 'published',
    },
  })
  slug = (await payments.makeLink({ course: course.id })).slug
  await payments.startJobs()
})
beforeEach(() => {
  Object.assign(payments.options, { book, onPaid: [], onFailed: [] })
})
afterAll(() => payments.stop())

async function pay(customer: Record<string, string> = {}, told: Record<string, string> = {}) {
  const { order } = await payments.initiate(slug, { customer })
  await payments.callback(payments.encResp(order, told))
  return order
}
const enrolmentsOf = (email: string) =>
  payments.query<{ order: string }>(sql`
    select e."order" from enrolments e join learners l on l.id = e.learner_id
    where l.email = ${email}`)
const mailsTo = (email: string) => payments.mails.filter(({ to }) => to.includes(email))

describe('an order that is paid', () => {
  test('enrols its buyer in the course and sends one receipt in their language', async () => {
    const { order } = await payments
      .send('/api/payments/initiate', {
        json: { link: slug, customer: { email: 'ada@a.example', name: 'Ada' } },
        headers: { 'accept-language': 'fr-CA, en;q=0.5' },
      })
      .then(
        async (answer) =>
          (await answer.json()) as { order: { number: string; amount: number; currency: string } },
      )
    const text = payments.encResp(order)
    await payments.callback(text)
    await payments.callback(text)
    const [enrolment] = await enrolmentsOf('ada@a.example')
    expect(enrolment).toEqual({ order: (await payments.orderOf(order.number)).id })
    const mail = await until(() => mailsTo('ada@a.example')[0])
    expect(mail.text).toContain(order.number)
    expect(mail.text).toContain('Pour commencer, connectez-vous')
    expect(mail.text).toContain('/learn/sign-in?locale=fr')
    expect(mail.text).toContain('La facture est jointe')
    await payments.untilIdle()
    expect(mailsTo('ada@a.example')).toHaveLength(1)
  })

  test('announces it in the transaction of the payment', async () => {
    const told: unknown[] = []
    payments.options.onPaid = [
      async (req, { number, status }) => {
        told.push([number, status, (await req.transactionID) !== undefined])
      },
    ]
    const order = await pay()
    expect(told).toEqual([[order.number, 'paid', true]])
  })

  test('stays paid if the announcement fails, and is delivered later', async () => {
    let isBroken = true
    payments.options.onPaid = [
      async () => {
        if (isBroken) throw new Error('Not now')
      },
    ]
    const order = await pay({ email: 'late@a.example' })
    expect(await payments.orderOf(order.number)).toMatchObject({
      status: 'paid',
      attention: expect.stringContaining('not delivered'),
    })
    expect(await enrolmentsOf('late@a.example')).toHaveLength(0)
    isBroken = false
    await payments.query(sql`update graphile_worker._private_jobs set run_at = now()`)
    await until(async () => (await enrolmentsOf('late@a.example')).length === 1)
    await until(() => mailsTo('late@a.example')[0])
    expect(await payments.orderOf(order.number)).toMatchObject({ attention: null })
  })

  test('and disputed before its delivery is delivered too, and staff still see the dispute', async () => {
    let isBroken = true
    payments.options.onPaid = [
      async () => {
        if (isBroken) throw new Error('Not now')
      },
    ]
    const tracking_id = newTrackingId()
    const order = await pay({ email: 'disputer@a.example' }, { tracking_id })
    const told = { tracking_id, order_status: 'Chargeback' }
    await payments.callback(payments.encResp(order, told))
    const dispute = 'The payer disputes this payment with the bank.'
    const { attention } = await payments.orderOf(order.number)
    expect(attention).toBe(`${dispute} Paid, and not delivered yet.`)
    isBroken = false
    await payments.query(sql`update graphile_worker._private_jobs set run_at = now()`)
    await until(async () => (await enrolmentsOf('disputer@a.example')).length === 1)
    expect(await payments.orderOf(order.number)).toMatchObject({
      status: 'disputed',
      attention: dispute,
    })
  })

  test('is not delivered later if it was refunded meanwhile', async () => {
    let isBroken = true
    payments.options.onPaid = [
      async () => {
        if (isBroken) throw new Error('Not now')
      },
    ]
    const { number } = await pay({ email: 'refunded@a.example' })
    await payments.query(sql`update orders set status = 'refunded' where number = ${number}`)
    isBroken = false
    await payments.query(sql`update graphile_worker._private_jobs set run_at = now()`)
    await until(async () => (await payments.orderOf(number)).attention === null)
    await payments.untilIdle()
    expect(await enrolmentsOf('refunded@a.example')).toHaveLength(0)
    expect(mailsTo('refunded@a.example')).toHaveLength(0)
  })

  test('of a course by a buyer without an address is left to staff', async () => {
    const order = await pay()
    expect(await payments.orderOf(order.number)).toMatchObject({
      status: 'paid',
      attention: expect.stringContaining('not enrolled'),
    })
  })

  test('for somebody who has another date ahead is left to staff, who see the place', async () => {
    const { id, slug: dated } = await payments.payload.create({
      collection: 'courses',
      data: {
        title: 'Dated',
        slug: 'dated',
        summary: 's',
        price: { amount: 1, currency: 'INR' },
        _status: 'published',
      },
    })
    const days = ['2099-01-01', '2099-02-01'].map((day) => ({ startsAt: `${day}T09:00:00Z` }))
    const dates = await makeDates(payments.payload, id, days)
    const attendees = ['a', 'b'].map((name) => ({ name, email: `${name}@dated.example` }))
    const buy = async (json: object) => {
      const call = { json: { course: dated, customer: { email: 'buyer@dated.example' }, ...json } }
      const { order } = (await (
        await payments.send('/api/payments/initiate', call)
      ).json()) as Initiated
      await payments.callback(payments.encResp(order))
      return order.number
    }
    const first = await buy({ session: dates[0], attendees: attendees.slice(1) })
    expect(await payments.orderOf(first)).toMatchObject({ status: 'paid', attention: null })
    const second = await buy({ session: dates[1], attendees })
    expect(await payments.orderOf(second)).toMatchObject({
      status: 'paid',
      attention: expect.stringContaining('not enrolled on this date'),
    })
    const notes = await payments.query(sql`
      select message from payment_events where fact = 'enrolment_missing'
        and order_id = (select id from orders where number = ${second})`)
    expect(notes).toEqual([{ message: expect.stringContaining('place 2') }])
  })

  test('that fails reports the failure and mails nobody', async () => {
    const told: string[] = []
    payments.options.onFailed = [async (_, { number }) => void told.push(number)]
    const order = await pay({ email: 'no@a.example' }, { order_status: 'Failure' })
    expect(told).toEqual([order.number])
    await payments.untilIdle()
    expect(mailsTo('no@a.example')).toHaveLength(0)
  })
})

describe('a course', () => {
  test('says by which open link it is paid', async () => {
    const paymentLink = async () => {
      const answer = await payments.send('/api/lms/courses/c', { method: 'GET' })
      return ((await answer.json()) as { paymentLink: string | null }).paymentLink
    }
    expect(await paymentLink()).toBe(slug)
    const newer = await payments.makeLink({ course: course.id })
    expect(await paymentLink()).toBe(newer.slug)
    const json = { state: 'paused' }
    await payments.callAsAdmin(`/api/payment-links/${newer.id}`, { method: 'PATCH', json })
    expect(await paymentLink()).toBe(slug)
  })
})
