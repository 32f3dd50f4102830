import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { type Payments, startPayments } from '../support/startPayments.js'

let payments: Payments
let slug: string
beforeAll(async () => {
  payments = await startPayments()
  slug = (await payments.makeLink()).slug
})
afterAll(() => payments.stop())

type Refused = { errors?: { data: { errors: { path: string }[] } }[] }

const save = async (json: object) => {
  const answer = await payments.callAsAdmin('/api/globals/seller', { method: 'POST', json })
  const { errors = [] } = (await answer.json()) as Refused
  return [answer.status, ...errors.flatMap(({ data }) => data.errors.map(({ path }) => path))]
}

/** Pays an order and refunds all of it; returns the status that it ends in. */
const payAndRefund = async () => {
  const { order } = await payments.initiate(slug)
  const tracking_id = payments.capture(order)
  await payments.callback(payments.encResp(order, { tracking_id }))
  await payments.callAsAdmin(`/api/orders/${order.number}/refund`, {
    method: 'POST',
    json: { reason: 'Asked' },
  })
  return (await payments.orderOf(order.number)).status
}

const numbers = async () =>
  (
    await payments.query<{ number: string }>(sql`select number from invoices order by issued_at`)
  ).map(({ number }) => number)

test('invoices and credit notes never come to the same number, so that every refund is recorded', async () => {
  const [ofInvoices, ofNotes] = ['invoicePrefix', 'creditNotePrefix']
  expect(await save({ invoicePrefix: 'CN-' })).toEqual([400, ofNotes])
  expect(await save({ invoicePrefix: 'A', creditNotePrefix: 'A' })).toEqual([400, ofNotes])
  expect(await payAndRefund()).toBe('refunded')
  const swapped = { invoicePrefix: 'CN-', creditNotePrefix: 'INV-' }
  expect(await save(swapped)).toEqual([400, ofInvoices, ofNotes])
  expect(await save({ invoicePrefix: 'INV', creditNotePrefix: 'CN' })).toEqual([200])
  expect(await payAndRefund()).toBe('refunded')
  expect(await save({ creditNotePrefix: 'INV-' })).toEqual([400, ofNotes])
  expect(await numbers()).toEqual(['INV-000001', 'CN-000001', 'INV000002', 'CN000002'])
})
