import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { inputsOf, visitPage } from '../../app/site/visitPage.js'
import { bookableCourse } from './support/bookableCourse.js'
import { type Initiated, type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
  await payments.payload.updateGlobal({ slug: 'seller', data: { taxLabel: 'VAT', taxRate: 20 } })
})
afterAll(() => payments.stop())

const buyer = { name: 'Ada Lovelace', email: 'ada@team.example' }

test('A quote says no other price than the order, and none of a free course', async () => {
  const { slug } = await bookableCourse(payments.payload)
  const answer = await payments.send(`/api/payments/quote?course=${slug}`)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const { totals, tax, token } = (await answer.json()) as {
    totals: { quantity: number; amount: number; tax: number }[]
    tax: object
    token: string
  }
  expect(totals.at(-1)).toEqual({ quantity: 10, amount: 120_000, tax: 20_000 })
  expect(tax).toEqual({ label: 'VAT', rate: 20 })
  const json = { course: slug, quantity: 10, token }
  const initiated = await payments.send('/api/payments/initiate', { json })
  expect(await initiated.json()).toMatchObject({ order: { amount: 120_000 } })
  const free = await bookableCourse(payments.payload, { price: null })
  const refused = await payments.send(`/api/payments/quote?course=${free.slug}`)
  expect(refused.status).toBe(422)
})

test('The checkout says tax and terms of cancellation as staff have just changed them', async () => {
  const { slug } = await bookableCourse(payments.payload)
  const read = async () =>
    (await visitPage('courses/[slug]/book', `/courses/${slug}/book`, { slug })).html
  const change = async (global: string, json: object) => {
    const answer = await payments.callAsAdmin(`/api/globals/${global}`, { method: 'POST', json })
    expect(answer.status).toBe(200)
    return read()
  }
  const before = await read()
  expect(before).toContain('Within 14 days')
  expect(before).toContain('Includes €20 VAT (20%)')
  expect(await change('cancellation-policy', { anyTimeDays: 30 })).toContain('Within 30 days')
  expect(await change('seller', { taxRate: 50 })).toContain('Includes €40 VAT (50%)')
  await change('seller', { taxRate: 20 })
})

test('A price that changes while the checkout is open is said before anything is ordered, whatever places are chosen', async () => {
  const { slug, id } = await bookableCourse(payments.payload)
  const visit = (form?: Record<string, string>) =>
    visitPage('courses/[slug]/book', `/courses/${slug}/book?locale=en`, {
      slug,
      ...(form && { form }),
    })
  const set = (amount: number, currency = 'EUR') =>
    payments.callAsAdmin(`/api/courses/${id}`, {
      method: 'PATCH',
      json: { price: { amount, currency } },
    })
  const orders = () =>
    payments.query(sql`
      select amount::int as amount, currency, quantity::int as quantity from orders
      where course_id = ${id}::uuid order by created_at`)
  const two = { ...buyer, quantity: '2', name2: 'Grace', email2: 'grace@team.example' }
  const first = { ...inputsOf(await visit()), ...two }
  expect((await visit(first)).status).toBe(200)
  const steps = [[15_000, 'EUR', '€300'] as const, [15_000, 'INR', '₹300'] as const]
  let form: Record<string, string> = first
  for (const [amount, currency, total] of steps) {
    await set(amount, currency)
    const before = await orders()
    const refused = await visit(form)
    expect([refused.status, refused.html]).toEqual([
      422,
      expect.stringContaining('The price has changed since you opened this page.'),
    ])
    expect(refused.html).toContain(total)
    expect(await orders()).toEqual(before)
    form = inputsOf(refused)
    expect(form).toMatchObject(two)
    expect((await visit(form)).status).toBe(200)
    expect((await orders()).at(-1)).toEqual({ amount: 30_000, currency, quantity: 2 })
  }
  expect((await visit({ ...form, quantity: '1' })).html).not.toContain('The price has changed')
})

test('A quote is in a language of the site, and an unknown one is refused', async () => {
  const { slug } = await bookableCourse(payments.payload)
  const quoted = (locale: string) =>
    payments.send(`/api/payments/quote?course=${slug}&locale=${locale}`)
  expect((await quoted('fr')).status).toBe(200)
  const refused = await quoted('de')
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { code: 'invalid_query', errors: [{ path: '/locale' }] },
  ])
})

test('Who names nobody when they send an order again takes the place themselves', async () => {
  const { slug, id } = await bookableCourse(payments.payload)
  const quoted = await payments.send(`/api/payments/quote?course=${slug}`)
  const { token } = (await quoted.json()) as { token: string }
  const json = { course: slug, customer: buyer, token }
  const send = async (more: object) => {
    const sent = await payments.send('/api/payments/initiate', { json: { ...json, ...more } })
    return (await sent.json()) as Initiated
  }
  const grace = { name: 'Grace', email: 'grace@team.example' }
  const first = await send({ attendees: [grace] })
  const again = await send({})
  expect(again.order).toEqual(first.order)
  expect(await payments.orderOf(first.order.number)).toMatchObject({ attendees: [] })
  await payments.callback(payments.encResp(first.order))
  const seated = await payments.query(sql`
    select l.email from enrolments e join learners l on l.id = e.learner_id
    where e.course_id = ${id}::uuid`)
  expect(seated).toEqual([{ email: buyer.email }])
})

test('What an order books is for whoever holds its token', async () => {
  const { slug } = await bookableCourse(payments.payload)
  const json = { course: slug, customer: buyer, attendees: [buyer] }
  const initiated = await payments.send('/api/payments/initiate', { json })
  const { statusUrl } = (await initiated.json()) as { statusUrl: string }
  const { pathname, search } = new URL(statusUrl)
  const told = await payments.send(`${pathname}/booking${search}`)
  expect(await told.json()).toMatchObject({ course: slug, quantity: 1, attendees: [buyer] })
  expect((await payments.send(`${pathname}/booking?token=x`)).status).toBe(404)
})
