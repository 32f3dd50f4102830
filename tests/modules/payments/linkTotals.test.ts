import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { asRole, type Caller } from '../leads/asRole.js'
import { type Payments, startPayments } from './support/startPayments.js'

const days = '?from=2026-03-01&until=2026-03-02'

let payments: Payments
let link: { id: string; slug: string }
let external: { id: string; slug: string }

beforeAll(async () => {
  payments = await startPayments()
  link = await payments.makeLink()
  external = await payments.makeLink({
    kind: 'external',
    target: 'https://partner.example/offer',
  })
  await visits(link.id, '2026-02-28', 100)
  await visits(link.id, '2026-03-01', 30)
  await visits(link.id, '2026-03-02', 10)
  await visits(link.id, '2026-03-03', 100)
  await visits(external.id, '2026-03-02', 55)
  await order('2026-02-28T23:59:59.999Z', true)
  await order('2026-03-01T00:00:00.000Z', true)
  await order('2026-03-02T23:59:59.999Z', false)
  await order('2026-03-03T00:00:00.000Z', true)
})
afterAll(() => payments.stop())

const visits = (linkId: string, day: string, number: number) =>
  payments.query(sql`
    insert into payment_link_visits (link_id, day, visits)
    values (${linkId}::uuid, ${day}::date, ${number})`)

const order = (at: string, isPaid: boolean) =>
  payments.query(sql`
    insert into orders (id, status, number, amount, currency, title, link_id, locale, version,
      created_at, paid_at)
    values (${randomUUID()}, ${isPaid ? 'paid' : 'failed'}::enum_orders_status, ${randomUUID()},
      10000, 'INR', 'A day', ${link.id}::uuid, 'en', 1, ${at}, ${isPaid ? at : null})`)

const asAdmin: Caller = (path) => payments.callAsAdmin(path)

const totals = async (call = asAdmin) =>
  (await (await call(`/api/payment-links/totals${days}`)).json()) as { links: object[] }

test('counts visits and orders of these days in UTC, the most visited link first', async () => {
  expect(await totals()).toEqual({
    from: '2026-03-01',
    until: '2026-03-02',
    links: [
      {
        link: external.slug,
        kind: 'external',
        visits: 55,
        orders: null,
        paid: null,
        conversion: null,
      },
      { link: link.slug, kind: 'gateway', visits: 40, orders: 2, paid: 1, conversion: 0.025 },
    ],
  })
})

test('shows visits alone to editors, who may not read orders', async () => {
  const { call } = await asRole(payments, 'editor')
  const { links } = await totals(call)
  expect(links[1]).toEqual({
    link: link.slug,
    kind: 'gateway',
    visits: 40,
    orders: null,
    paid: null,
    conversion: null,
  })
  expect((await call(`/api/orders/totals${days}`)).status).toBe(403)
})

test('sums up payments for finance, on the day of the payment', async () => {
  const { call } = await asRole(payments, 'finance')
  expect(await (await call(`/api/orders/totals${days}`)).json()).toEqual({
    from: '2026-03-01',
    until: '2026-03-02',
    days: [
      {
        day: '2026-03-01',
        link: link.slug,
        currency: 'INR',
        orders: 1,
        amount: 10_000,
        refunded: 0,
      },
    ],
  })
  expect((await totals(call)).links[1]).toMatchObject({ orders: 2, paid: 1 })
})

test('is closed to sales, viewers and strangers', async () => {
  for (const role of ['sales', 'viewer'] as const) {
    const { call } = await asRole(payments, role)
    expect((await call('/api/payment-links/totals')).status).toBe(403)
  }
  expect((await payments.call('/api/payment-links/totals')).status).toBe(401)
})
