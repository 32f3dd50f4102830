import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import pg from 'pg'

import { isBuyerErased } from '../../../src/modules/payments/orders/buyers.js'
import { untilWaiting } from '../../support/untilWaiting.js'
import { type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
let slug: string
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
  slug = (await payments.makeLink()).slug
})
afterAll(() => payments.stop())

const customer = { name: 'Evangeline Quillfeather', email: 'Eva@buyers.example', phone: '+4712345' }

async function leadOf(email: string): Promise<string> {
  const [lead] = await payments.query<{ id: string }>(sql`
    insert into leads (id, reference, kind, status, name, email, email_key, locale)
    values (gen_random_uuid(), ${`LD-${Date.now()}`}, 'contact', 'new', 'Eva', ${email},
      ${email.toLowerCase()}, 'en') returning id`)
  return lead?.id ?? ''
}

async function eraseLeadOf(email: string): Promise<void> {
  const path = `/api/leads/${await leadOf(email)}/erase`
  const answer = await payments.callAsAdmin(path, { method: 'POST' })
  expect(answer.status).toBe(204)
}

describe('an order whose buyer is erased as a lead', () => {
  test('stays with its money and its timeline, and nobody is in it any more', async () => {
    const { order: paid } = await payments.initiate(slug, { customer })
    await payments.callback(payments.encResp(paid))
    const { order: other } = await payments.initiate(slug, {
      customer: { ...customer, email: 'bystander@buyers.example' },
    })
    await eraseLeadOf('eva@buyers.example')
    expect(await payments.orderOf(paid.number)).toMatchObject({
      status: 'paid',
      amount: paid.amount,
      customer: { name: null, email: null, phone: null },
    })
    const last = (await payments.eventsOf(paid.number)).at(-1)
    expect(last).toMatchObject({ from: 'paid', to: 'paid', type: 'note', source: 'staff' })
    expect(await payments.orderOf(other.number)).toMatchObject({
      customer: { name: customer.name, email: 'bystander@buyers.example' },
    })
  })

  test('can be told from one whose payer never gave a name', async () => {
    const { order: erased } = await payments.initiate(slug, { customer })
    const { order: nameless } = await payments.initiate(slug, { customer: {} })
    await eraseLeadOf('eva@buyers.example')
    expect(await isBuyerErased(payments.payload, erased.number)).toBe(true)
    expect(await isBuyerErased(payments.payload, nameless.number)).toBe(false)
  })

  test('can still be paid: its money is never lost', async () => {
    const { order } = await payments.initiate(slug, { customer })
    await eraseLeadOf('eva@buyers.example')
    await payments.callback(payments.encResp(order))
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'paid' })
  })
})

test('the export of a person has their orders with all events, and nobody else’s', async () => {
  const mine = { ...customer, email: 'Export@buyers.example' }
  const { order } = await payments.initiate(slug, { customer: mine })
  await payments.callback(payments.encResp(order))
  await payments.initiate(slug, { customer: { ...customer, email: 'not-export@buyers.example' } })
  const answer = await payments.callAsAdmin(
    `/api/leads/${await leadOf('export@buyers.example')}/export`,
  )
  const { others } = await answer.json()
  expect(others.orders).toMatchObject([
    { number: order.number, amount: order.amount, customer: mine },
  ])
  const [exported] = others.orders
  expect(exported.timeline.docs.map(({ to }: { to: string }) => to)).toContain('paid')
  expect(exported.attempts.docs).toHaveLength(1)
  expect(JSON.stringify(exported)).not.toMatch(/initiationKey|token/i)
})

test('a person is erased while they pay: the erasure waits for their order before it locks anything of theirs', async () => {
  const email = 'ida@buyers.example'
  const { id } = await payments.payload.create({ collection: 'learners', data: { email } })
  const { order } = await payments.initiate(slug, { customer: { ...customer, email } })
  const payer = new pg.Client({ connectionString: payments.databaseUrl })
  await payer.connect()
  await payer.query('begin')
  await payer.query('select from orders where number = $1 for no key update', [order.number])
  const erased = eraseLeadOf(email)
  await untilWaiting(payer)
  // As a payment that books does.
  await payer.query('select from learners where id = $1 for no key update nowait', [id])
  await payer.query('commit')
  await payer.end()
  await erased
  expect(await payments.orderOf(order.number)).toMatchObject({ customer: { email: null } })
})
