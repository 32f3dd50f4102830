import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { bookableCourse } from '../../../modules/payments/support/bookableCourse.js'
import { type Payments, startPayments } from '../../../modules/payments/support/startPayments.js'
import { inputsOf, visitPage } from '../visitPage.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
})
afterAll(() => payments.stop())

const ada = { name: 'Ada Lovelace', email: 'ada@team.example' }

/** A course whose date Ada has ordered, and paid for unless told else, and what the same browser then does at the checkout. */
async function afterPayment({ isPaid = true } = {}) {
  const date = { startsAt: '2099-01-01T09:00:00Z', endsAt: '2099-01-01T16:00:00Z', capacity: 9 }
  const { slug, id, dates } = await bookableCourse(payments.payload, { dates: [date] })
  const path = `/courses/${slug}/book`
  const visit = (form?: Record<string, string>, cookie = '') => {
    const address = form ? path : `${path}?session=${dates[0] ?? ''}`
    return visitPage('courses/[slug]/book', address, {
      slug,
      headers: { cookie },
      ...(form && { form }),
    })
  }
  const fill = async (typed = ada) => ({ ...inputsOf(await visit()), go: 'book', ...typed })
  const first = await visit(await fill())
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const number = /foyer-order=(\w{26})/.exec(cookie)?.[1] ?? ''
  if (isPaid) await payments.callback(payments.encResp({ number, amount: 12_000, currency: 'EUR' }))
  const countOrders = async () =>
    (await payments.query(sql`select 1 from orders where course_id = ${id}::uuid`)).length
  return { visit, fill, cookie, countOrders }
}

test('who goes back after a payment does not pay for the same people twice, unless they say so', async () => {
  const { visit, fill, cookie, countOrders } = await afterPayment()
  const again = await visit(await fill({ ...ada, email: 'ADA@team.example ' }), cookie)
  expect([again.status, await countOrders()]).toEqual([409, 1])
  expect(again.html).toContain('You have already paid for this course for someone in this booking')
  expect(again.html).toContain('href="/payments/result"')
  const [, inputs = ''] =
    /<form action="[^"]*\/book[^"]*" method="post">([^]*?)<\/form>/.exec(again.html) ?? []
  const onPurpose = inputsOf({ html: `<form class="form">${inputs}</form>` })
  const both = await Promise.all([visit(onPurpose, cookie), visit(onPurpose, cookie)])
  expect([both.map(({ status }) => status), await countOrders()]).toEqual([[200, 200], 2])
})

test('a second tab is told of the order that is open in the first, and leads to it, or orders more on purpose', async () => {
  const { visit, fill, cookie, countOrders } = await afterPayment({ isPaid: false })
  const second = await visit(await fill(), cookie)
  expect([second.status, await countOrders()]).toEqual([409, 1])
  expect(second.html).toContain('You have already started this booking')
  const on = await visit({ ...inputsOf(await visit(undefined, cookie)), go: 'book' }, cookie)
  expect([on.html.includes('name="encRequest"'), await countOrders()]).toEqual([true, 1])
  const more = await visit(await fill({ ...ada, email: 'grace@team.example' }), cookie)
  expect([more.status, await countOrders()]).toEqual([200, 2])
  const onPurpose = await visit({ ...(await fill()), again: 'yes' })
  expect([onPurpose.status, await countOrders()]).toEqual([200, 3])
})

test('other people, and other browsers, are asked nothing', async () => {
  const { visit, fill, cookie, countOrders } = await afterPayment()
  const grace = { name: 'Grace Hopper', email: 'grace@team.example' }
  expect((await visit(await fill(grace), cookie)).status).toBe(200)
  expect((await visit(await fill())).status).toBe(200)
  expect(await countOrders()).toBe(3)
})
