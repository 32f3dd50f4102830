import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { asRole, type Caller } from '../leads/asRole.js'
import { type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
let finance: Caller
let others: Caller[]
let link: { id: string; slug: string }
const told: string[] = []
beforeAll(async () => {
  payments = await startPayments()
  link = await payments.makeLink()
  finance = (await asRole(payments, 'finance')).call
  others = []
  for (const role of ['editor', 'sales', 'viewer'] as const) {
    others.push((await asRole(payments, role)).call)
  }
  payments.options.onRefunded = [async (_, { status }) => void told.push(status)]
})
afterAll(() => payments.stop())

async function paidOrder(body: Record<string, unknown> = {}) {
  const { order } = await payments.initiate(link.slug, body)
  const tracking_id = payments.capture(order)
  await payments.callback(payments.encResp(order, { tracking_id }))
  const { id, status } = (await payments.orderOf(order.number)) as { id: string; status: string }
  if (status !== 'paid') throw new Error(`The order is ${status}`)
  return { ...order, id, trackingId: tracking_id }
}

async function reviewedOrder() {
  const { order } = await payments.initiate(link.slug, { customer: { email: 'r@a.example' } })
  const tracking_id = payments.capture(order, { order_amt: '1.00' })
  await payments.callback(payments.encResp(order, { tracking_id, amount: '1.00' }))
  const { id } = (await payments.orderOf(order.number)) as { id: string }
  return { ...order, id, trackingId: tracking_id }
}

const refund = (id: string, json: object, call: Caller = finance) =>
  call(`/api/orders/${id}/refund`, { method: 'POST', json })
const resolve = (id: string, json: object) =>
  finance(`/api/orders/${id}/resolve`, { method: 'POST', json })

describe('a refund', () => {
  test('refunds a part, then the rest, and reports both', async () => {
    const order = await paidOrder()
    told.length = 0
    const part = await refund(order.id, { amount: 4_000, reason: 'Half a day' })
    expect(part.status).toBe(201)
    expect(await part.json()).toEqual({
      reference: expect.stringMatching(/^[0-9A-Z]{26}$/),
      amount: 4_000,
      currency: 'INR',
      status: 'done',
      answer: 'accepted',
      order: { number: order.number, status: 'partially_refunded', refunded: 4_000 },
    })
    const more = await refund(order.number, { amount: 6_001, reason: 'Too much' })
    expect([more.status, ((await more.json()) as { code: string }).code]).toEqual([
      422,
      'amount_out_of_range',
    ])
    const rest = await refund(order.id, { reason: 'The rest' })
    expect(await rest.json()).toMatchObject({ amount: 6_000, order: { status: 'refunded' } })
    const again = await refund(order.id, { reason: 'Again' })
    expect(await again.json()).toMatchObject({ status: 409, detail: 'The order is refunded.' })
    expect(told).toEqual(['partially_refunded', 'refunded'])
    const sent = payments.gateway.refunds.get(order.trackingId) ?? []
    expect(sent.map(({ refund_amt }) => refund_amt)).toEqual(['40.00', '60.00'])
  })

  test('is sent once for one key, and never gives back more than was paid', async () => {
    const order = await paidOrder()
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refund(order.id, { amount: 4_000, reason: 'At once' })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(payments.gateway.refunds.get(order.trackingId)).toHaveLength(2)
    const other = await paidOrder()
    const twice = async () =>
      payments.call(`/api/orders/${other.id}/refund`, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'x-api-key': 'the-admin-api-key-of-the-tests-0123456789',
        },
        body: JSON.stringify({ amount: 1_000, reason: 'Once' }),
      })
    expect((await twice()).status).toBe(201)
    expect((await twice()).headers.get('idempotent-replayed')).toBe('true')
    expect(payments.gateway.refunds.get(other.trackingId)).toHaveLength(1)
  })

  test('waits where the gateway gives no answer, and is the same refund when it is sent again', async () => {
    const order = await paidOrder()
    payments.gateway.answerNext((outgoing) => outgoing.writeHead(500).end())
    const answer = await refund(order.id, { reason: 'Later' })
    expect(await answer.json()).toMatchObject({ status: 'requested', order: { status: 'paid' } })
    await payments.query(sql`
      update graphile_worker._private_jobs set run_at = now() where key like 'refund %'`)
    await payments.startJobs()
    await payments.untilIdle()
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'refunded' })
    expect(payments.gateway.refunds.get(order.trackingId)).toHaveLength(1)
  })

  test('that the gateway refuses is seen by staff and leaves the order paid', async () => {
    const order = await paidOrder()
    payments.gateway.answerNext((outgoing) => {
      const answer = { reason: 'Not allowed', error_code: '51310', refund_status: 1 }
      outgoing.end(payments.gateway.envelope(answer))
    })
    const answer = await refund(order.id, { reason: 'No' })
    expect(await answer.json()).toMatchObject({ status: 'refused', order: { status: 'paid' } })
    expect(await payments.orderOf(order.number)).toMatchObject({
      attention: expect.stringContaining('refused'),
    })
  })

  test('can be requested by finance alone', async () => {
    const order = await paidOrder()
    for (const call of others) {
      expect((await refund(order.id, { reason: 'x' }, call)).status).toBe(403)
    }
    const visitor = await payments.send(`/api/orders/${order.id}/refund`, { json: { reason: 'x' } })
    expect(visitor.status).toBe(401)
    expect((await refund(order.id, { amount: 0, reason: '' })).status).toBe(422)
    expect((await refund(randomUUID(), { reason: 'x' })).status).toBe(404)
  })

  test('of money paid twice is sent by staff and leaves the order paid', async () => {
    const order = await paidOrder()
    const tracking_id = payments.capture(order)
    await payments.callback(payments.encResp(order, { tracking_id }))
    const list = await finance(`/api/refunds?where[trackingId][equals]=${tracking_id}`)
    const { docs } = (await list.json()) as { docs: { id: string; status: string }[] }
    expect(docs).toMatchObject([{ status: 'due' }])
    const path = `/api/refunds/${docs[0]?.id ?? ''}/send`
    for (const call of others) expect((await call(path, { method: 'POST' })).status).toBe(403)
    const both = await Promise.all([1, 2].map(() => finance(path, { method: 'POST' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await payments.orderOf(order.number)).toMatchObject({
      status: 'paid',
      refundedAmount: 0,
      attention: null,
    })
    expect(payments.gateway.refunds.get(tracking_id)).toHaveLength(1)
  })
})

describe('an order in review', () => {
  test('is accepted by staff and then delivered', async () => {
    const order = await reviewedOrder()
    const answer = await resolve(order.id, { decision: 'accept', reason: 'Agreed by phone' })
    expect(await answer.json()).toEqual({ number: order.number, status: 'paid' })
    expect(await payments.orderOf(order.number)).toMatchObject({
      verification: 'staff',
      attention: null,
    })
    const again = await resolve(order.id, { decision: 'accept', reason: 'x' })
    expect(again.status).toBe(409)
    const [event] = await payments.query<{ by_id: string; message: string }>(sql`
      select by_id, message from payment_events
      where type = 'staff' and order_id = ${order.id}`)
    expect(event).toEqual({ by_id: expect.any(String), message: 'Agreed by phone' })
  })

  test('is rejected by staff, and what arrived goes back', async () => {
    const order = await reviewedOrder()
    const answer = await resolve(order.id, { decision: 'reject', reason: 'Wrong amount' })
    expect(await answer.json()).toEqual({ number: order.number, status: 'refunded' })
    const [sent] = payments.gateway.refunds.get(order.trackingId) ?? []
    expect(sent?.refund_amt).toBe('1.00')
  })

  test('that was refunded in part is rejected, and the rest of what arrived goes back', async () => {
    const order = await reviewedOrder()
    expect((await refund(order.id, { amount: 40, reason: 'A part' })).status).toBe(201)
    const answer = await resolve(order.id, { decision: 'reject', reason: 'Wrong amount' })
    expect(await answer.json()).toEqual({ number: order.number, status: 'refunded' })
    const sent = payments.gateway.refunds.get(order.trackingId) ?? []
    expect(sent.map(({ refund_amt }) => refund_amt)).toEqual(['0.40', '0.60'])
  })

  test('is refunded once, however often it is rejected while the gateway gives no answer', async () => {
    const order = await reviewedOrder()
    payments.gateway.answerNext((outgoing) => outgoing.writeHead(500).end())
    const reject = () => resolve(order.id, { decision: 'reject', reason: 'Wrong amount' })
    const answers = [...(await Promise.all([reject(), reject()])), await reject()]
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refunds = await payments.query(sql`
      select amount::int as amount, kind, status from refunds where order_id = ${order.id}`)
    expect(refunds).toEqual([{ amount: 100, kind: 'rejected', status: 'requested' }])
  })

  test('cannot be decided on by other roles', async () => {
    const order = await reviewedOrder()
    const json = { decision: 'accept', reason: 'x' }
    for (const call of others) {
      const answer = await call(`/api/orders/${order.id}/resolve`, { method: 'POST', json })
      expect(answer.status).toBe(403)
    }
  })
})

describe('orders', () => {
  test('are read by finance and written by nobody', async () => {
    const order = await paidOrder()
    expect((await finance(`/api/orders/${order.id}`)).status).toBe(200)
    for (const call of others) expect((await call(`/api/orders/${order.id}`)).status).toBe(403)
    expect((await payments.send(`/api/orders/${order.id}`)).status).toBe(403)
    for (const slug of ['orders', 'payment-events', 'payment-attempts', 'refunds']) {
      const json = { status: 'paid' }
      const list = await payments.callAsAdmin(`/api/${slug}?limit=1`)
      const { docs } = (await list.json()) as { docs: { id: string }[] }
      const statuses = []
      for (const method of ['PATCH', 'DELETE']) {
        const path = `/api/${slug}/${docs[0]?.id ?? ''}`
        statuses.push((await payments.callAsAdmin(path, { method, json })).status)
      }
      statuses.push((await payments.callAsAdmin(`/api/${slug}`, { method: 'POST', json })).status)
      expect([slug, ...statuses]).toEqual([slug, 403, 403, 403])
    }
  })

  test('show their timeline, and nothing of the forms they came from', async () => {
    const order = await paidOrder()
    const answer = await finance(`/api/orders/${order.id}?depth=1`)
    const text = await answer.text()
    const { timeline } = JSON.parse(text) as { timeline: { docs: { to: string; actor: string }[] } }
    expect(timeline.docs.map(({ to, actor }) => [to, actor])).toEqual([
      ['created', 'Payer'],
      ['pending', 'Payer'],
      ['paid', 'Payment gateway'],
    ])
    expect(text).not.toContain('initiationKey')
  })

  test('are exported as CSV that no spreadsheet runs', async () => {
    const customer = { name: '=HYPERLINK("x")', email: 'csv@a.example' }
    const order = await paidOrder({ customer, billing: { company: 'Acme Ltd' } })
    const answer = await finance('/api/orders/export.csv')
    expect(answer.headers.get('content-type')).toContain('text/csv')
    const text = await answer.text()
    const row = text.split('\r\n').find((line) => line.startsWith(order.number))
    expect(row).toContain(',paid,100.00,0.00,INR,A place,')
    expect(row).toContain(`"'=HYPERLINK(""x"")",csv@a.example`)
    const past = await finance('/api/orders/export.csv?from=2020-01-01&until=2020-01-31')
    expect((await past.text()).trim().split('\r\n')).toHaveLength(1)
    expect((await finance('/api/orders/export.csv?from=x')).status).toBe(400)
    const paid = `where[number][equals]=${order.number}`
    const lines = async (query: string) =>
      (await (await finance(`/api/orders/export.csv?${query}`)).text()).trim().split('\r\n')
    expect(await lines(`${paid}&where[status][equals]=paid&search=csv@a`)).toHaveLength(2)
    for (const found of ['Acme', 'a place']) {
      expect(await lines(`${paid}&search=${encodeURIComponent(found)}`)).toHaveLength(2)
    }
    expect(await lines(`${paid}&where[status][equals]=failed`)).toHaveLength(1)
    expect(await lines(`where={"number":{"equals":"${order.number}"}}`)).toHaveLength(2)
    const wrong = ['where[nothing][equals]=1', 'where[status]', 'where=paid', 'status=paid']
    for (const query of wrong) {
      expect((await finance(`/api/orders/export.csv?${query}`)).status).toBe(400)
    }
    for (const call of others) expect((await call('/api/orders/export.csv')).status).toBe(403)
  })

  test('are summed up by day and link', async () => {
    const { id, slug } = await payments.makeLink()
    const { clock } = payments.platform
    // No midnight lies between the first payment and the sums.
    const now = clock.now()
    payments.platform.clock = { now: () => now }
    for (let count = 0; count < 3; count += 1) {
      const { order } = await payments.initiate(slug)
      const tracking_id = payments.capture(order)
      await payments.callback(payments.encResp(order, { tracking_id }))
    }
    const answer = await finance('/api/orders/totals')
    payments.platform.clock = clock
    const { days } = (await answer.json()) as { days: { link: string }[] }
    expect(id).not.toBe('')
    expect(days.filter((day) => day.link === slug)).toEqual([
      {
        day: now.toISOString().slice(0, 10),
        link: slug,
        currency: 'INR',
        orders: 3,
        amount: 30_000,
        refunded: 0,
      },
    ])
    for (const call of others) expect((await call('/api/orders/totals')).status).toBe(403)
  })
})
