import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'

import { reconcileDue } from '../../../src/modules/payments/attempts/polling.js'
import { noteForStaff } from '../../../src/modules/payments/orders/transition.js'
import { asRole, type Caller } from '../leads/asRole.js'
import { type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
let finance: Caller
let slug: string

beforeAll(async () => {
  payments = await startPayments()
  slug = (await payments.makeLink()).slug
  finance = (await asRole(payments, 'finance')).call
})
afterAll(() => payments.stop())

/** An order whose payment arrived: all of it, or another amount, with which it is in review. */
async function orderWith(arrived: { amount?: string } = {}) {
  const { order } = await payments.initiate(slug)
  const { amount } = arrived
  const tracking_id = payments.capture(order, amount ? { order_amt: amount } : {})
  await payments.callback(payments.encResp(order, { tracking_id, ...arrived }))
  const { id } = (await payments.orderOf(order.number)) as { id: string }
  return { ...order, id }
}

const resolve = (id: string, json: object) =>
  finance(`/api/orders/${id}/resolve`, { method: 'POST', json })
const done = (id: string) => resolve(id, { decision: 'done', reason: 'Refunded there' })

describe('what staff are to look at', () => {
  const note = (number: string, attention: string) =>
    payments.query(sql`update orders set attention = ${attention} where number = ${number}`)

  test('goes once they have marked it as done, with their reason on the timeline', async () => {
    const order = await orderWith()
    await note(order.number, 'Refund this on the gateway’s site.')
    const answers = await Promise.all([done(order.id), done(order.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'paid', attention: null })
    const events = await payments.query(sql`
      select "from", "to", message from payment_events
      where type = 'staff' and order_id = ${order.id}`)
    expect(events).toEqual([{ from: 'paid', to: 'paid', message: 'Refunded there' }])
  })

  test('stays where an order needs a decision', async () => {
    const order = await orderWith({ amount: '1.00' })
    const before = (await payments.orderOf(order.number)).attention
    const answer = await done(order.id)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      409,
      'illegal_move',
    ])
    expect((await payments.orderOf(order.number)).attention).toBe(before)
  })

  test('stays beside money paid twice, and when that went back', async () => {
    const order = await orderWith()
    const open = 'Paid for somebody who has the course already.'
    await note(order.number, open)
    const tracking_id = payments.capture(order)
    await payments.callback(payments.encResp(order, { tracking_id }))
    expect((await payments.orderOf(order.number)).attention).toBe(
      `${open} Paid twice: the second payment is to be refunded.`,
    )
    const path = `/api/refunds?where[trackingId][equals]=${tracking_id}`
    const { docs } = (await (await finance(path)).json()) as { docs: { id: string }[] }
    expect(
      (await finance(`/api/refunds/${docs[0]?.id ?? ''}/send`, { method: 'POST' })).status,
    ).toBe(200)
    expect((await payments.orderOf(order.number)).attention).toBe(open)
  })

  test('is not replaced by what a job notes after it', async () => {
    const order = await orderWith()
    await note(order.number, 'The payer disputes this payment with the bank.')
    const req = await createLocalReq({}, payments.payload)
    const attention = 'The booking was cancelled.'
    for (const key of ['one', 'two']) await noteForStaff(req, order, { key, attention })
    expect((await payments.orderOf(order.number)).attention).toBe(
      'The payer disputes this payment with the bank. The booking was cancelled.',
    )
  })
})

describe('an order in review that staff reject', () => {
  const reject = async (number: string) => {
    const answer = await resolve(number, { decision: 'reject', reason: 'Nobody paid' })
    return ((await answer.json()) as { status: string }).status
  }
  const refuseNext = () =>
    payments.gateway.answerNext((outgoing) => {
      const answer = { reason: 'Not allowed', error_code: '51310', refund_status: 1 }
      outgoing.end(payments.gateway.envelope(answer))
    })
  const report = async (link: string, order_status: string) => {
    const { order } = await payments.initiate(link)
    const tracking_id = payments.capture(order, { order_status })
    await payments.callback(payments.encResp(order, { tracking_id, order_status }))
    return order
  }
  const later = async (days: number) => {
    const { clock } = payments.platform
    payments.platform.clock = { now: () => new Date(clock.now().getTime() + days * 86_400_000) }
    await reconcileDue(await createLocalReq({}, payments.payload))
    payments.platform.clock = clock
  }
  const refundsOf = (number: string) =>
    payments.query(sql`
      select status from refunds where order_id = (select id from orders where number = ${number})`)

  test('is cancelled where the gateway never said that money came, and its place is free again', async () => {
    const limited = await payments.makeLink({ maxUses: 1 })
    const { number } = await report(limited.slug, 'Awaited')
    await later(13)
    expect(await payments.orderOf(number)).toMatchObject({ status: 'review' })
    expect(await reject(number)).toBe('cancelled')
    expect(await refundsOf(number)).toEqual([])
    expect(await payments.orderOf(number)).toMatchObject({
      attention: expect.stringContaining('Look at the gateway’s site'),
    })
    expect((await payments.initiate(limited.slug)).order.status).toBe('pending')
  })

  test('is refunded where money came after it was given up', async () => {
    const order = await report(slug, 'Awaited')
    await later(13)
    const { trackingId: tracking_id } = (await payments.orderOf(order.number)) as {
      trackingId: string
    }
    payments.capture(order, { reference_no: tracking_id })
    await payments.callback(payments.encResp(order, { tracking_id }))
    expect(await reject(order.number)).toBe('refunded')
  })

  test('is cancelled where the gateway, which calls it fraud, refuses to refund it', async () => {
    const { number } = await report(slug, 'Fraud')
    refuseNext()
    expect(await reject(number)).toBe('cancelled')
    expect(await payments.orderOf(number)).toMatchObject({
      attention: expect.stringMatching(/refused a refund.*Look at the gateway’s site/),
    })
  })

  test('still owes what was paid twice', async () => {
    const order = await report(slug, 'Fraud')
    const tracking_id = payments.capture(order)
    await payments.callback(payments.encResp(order, { tracking_id }))
    refuseNext()
    expect(await reject(order.number)).toBe('cancelled')
    expect(await payments.orderOf(order.number)).toMatchObject({
      attention: expect.stringMatching(/^Paid twice.*Look at the gateway’s site/),
    })
    const { trackingId } = (await payments.orderOf(order.number)) as { trackingId: string }
    payments.capture(order, { reference_no: trackingId })
    await payments.callback(payments.encResp(order, { tracking_id: trackingId }))
    expect(await payments.orderOf(order.number)).toMatchObject({
      status: 'paid',
      attention: 'Paid twice: the second payment is to be refunded.',
    })
  })

  test('waits where money came and its refund is refused, and is refunded when they reject it again', async () => {
    const { number } = await orderWith({ amount: '1.00' })
    refuseNext()
    expect(await reject(number)).toBe('review')
    expect(await reject(number)).toBe('refunded')
  })
})
