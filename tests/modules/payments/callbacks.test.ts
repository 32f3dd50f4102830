import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import pg from 'pg'

import { untilWaiting } from '../../support/untilWaiting.js'
import { loadVectors } from './gateway/loadVectors.js'
import type { FakeOrder } from '../../support/fakes/gatewayServer.js'
import {
  type Call,
  newTrackingId,
  type Payments,
  startPayments,
  type Told,
} from './support/startPayments.js'

let payments: Payments
let slug: string
beforeAll(async () => {
  payments = await startPayments()
  slug = (await payments.makeLink()).slug
})
afterAll(() => payments.stop())

const order = async (body: Record<string, unknown> = {}) =>
  (await payments.initiate(slug, body)).order
const statusOf = async (number: string) => (await payments.orderOf(number)).status
const facts = async (number: string) =>
  (await payments.eventsOf(number)).map(({ to, fact }) => (fact ? `${to} ${fact}` : to))

describe('a callback', () => {
  test('of a success makes the order paid once the gateway’s own service agrees', async () => {
    const made = await order()
    const tracking_id = payments.capture(made)
    const answer = await payments.callback(payments.encResp(made, { tracking_id }))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/payments/result'])
    expect(await payments.orderOf(made.number)).toMatchObject({
      status: 'paid',
      verification: 'confirmed',
      trackingId: tracking_id,
      paidAt: expect.any(String),
      version: 3,
    })
    expect(await facts(made.number)).toEqual(['created', 'pending', 'paid'])
  })

  test('of a success that the service does not know changes nothing but the timeline', async () => {
    const made = await order()
    await payments.callback(payments.encResp(made))
    expect(await statusOf(made.number)).toBe('pending')
    expect(await facts(made.number)).toEqual(['created', 'pending', 'pending unconfirmed'])
  })

  test('of a success that the service denies leaves the order to the service', async () => {
    const made = await order()
    const tracking_id = payments.capture(made, { order_status: 'Unsuccessful' })
    await payments.callback(payments.encResp(made, { tracking_id }))
    expect(await facts(made.number)).toEqual([
      'created',
      'pending',
      'pending contradicted',
      'failed',
    ])
  })

  test('waits for the service where it is down, and a late yes pays', async () => {
    const made = await order()
    const tracking_id = payments.capture(made)
    payments.gateway.answerNext((outgoing) => outgoing.writeHead(502).end('<html>'))
    const text = payments.encResp(made, { tracking_id })
    await payments.callback(text)
    expect(await statusOf(made.number)).toBe('pending')
    await payments.callback(text)
    expect(await statusOf(made.number)).toBe('paid')
  })

  test('compares amount and currency in minor units, and sends what differs to review', async () => {
    const same = await order()
    const tracking_id = payments.capture(same, { order_amt: 100 })
    await payments.callback(payments.encResp(same, { tracking_id, amount: '100.0' }))
    expect(await statusOf(same.number)).toBe('paid')
    const cases: [told: Told, known: Partial<FakeOrder>][] = [
      [{ amount: '1.00' }, {}],
      [{ amount: '1.00' }, { order_amt: '1.00' }],
      [{}, { order_amt: '1.00' }],
      [{ currency: 'USD' }, { order_currncy: 'USD' }],
    ]
    for (const [told, known] of cases) {
      const made = await order()
      const id = payments.capture(made, known)
      await payments.callback(payments.encResp(made, { tracking_id: id, ...told }))
      expect([told, known, await statusOf(made.number)]).toEqual([told, known, 'review'])
      expect(await payments.orderOf(made.number)).toMatchObject({ trackingId: id, paidAt: null })
    }
  })

  test('of a payer who leaves cancels the order, and a verified success after it pays', async () => {
    const made = await order()
    const path = '/api/payments/gateway/cancel'
    await payments.callback(payments.encResp(made, { order_status: 'Aborted' }), path)
    expect(await statusOf(made.number)).toBe('cancelled')
    const tracking_id = payments.capture(made)
    await payments.callback(payments.encResp(made, { tracking_id }), path)
    expect(await facts(made.number)).toEqual(['created', 'pending', 'cancelled', 'paid late'])
  })

  test('never takes a paid order back', async () => {
    const made = await order()
    const tracking_id = payments.capture(made)
    await payments.callback(payments.encResp(made, { tracking_id }))
    for (const order_status of ['Failure', 'Aborted', 'Timeout', 'Invalid', 'Awaited', 'Odd']) {
      await payments.callback(payments.encResp(made, { tracking_id, order_status }))
      await payments.callback(payments.encResp(made, { order_status }))
    }
    expect(await statusOf(made.number)).toBe('paid')
  })

  test('of a second success becomes a fact and a refund that waits for staff', async () => {
    const made = await order()
    const first = payments.capture(made)
    await payments.callback(payments.encResp(made, { tracking_id: first }))
    const second = payments.capture(made)
    await payments.callback(payments.encResp(made, { tracking_id: second }))
    await payments.callback(payments.encResp(made, { tracking_id: second }))
    expect(await facts(made.number)).toEqual([
      'created',
      'pending',
      'paid',
      'paid duplicate_capture',
    ])
    expect(await payments.orderOf(made.number)).toMatchObject({
      status: 'paid',
      trackingId: first,
      attention: expect.stringContaining('twice'),
    })
    const due = await payments.query(sql`
      select amount::float8 as amount, kind, status, tracking_id from refunds
      where tracking_id in (${first}, ${second})`)
    expect(due).toEqual([{ amount: 10_000, kind: 'duplicate', status: 'due', tracking_id: second }])
  })

  test('with an unknown status neither pays nor fails the order', async () => {
    const made = await order()
    await payments.callback(payments.encResp(made, { order_status: 'Perhaps' }))
    expect(await payments.orderOf(made.number)).toMatchObject({
      status: 'pending',
      attention: expect.stringContaining('not known'),
    })
  })

  test('gets the same answer whatever it holds, and no forgery changes an order', async () => {
    const made = await order()
    const { encRequest } = (await payments.initiate(slug)).gateway.fields
    const vectors = loadVectors()
    const genuine = payments.encResp(made, { order_status: 'Aborted' })
    const bodies = [
      ...[...vectors.cbc, ...vectors.negativeAndForgery].map(({ ciphertextHex }) => ciphertextHex),
      encRequest,
      payments.gateway.encrypt(`merchant_id=1&order_id=${made.number}01&order_status=Success`),
      genuine.slice(0, -2),
      `${genuine.slice(0, 40)}${genuine.slice(40, 42) === 'ff' ? '00' : 'ff'}${genuine.slice(42)}`,
      payments.encResp({ ...made, number: '0'.repeat(26) }),
      'zz',
      '',
    ]
    const seen = new Set<string>()
    const posts = bodies.map((encResp) => ({ form: { encResp, orderNo: made.number } }))
    const odd: Call[] = [
      { method: 'POST' },
      { json: { encResp: genuine } },
      { method: 'POST', headers: { 'content-type': 'image/png' } },
      { form: { orderNo: made.number } },
      { form: { encResp: 'x'.repeat(20_000) } },
      { form: { encResp: 'zz' }, headers: { authorization: 'Bearer nothing' } },
      { form: { encResp: 'zz' }, headers: { 'x-api-key': 'unknown' } },
    ]
    for (const call of [...posts, ...odd]) {
      for (const end of ['response', 'response?x=%', 'cancel?order=1']) {
        const answer = await payments.send(`/api/payments/gateway/${end}`, call)
        const names = [...answer.headers.keys()].sort().join()
        seen.add([answer.status, answer.headers.get('location'), names, await answer.text()].join())
      }
    }
    expect([...seen]).toHaveLength(1)
    expect([...seen][0]).toContain('303,/payments/result')
    expect(await statusOf(made.number)).toBe('pending')
    expect(await facts(made.number)).toEqual(['created', 'pending'])
  })

  test('does not queue behind others from its address, which may be the gateway’s only one', async () => {
    const made = await order()
    const client = new pg.Client({ connectionString: payments.databaseUrl })
    await client.connect()
    await client.query('begin')
    await client.query('select from orders where number = $1 for update', [made.number])
    const headers = { 'x-forwarded-for': '192.0.2.70' }
    const answers = Array.from({ length: 8 }, () => {
      const encResp = payments.encResp(made, { order_status: 'Failure' })
      return payments.send('/api/payments/gateway/response', { form: { encResp }, headers })
    })
    await untilWaiting(client, answers.length)
    await client.query('commit')
    await client.end()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([303]))
    expect(await statusOf(made.number)).toBe('failed')
  })

  test('that is too large is answered 413, read no further', async () => {
    const answer = await payments.send('/api/payments/gateway/response', {
      form: { encResp: 'a'.repeat(70_000) },
    })
    expect(answer.status).toBe(413)
  })

  test('of an attempt before the last no longer ends the order', async () => {
    const { id: linkId } = await payments.makeLink()
    const made = await order()
    await payments.callback(payments.encResp(made, { order_status: 'Failure' }))
    await payments.query(sql`
      insert into payment_attempts (id, order_id, gateway_order_id, status, sent_at)
      select gen_random_uuid(), id, ${`${made.number}02`}, 'sent', now() from orders
      where number = ${made.number} and ${linkId}::text is not null`)
    await payments.query(sql`update orders set status = 'pending' where number = ${made.number}`)
    const late = { order_status: 'Failure', tracking_id: newTrackingId() }
    await payments.callback(payments.encResp(made, late))
    expect(await statusOf(made.number)).toBe('pending')
    const last = { order_id: `${made.number}02`, order_status: 'Failure' }
    await payments.callback(payments.encResp(made, last))
    expect(await statusOf(made.number)).toBe('failed')
  })
})
