import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { newTrackingId, type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
let slug: string
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
  slug = (await payments.makeLink()).slug
})
afterAll(() => payments.stop())

/** The counts since the last call, by name. */
let before: Record<string, number> = {}
async function counted(): Promise<Record<string, number>> {
  await payments.platform.measurements.flush()
  const rows = await payments.query<{ name: string; count: number }>(sql`
    select name, sum(count)::int as count from measurements
    where name like 'payments.%' group by name`)
  const now = Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  const added = Object.entries(now).map(([name, count]) => [name, count - (before[name] ?? 0)])
  before = now
  return Object.fromEntries(added.filter(([, count]) => count !== 0)) as Record<string, number>
}

describe('what the assurance feed reports about payments', () => {
  test('is one payment initiated and one paid, however often and from where it is told', async () => {
    const { order } = await payments.initiate(slug)
    const told = payments.encResp(order)
    await Promise.all(Array.from({ length: 8 }, () => payments.callback(told)))
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'paid' })
    expect(await counted()).toEqual({ 'payments.initiated': 1, 'payments.paid': 1 })
    await payments.callback(told)
    expect(await counted()).toEqual({})
  })

  test('is each attempt of an order that is paid at the second try', async () => {
    const token = await tokenOf(slug)
    const { order } = await payments.initiate(slug, { token })
    await payments.callback(payments.encResp(order, { order_status: 'Failure' }))
    await payments.initiate(slug, { token })
    expect(await counted()).toEqual({ 'payments.initiated': 2 })
  })

  test('is a mismatch where another amount was paid, or an order that is not ours', async () => {
    const { order } = await payments.initiate(slug)
    await payments.callback(payments.encResp(order, { amount: '1.00' }))
    expect(await counted()).toEqual({ 'payments.initiated': 1, 'payments.mismatch': 1 })
    await payments.callback(payments.encResp({ ...order, number: 'X'.repeat(26) }))
    expect(await counted()).toEqual({ 'payments.mismatch': 1 })
  })

  test('is a second capture of one order', async () => {
    const { order } = await payments.initiate(slug)
    await payments.callback(payments.encResp(order))
    const again = payments.encResp(order, { tracking_id: newTrackingId() })
    await payments.callback(again)
    await payments.callback(again)
    expect(await counted()).toEqual({
      'payments.initiated': 1,
      'payments.paid': 1,
      'payments.duplicate_capture': 1,
    })
  })

  test('is a forgery where an answer is not the gateway’s, not where none came', async () => {
    const send = (form: Record<string, string>, path = 'response') =>
      payments.send(`/api/payments/gateway/${path}`, { form })
    await send({ encResp: '00ff'.repeat(16) })
    await send({ encResponse: 'not hex' }, 'cancel')
    await send({ orderNo: 'whatever' }, 'cancel')
    expect(await counted()).toEqual({ 'payments.forged': 2 })
  })

  test('contains nothing that was rolled back', async () => {
    const { order } = await payments.initiate(slug)
    await counted()
    await payments.query(sql`alter table topic_events rename to gone`)
    try {
      await payments.callback(payments.encResp(order))
    } finally {
      await payments.query(sql`alter table gone rename to topic_events`)
    }
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'pending' })
    expect(await counted()).toEqual({})
  })

  test('stands in the feed beside a guard that has shown to work', async () => {
    const answer = await payments.send('/api/tools/ai-assurance/telemetry')
    const { controls } = (await answer.json()) as { controls: { id: string; state: string }[] }
    expect(controls.find(({ id }) => id === 'payments.callback_proof')).toMatchObject({
      state: 'active',
    })
  })
})

async function tokenOf(link: string): Promise<string> {
  const page = await (await payments.send(`/api/payments/redirect/${link}`)).text()
  return /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
}
