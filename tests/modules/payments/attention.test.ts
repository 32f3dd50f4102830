import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'

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

const done = (id: string) => {
  const json = { decision: 'done', reason: 'Refunded there' }
  return finance(`/api/orders/${id}/resolve`, { method: 'POST', json })
}

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
