import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { bookableCourse } from '../../../modules/payments/support/bookableCourse.js'
import { type Payments, startPayments } from '../../../modules/payments/support/startPayments.js'
import { inputsOf, type Page, visitPage } from '../visitPage.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
})
afterAll(() => payments.stop())

const ada = { name: 'Ada Lovelace', email: 'ada@team.example' }
const grace = { name2: 'Grace Hopper', email2: 'grace@team.example' }
const cookieOf = ({ headers }: Pick<Page, 'headers'>) =>
  (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
const change = (id: string, json: object) =>
  payments.callAsAdmin(`/api/courses/${id}`, { method: 'PATCH', json })
const formsTo = ({ html }: Page, action: string) =>
  html.split('<form ').find((form) => form.includes(`action="${action}"`)) ?? ''

/** The checkout of the first of these dates, a month apart, as one browser sees it. */
async function openDate(capacities: number[]) {
  const made = await bookableCourse(payments.payload, {
    dates: capacities.map((capacity, at) => ({
      startsAt: `2099-0${String(at + 1)}-01T09:00:00Z`,
      endsAt: `2099-0${String(at + 1)}-01T16:00:00Z`,
      capacity,
    })),
  })
  const { slug, id, dates } = made
  const addressOf = (at: number) => `/courses/${slug}/book?session=${dates[at] ?? ''}`
  const see = (cookie = '') =>
    visitPage('courses/[slug]/book', addressOf(0), { slug, headers: { cookie } })
  const send = (form: Record<string, string>, { cookie = '', to = slug } = {}) =>
    visitPage('courses/[slug]/book', addressOf(0), { slug: to, form, headers: { cookie } })
  const fill = async (typed: Record<string, string> = ada, cookie = '') => ({
    ...inputsOf(await see(cookie)),
    go: 'book',
    ...typed,
  })
  const orders = () =>
    payments.query<{ number: string; quantity: number }>(
      sql`select number, quantity::int as quantity from orders where course_id = ${id}::uuid`,
    )
  return { id, slug, addressOf, see, send, fill, orders }
}

describe('whoever comes back from the gateway to the checkout without having paid', () => {
  test('goes on with their own order of the last places, in the form they had filled in', async () => {
    const { see, send, fill, orders } = await openDate([2])
    const typed = { ...ada, ...grace, quantity: '2', company: 'Acme Ltd' }
    const cookie = cookieOf(await send(await fill(typed)))
    expect((await see()).html).toContain('This date is full')
    const back = await see(cookie)
    expect([back.status, back.html]).toEqual([200, expect.stringContaining('2 places left')])
    expect(inputsOf(back)).toMatchObject(typed)
    const again = await send({ ...inputsOf(back), go: 'book' }, { cookie })
    expect(again.html).toContain('name="encRequest"')
    expect(await orders()).toMatchObject([{ quantity: 2 }])
  })

  test('goes on with it from the page of its result too, which nobody told whether they paid', async () => {
    const { addressOf, send, fill, orders } = await openDate([1])
    const cookie = cookieOf(await send(await fill()))
    const result = await visitPage('payments/result', '/payments/result', { headers: { cookie } })
    expect(result.html).toContain('Left the payment page before you paid?')
    const on = inputsOf({ html: `<form class="form">${formsTo(result, addressOf(0))}` })
    const form = inputsOf(await send({ ...on, go: 'edit' }, { cookie }))
    expect(form).toMatchObject(ada)
    const again = await send({ ...form, go: 'book' }, { cookie })
    expect(again.html).toContain('name="encRequest"')
    const [order = { number: '' }, ...more] = await orders()
    expect(more).toEqual([])
    await payments.callback(payments.encResp({ ...order, amount: 12_000, currency: 'EUR' }))
    const paid = await visitPage('payments/result', '/payments/result', { headers: { cookie } })
    expect(paid.html).not.toContain('Left the payment page')
  })

  test('makes one order of a double click on the last place, without scripts and cookies too', async () => {
    const { send, fill, orders } = await openDate([1])
    const form = await fill()
    for (const page of [await send(form), await send(form)]) {
      expect(page.html).toContain('name="encRequest"')
    }
    expect(await orders()).toHaveLength(1)
  })

  test('begins anew once the places are theirs no longer, or are paid for', async () => {
    const { see, send, fill, orders } = await openDate([1])
    const cookie = cookieOf(await send(await fill()))
    const [order = { number: '' }] = await orders()
    await payments.callback(
      payments.encResp({ ...order, amount: 12_000, currency: 'EUR' }, { order_status: 'Failure' }),
    )
    const { token } = inputsOf(await see(cookie))
    const other = await send(await fill({ ...ada, email: 'other@team.example' }))
    expect(other.html).toContain('name="encRequest"')
    expect((await see(cookie)).html).toContain('This date is full')
    expect(token).toBeTruthy()
  })
})

describe('a payment link that takes one payment', () => {
  const open = { amountMode: 'open', price: { amount: 2_500, currency: 'EUR' }, min: 500, max: 5e5 }
  const see = (slug: string, cookie = '') =>
    payments.send(`/api/payments/redirect/${slug}`, {
      headers: { accept: 'text/html', cookie },
    })
  const pay = (slug: string, form: Record<string, string>) =>
    payments.send('/api/payments/initiate', { form: { link: slug, ...form } })

  test('shows who has begun it the page to go on, with what they typed, and nobody else', async () => {
    const { id, slug } = await payments.makeLink({ ...open, maxUses: 1 })
    const token = /name="token" value="([^"]+)"/.exec(await (await see(slug)).text())?.[1] ?? ''
    const cookie = cookieOf(await pay(slug, { sum: '70', email: ada.email, token }))
    expect((await see(slug)).status).toBe(410)
    const back = await see(slug, cookie)
    const html = await back.text()
    expect([back.status, /name="sum"[^>]* value="([^"]*)"/.exec(html)?.[1]]).toEqual([200, '70.00'])
    expect(html).toContain(`value="${ada.email}"`)
    expect(html).not.toContain('role="alert"')
    const same = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const again = await pay(slug, { sum: '70.00', email: ada.email, token: same })
    expect(await again.text()).toContain('encRequest')
    expect(await payments.query(sql`select 1 from orders where link_id = ${id}`)).toHaveLength(1)
  })

  test('keeps what was typed where its page was open overnight, and says so', async () => {
    const { id, slug } = await payments.makeLink(open)
    const answer = await pay(slug, { sum: '70', email: ada.email, token: 'of.another.day' })
    const html = await answer.text()
    expect([answer.status, html]).toEqual([422, expect.stringContaining('open too long')])
    expect(/name="sum"[^>]* value="([^"]*)"/.exec(html)?.[1]).toBe('70')
    expect(html).toContain(`value="${ada.email}"`)
    const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const again = await pay(slug, { sum: '70', email: ada.email, token })
    expect(await again.text()).toContain('encRequest')
    expect(await payments.query(sql`select 1 from orders where link_id = ${id}`)).toHaveLength(1)
  })

  test('leads who has paid it to their order', async () => {
    const { slug } = await payments.makeLink({ maxUses: 1 })
    const cookie = cookieOf(await pay(slug, {}))
    const number = /foyer-order=(\w{26})/.exec(cookie)?.[1] ?? ''
    await payments.callback(payments.encResp({ number, amount: 12_000, currency: 'EUR' }))
    const answer = await see(slug, cookie)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/payments/result'])
    expect((await see(slug)).status).toBe(410)
  })
})

describe('what somebody typed at a checkout', () => {
  test('goes along to another date if the last place went meanwhile', async () => {
    const { slug, addressOf, send, fill } = await openDate([1, 4])
    const typed = { ...ada, taxId: 'GB 123' }
    const form = await fill(typed)
    await send(await fill({ ...ada, email: 'quicker@team.example' }))
    const late = await send(form)
    expect([late.status, late.html]).toEqual([409, expect.stringContaining('This date is full')])
    const inputs = inputsOf({ html: `<form class="form">${formsTo(late, addressOf(1))}` })
    const next = await visitPage('courses/[slug]/book', addressOf(1), { slug, form: inputs })
    expect(inputsOf(next)).toMatchObject({ ...typed, session: addressOf(1).slice(-36) })
    const paid = { ...inputsOf(next), go: 'book' }
    const page = await visitPage('courses/[slug]/book', addressOf(1), { slug, form: paid })
    expect(page.html).toContain('name="encRequest"')
  })

  test('arrives although the course was renamed', async () => {
    const { id, slug, send, fill, orders } = await openDate([3])
    const form = await fill()
    await change(id, { slug: `${slug}-new` })
    expect((await send(form)).html).toContain('name="encRequest"')
    expect(await orders()).toHaveLength(1)
  })

  test('books nothing in a course that was withdrawn, and the page says so', async () => {
    const { id, send, fill } = await openDate([3])
    const form = await fill()
    await change(id, { _status: 'draft' })
    const page = await send(form)
    expect([page.status, page.html]).toEqual([410, expect.stringContaining('no longer on offer')])
    expect(page.html).toContain('Nothing was booked or charged')
  })
})

test('whoever has too many unpaid orders of a date is led to the one that they began last, and others only wait', async () => {
  const { addressOf, see, send, fill } = await openDate([9])
  const client = '192.0.2.77'
  const pay = async (quantity: string, cookie = '') =>
    visitPage('courses/[slug]/book', addressOf(0), {
      ...{ client, slug: addressOf(0).split('/')[2] ?? '', headers: { cookie } },
      form: { ...(await fill({ ...ada, ...grace })), quantity, again: 'yes' },
    })
  for (const quantity of ['1', '1']) await pay(quantity)
  const cookie = cookieOf(await pay('2'))
  const [refused, stranger] = [await pay('1', cookie), await pay('1')]
  for (const { status, html } of [refused, stranger]) {
    expect([status, html]).toEqual([429, expect.stringContaining('Try again in 10 minutes')])
  }
  expect(refused.html).toContain(`<a href="${addressOf(0)}">Or pay for the last one now</a>`)
  expect(stranger.html).not.toContain('Or pay for')
  const begun = await see(cookie)
  expect(inputsOf(begun).quantity).toBe('2')
  const on = await send({ ...inputsOf(begun), go: 'book' }, { cookie })
  expect(on.html).toContain('name="encRequest"')
})
