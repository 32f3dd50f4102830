import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
let slug: string
beforeAll(async () => {
  payments = await startPayments()
  slug = (await payments.makeLink()).slug
  await payments.startJobs()
})
afterAll(() => payments.stop())

type Arrived = { amount: string; currency?: string }
type Refunded = { amount: number; currency: string; order: { status: string; refunded: number } }

/** An order of 100.00 INR for which this arrived. */
async function orderWith({ amount, currency = 'INR' }: Arrived) {
  const customer = { name: 'Ada', email: 'ada@review.example' }
  const { order, statusUrl } = await payments.initiate(slug, { customer })
  const tracking_id = payments.capture(order, { order_amt: amount, order_currncy: currency })
  await payments.callback(payments.encResp(order, { tracking_id, amount, currency }))
  const { pathname, search } = new URL(statusUrl)
  return { ...order, trackingId: tracking_id, invoices: `${pathname}/invoices${search}` }
}

const act = (action: string) => (number: string, json: object) =>
  payments.callAsAdmin(`/api/orders/${number}/${action}`, {
    method: 'POST',
    json: { reason: 'Looked at', ...json },
  })
const [refund, resolve] = [act('refund'), act('resolve')]
const refunded = async (number: string, json: object = {}) =>
  (await (await refund(number, json)).json()) as Refunded
const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
]
const sentBack = (trackingId: string) =>
  (payments.gateway.refunds.get(trackingId) ?? []).map(({ refund_amt }) => refund_amt)
const noAnswer = () => payments.gateway.answerNext((outgoing) => outgoing.writeHead(500).end())
const tooMuch = [422, 'amount_out_of_range']

describe('the refund of an order in review', () => {
  test.each([
    { what: 'less than was due', amount: '1.00', minor: 100 },
    { what: 'more than was due', amount: '150.00', minor: 15_000 },
  ])('gives back what arrived where that is $what', async ({ amount, minor }) => {
    const { number, trackingId } = await orderWith({ amount })
    expect(await codeOf(await refund(number, { amount: minor + 1 }))).toEqual(tooMuch)
    expect(await refunded(number)).toMatchObject({
      amount: minor,
      order: { status: 'refunded', refunded: minor },
    })
    expect(sentBack(trackingId)).toEqual([amount])
  })

  test('is told to the payer, who was promised a mail', async () => {
    const { number } = await orderWith({ amount: '1.00' })
    await refund(number, { amount: 40 })
    await resolve(number, { decision: 'reject' })
    await payments.untilIdle()
    const [mail, ...more] = payments.mails.filter(({ text }) => text.includes(number))
    expect(more).toEqual([])
    expect(mail?.to).toEqual(['ada@review.example'])
    expect(mail?.text).toContain('has refunded ₹1 to the card')
    expect(mail?.text).not.toContain('credit note')
  })

  test('that its job has given up is sent again by staff, under the same reference', async () => {
    const { number, trackingId } = await orderWith({ amount: '1.00' })
    noAnswer()
    await refund(number, {})
    const path = `/api/refunds?where[trackingId][equals]=${trackingId}`
    const { docs } = (await (await payments.callAsAdmin(path)).json()) as { docs: { id: string }[] }
    const send = () =>
      payments.callAsAdmin(`/api/refunds/${docs[0]?.id ?? ''}/send`, { method: 'POST' })
    expect(await codeOf(await send())).toEqual([409, 'not_refundable'])
    await payments.query(sql`delete from graphile_worker._private_jobs where key like 'refund %'`)
    await payments.query(sql`
      update refunds set updated_at = now() - interval '2 minutes' where tracking_id = ${trackingId}`)
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await payments.orderOf(number)).toMatchObject({ status: 'refunded' })
    expect(sentBack(trackingId)).toEqual(['1.00'])
  })

  test('in parts leaves it in review, to be looked at, until all that arrived is back', async () => {
    const { number, trackingId } = await orderWith({ amount: '1.00' })
    expect(await refunded(number, { amount: 40 })).toMatchObject({ order: { status: 'review' } })
    expect(await payments.orderOf(number)).toMatchObject({
      attention: expect.stringContaining('not the amount'),
    })
    expect(await refunded(number, { amount: 60 })).toMatchObject({ order: { status: 'refunded' } })
    expect(await payments.orderOf(number)).toMatchObject({ attention: null })
    expect(sentBack(trackingId)).toEqual(['0.40', '0.60'])
  })

  test('is not done with the first of two parts, whichever is answered last', async () => {
    const { number } = await orderWith({ amount: '1.00' })
    noAnswer()
    await refund(number, { amount: 40 })
    const rejected = await resolve(number, { decision: 'reject' })
    expect(await rejected.json()).toMatchObject({ status: 'review' })
    await payments.query(sql`
      update graphile_worker._private_jobs set run_at = now() where key like 'refund %'`)
    await payments.untilIdle()
    expect(await payments.orderOf(number)).toMatchObject({
      status: 'refunded',
      refundedAmount: 100,
    })
  })

  test('counts what arrived, not what is reported of another attempt meanwhile', async () => {
    const order = await orderWith({ amount: '1.00' })
    await payments.callback(payments.encResp(order, { order_status: 'Failure' }))
    const same = { tracking_id: order.trackingId, order_status: 'Awaited', amount: '100.00' }
    await payments.callback(payments.encResp(order, same))
    expect(await refunded(order.number)).toMatchObject({ amount: 100 })
  })
})

describe('the amount that a browser reports', () => {
  test('leads to review where it differs, and what the gateway says goes back', async () => {
    const { order } = await payments.initiate(slug)
    const tracking_id = payments.capture(order)
    await payments.callback(payments.encResp(order, { tracking_id, amount: '1.00' }))
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'review' })
    expect(await refunded(order.number)).toMatchObject({
      amount: 10_000,
      order: { status: 'refunded' },
    })
  })

  test('is not what is due of a second payment', async () => {
    const order = await orderWith({ amount: '100.00' })
    const tracking_id = payments.capture(order)
    await payments.callback(payments.encResp(order, { tracking_id, amount: '5000.00' }))
    const due = await payments.query(sql`
      select amount::int as amount, status from refunds where tracking_id = ${tracking_id}`)
    expect(due).toEqual([{ amount: 10_000, status: 'due' }])
  })
})

describe('what arrived in another currency', () => {
  test.each([
    { currency: 'KWD', amount: '1.000', minor: 1_000 },
    { currency: 'JPY', amount: '500', minor: 500 },
  ])('goes back as it came when staff reject it: $amount $currency', async (arrived) => {
    const { currency, amount, minor } = arrived
    const { number, trackingId } = await orderWith(arrived)
    const answer = await resolve(number, { decision: 'reject' })
    expect(await answer.json()).toEqual({ number, status: 'refunded' })
    expect(sentBack(trackingId)).toEqual([amount])
    const rows = await payments.query(sql`
      select amount::int as amount, currency, status from refunds where tracking_id = ${trackingId}`)
    expect(rows).toEqual([{ amount: minor, currency, status: 'done' }])
    expect(await payments.orderOf(number)).toMatchObject({
      ...{ currency: 'INR', refundedAmount: 10_000, attention: null },
    })
  })

  test('is refunded as a whole, because an amount could be meant in either currency', async () => {
    const { number, trackingId } = await orderWith({ amount: '1.000', currency: 'KWD' })
    const part = await refund(number, { amount: 500 })
    expect(part.status).toBe(422)
    expect(await part.json()).toMatchObject({
      code: 'amount_out_of_range',
      errors: [{ path: '/amount', code: 'other_currency' }],
    })
    expect(await refunded(number)).toMatchObject({ amount: 1_000, currency: 'KWD' })
    expect(await codeOf(await refund(number, {}))).toEqual([409, 'not_refundable'])
    expect(sentBack(trackingId)).toEqual(['1.000'])
  })

  test('goes back in it after staff accepted it, too', async () => {
    const { number, trackingId } = await orderWith({ amount: '500', currency: 'JPY' })
    await resolve(number, { decision: 'accept' })
    expect(await refunded(number)).toMatchObject({ amount: 500, order: { status: 'refunded' } })
    expect(sentBack(trackingId)).toEqual(['500'])
  })

  test('goes back once, whatever is disputed and won after that', async () => {
    const order = await orderWith({ amount: '500', currency: 'JPY' })
    await resolve(order.number, { decision: 'accept' })
    await refunded(order.number)
    const told = { tracking_id: order.trackingId, order_status: 'Chargeback' }
    await payments.callback(payments.encResp(order, told))
    await resolve(order.number, { decision: 'won' })
    expect(await codeOf(await refund(order.number, {}))).toEqual([409, 'not_refundable'])
    expect(sentBack(order.trackingId)).toEqual(['500'])
  })
})

describe('an order that is accepted', () => {
  test('after what was paid too much went back can still be refunded, all of it', async () => {
    const { number, trackingId } = await orderWith({ amount: '150.00' })
    await refund(number, { amount: 5_000 })
    await resolve(number, { decision: 'accept' })
    expect(await payments.orderOf(number)).toMatchObject({ status: 'paid', refundedAmount: 0 })
    expect(await refunded(number)).toMatchObject({ amount: 10_000, order: { status: 'refunded' } })
    expect(sentBack(trackingId)).toEqual(['50.00', '100.00'])
  })

  test('after a part of what was due went back is refunded in part, and gets a credit note for it with its invoice', async () => {
    const { number, invoices } = await orderWith({ amount: '1.00' })
    await refund(number, { amount: 40 })
    const accepted = await resolve(number, { decision: 'accept' })
    expect(await accepted.json()).toEqual({ number, status: 'partially_refunded' })
    const events = await payments.query(sql`
      select e.from, e.to from payment_events e join orders o on o.id = e.order_id
      where o.number = ${number} order by e.position desc limit 2`)
    expect(events).toEqual([
      { from: 'paid', to: 'partially_refunded' },
      { from: 'review', to: 'paid' },
    ])
    const { docs } = (await (await payments.send(invoices)).json()) as { docs: object[] }
    expect(docs).toMatchObject([
      { kind: 'invoice', amount: 10_000 },
      { kind: 'credit_note', amount: 40 },
    ])
  })

  test.each([
    { how: 'at once', parts: [undefined], sent: ['1.00'], notes: [10_000] },
    { how: 'in parts', parts: [40, undefined], sent: ['0.40', '0.60'], notes: [40, 9_960] },
  ])('for less than was due gives back what arrived $how, and is refunded', async (each) => {
    const { number, trackingId, invoices } = await orderWith({ amount: '1.00' })
    await resolve(number, { decision: 'accept' })
    expect(await codeOf(await refund(number, { amount: 101 }))).toEqual(tooMuch)
    for (const amount of each.parts) await refund(number, { amount })
    expect(sentBack(trackingId)).toEqual(each.sent)
    expect(await payments.orderOf(number)).toMatchObject({
      status: 'refunded',
      refundedAmount: 100,
    })
    expect(await codeOf(await refund(number, {}))).toEqual([409, 'not_refundable'])
    const { docs } = (await (await payments.send(invoices)).json()) as { docs: object[] }
    expect(docs).toMatchObject([10_000, ...each.notes].map((amount) => ({ amount })))
    await payments.untilIdle()
    const mails = payments.mails.filter(({ text }) => text.includes(number))
    const told = mails.flatMap(({ text }) => /has refunded (\S+) to the card/.exec(text)?.[1] ?? [])
    // Mails are sent side by side: that of the second part may be the first to arrive.
    expect(told.toSorted()).toEqual(each.sent.map((sum) => `₹${sum.replace('.00', '')}`))
  })

  test('waits until a refund that is being sent is answered', async () => {
    const { number } = await orderWith({ amount: '1.00' })
    noAnswer()
    await resolve(number, { decision: 'reject' })
    const accepted = await resolve(number, { decision: 'accept' })
    expect(await codeOf(accepted)).toEqual([409, 'illegal_move'])
    expect(await payments.orderOf(number)).toMatchObject({ status: 'review' })
  })
})

test('a refund that is made during a dispute leaves the dispute to staff', async () => {
  const order = await orderWith({ amount: '100.00' })
  noAnswer()
  await refund(order.number, { amount: 4_000 })
  const told = { tracking_id: order.trackingId, order_status: 'Chargeback' }
  await payments.callback(payments.encResp(order, told))
  await payments.query(sql`
    update graphile_worker._private_jobs set run_at = now() where key like 'refund %'`)
  await payments.untilIdle()
  expect(await payments.orderOf(order.number)).toMatchObject({
    status: 'disputed',
    refundedAmount: 4_000,
    attention: 'The payer disputes this payment with the bank.',
  })
  expect(await codeOf(await refund(order.number, {}))).toEqual([409, 'not_refundable'])
})
