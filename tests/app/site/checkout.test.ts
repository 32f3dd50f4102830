import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { bookableCourse } from '../../modules/payments/support/bookableCourse.js'
import { type Payments, startPayments } from '../../modules/payments/support/startPayments.js'
import { inputsOf, type Page, visitPage } from './visitPage.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
  await payments.payload.updateGlobal({
    slug: 'seller',
    data: { taxLabel: 'VAT', taxRate: 20 },
  })
})
afterAll(() => payments.stop())

/** A course with dates of these capacities, a month apart. */
const make = (capacities: number[]) =>
  bookableCourse(payments.payload, {
    dates: capacities.map((capacity, at) => ({
      startsAt: `2099-0${String(at + 1)}-01T09:00:00Z`,
      endsAt: `2099-0${String(at + 1)}-01T16:00:00Z`,
      timeZone: 'Europe/Paris',
      capacity,
    })),
  })

const bookPath = (slug: string, session = '', more = '') =>
  `/courses/${slug}/book${session && `?session=${session}`}${more}`
const open = (slug: string, session?: string, more?: string) =>
  visitPage('courses/[slug]/book', bookPath(slug, session, more), { slug })
const send = (slug: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  visitPage('courses/[slug]/book', bookPath(slug), { slug, form, headers })
const buyer = { name: 'Ada Lovelace', email: 'ada@team.example' }
const fill = async (
  slug: string,
  session: string | undefined,
  form: Record<string, string>,
): Promise<Record<string, string>> => ({
  ...inputsOf(await open(slug, session)),
  go: 'book',
  ...form,
})
const ordersOf = (courseId: string) =>
  payments.query<{ number: string; email: string; quantity: number; company: string | null }>(sql`
    select number, customer_email as email, quantity::int as quantity, billing_company as company
    from orders where course_id = ${courseId}::uuid order by number`)
const seatsOf = async (courseId: string) =>
  payments.query(sql`
    select a.name, a.email from orders_attendees a join orders o on o.id = a._parent_id
    where o.course_id = ${courseId}::uuid order by a._order`)
const faultsIn = ({ html }: Page) =>
  [...html.matchAll(/<a href="#(\w+)">([^<]*)<\/a>/g)].flatMap(([, name]) =>
    name === 'content' ? [] : [name],
  )
const cookieOf = ({ headers }: Page) => (headers.get('set-cookie') ?? '').split(';')[0] ?? ''

describe('the page of a course', () => {
  const see = (slug: string, locale = '') =>
    visitPage('courses/[slug]', `/courses/${slug}${locale}`, { slug })

  test('leads from each open date to its checkout, and says which dates are full, cancelled or over', async () => {
    const { slug, id, dates } = await make([5, 7, 1, 3])
    const [first, cancelled, full, past] = dates
    const set = (session: string | undefined, data: object) =>
      payments.callAsAdmin(`/api/course-sessions/${session ?? ''}`, { method: 'PATCH', json: data })
    await set(cancelled, { status: 'cancelled' })
    await payments.send('/api/payments/initiate', { json: { course: slug, session: full } })
    await payments.query(sql`
      update course_sessions set starts_at = '2020-01-01', ends_at = '2020-01-02' where id = ${past}::uuid`)
    await payments.callAsAdmin(`/api/courses/${id}`, { method: 'PATCH', json: { summary: 't' } })
    const { html } = await see(slug)
    expect(html).toContain(`href="${bookPath(slug, first)}"`)
    expect(html).toContain('5 places left')
    expect(html).toContain('10:00–17:00 CET')
    for (const session of [cancelled, full, past]) expect(html).not.toContain(`session=${session}`)
    expect(html).toMatch(/Cancelled<\/p>/)
    expect(html).toMatch(/Full<\/p>/)
    expect(html).toMatch(/1 past date<[^]*Over<\/p>/)
    expect((await see(slug, '?locale=fr')).html).toContain('Réserver')
  })

  test('leads to the checkout of a course that is taken at any time, and to a choice of dates', async () => {
    const anyTime = await make([])
    expect((await see(anyTime.slug)).html).toContain(`href="${bookPath(anyTime.slug)}"`)
    const two = await make([3, 3])
    const { html } = await see(two.slug)
    expect(html).toContain('class="button" href="#dates"')
    const chosen = await open(two.slug)
    expect([chosen.status, chosen.headers.get('location')]).toEqual([
      303,
      `/courses/${two.slug}#dates`,
    ])
  })
})

describe('the checkout', () => {
  test('says what is booked, when, and each total with the tax that the invoice will say', async () => {
    const { slug, dates } = await make([3])
    const { status, html, headers } = await open(slug, dates[0])
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain('Thursday, 1 January 2099')
    expect(html).toContain('10:00–17:00 CET')
    for (const words of ['€120', '€240', '€360', 'Includes €20 VAT (20%)', 'Includes €60 VAT']) {
      expect(html).toContain(words)
    }
    expect(html).not.toContain('€480')
    expect(html).not.toContain('value="4"')
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(await ordersOf((await make([])).id)).toEqual([])
  })

  test('books for two with an invoice to a company, and hands over to the gateway', async () => {
    const { slug, id, dates } = await make([3])
    const colleague = { name2: 'Grace Hopper', email2: 'grace@team.example' }
    const ignored = { name3: 'Nobody', email3: 'not an address' }
    const billing = { company: 'Acme Ltd', address: '1 High Street\nLondon', country: 'GB' }
    const form = await fill(slug, dates[0], { ...buyer, quantity: '2', ...colleague, ...ignored })
    const page = await send(slug, { ...form, ...billing })
    expect(page.status).toBe(200)
    expect(page.html).toContain(`action="${payments.gateway.settings.GATEWAY_URL ?? ''}"`)
    expect(page.html).toMatch(/name="encRequest" value="[0-9a-f]+"/)
    expect(page.html).toContain('form-action &#x27;self&#x27; http://')
    expect(page.headers.get('set-cookie')).toMatch(/^foyer-order=.*HttpOnly/)
    expect(await ordersOf(id)).toMatchObject([
      { email: buyer.email, quantity: 2, company: 'Acme Ltd' },
    ])
    expect(await seatsOf(id)).toEqual([
      buyer,
      { name: 'Grace Hopper', email: 'grace@team.example' },
    ])
  })

  test('says every fault beside its field at the address of its date, keeps what was typed, and holds nothing', async () => {
    const { slug, id, dates } = await make([5])
    const typed = {
      name: '',
      email: 'ada@@team',
      quantity: '3',
      name2: 'Grace "G." <Hopper>',
      email2: '',
      name3: '',
      email3: 'grace@team.example',
      taxId: 'x'.repeat(61),
      company: 'Acme Ltd',
    }
    const page = await send(slug, await fill(slug, dates[0], typed))
    expect(page.status).toBe(422)
    expect(faultsIn(page)).toEqual(['name', 'email', 'email2', 'name3', 'taxId'])
    expect(page.html).toContain(` action="${bookPath(slug, dates[0])}" method="post"`)
    expect(inputsOf(page)).toMatchObject(typed)
    expect(page.html).toMatch(/<details[^>]* open/)
    expect(await ordersOf(id)).toEqual([])
  })

  test('names an address that is on the list twice', async () => {
    const { slug, id, dates } = await make([5])
    const twice = { ...buyer, quantity: '2', name2: 'Ada again', email2: 'ADA@team.example' }
    const page = await send(slug, await fill(slug, dates[0], twice))
    expect([page.status, faultsIn(page)]).toEqual([422, ['email2']])
    expect(page.html).toContain('on the list twice')
    expect(await ordersOf(id)).toEqual([])
  })

  test('lets somebody book for others without a place of their own', async () => {
    const { slug, id, dates } = await make([5])
    const { self, ...form } = await fill(slug, dates[0], buyer)
    expect(self).toBe('yes')
    expect(faultsIn(await send(slug, form))).toEqual(['name1', 'email1'])
    await send(slug, { ...form, name1: 'Grace', email1: 'grace@team.example' })
    expect(await seatsOf(id)).toEqual([{ name: 'Grace', email: 'grace@team.example' }])
  })

  test('makes one order of a double click, a reload, and a form that was corrected and sent again', async () => {
    const { slug, id, dates } = await make([3])
    const form = await fill(slug, dates[0], { ...buyer, email: 'typo@team.example' })
    const both = await Promise.all([send(slug, form), send(slug, form)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await send(slug, form)).status).toBe(200)
    expect((await send(slug, { ...form, ...buyer, company: 'Acme Ltd' })).status).toBe(200)
    const orders = await ordersOf(id)
    expect(orders).toMatchObject([{ email: buyer.email, company: 'Acme Ltd' }])
    expect(await seatsOf(id)).toEqual([buyer])
    const other = await send(slug, { ...form, quantity: '2', name2: 'G', email2: 'g@team.example' })
    expect(other.status).toBe(422)
    expect(inputsOf(other).token).not.toBe(form.token)
    expect(await ordersOf(id)).toEqual(orders)
  })

  test('says which dates are left if this one is full, cancelled, over or unknown', async () => {
    const { slug, id, dates } = await make([1, 4])
    const form = await fill(slug, dates[0], buyer)
    await payments.send('/api/payments/initiate', { json: { course: slug, session: dates[0] } })
    const late = await send(slug, form)
    expect(late.status).toBe(409)
    expect(late.html).toContain(`action="${bookPath(slug, dates[1])}"`)
    expect(await ordersOf(id)).toHaveLength(1)
    const unknown = await open(slug, '7f3c6f5e-0000-4000-8000-000000000000')
    expect([unknown.status, unknown.html]).toEqual([404, expect.stringContaining('no such date')])
  })

  test('asks for fewer places if some were taken meanwhile', async () => {
    const { slug, id, dates } = await make([3])
    const two = { ...buyer, quantity: '3', name2: 'B', email2: 'b@x.example', name3: 'C' }
    const form = await fill(slug, dates[0], { ...two, email3: 'c@x.example' })
    await payments.send('/api/payments/initiate', { json: { course: slug, session: dates[0] } })
    const page = await send(slug, form)
    expect([page.status, faultsIn(page)]).toEqual([409, ['quantity']])
    expect(inputsOf(page)).toMatchObject({ name2: 'B', email: buyer.email })
    expect(await ordersOf(id)).toHaveLength(1)
  })

  test('takes no form of another site', async () => {
    const { slug, id, dates } = await make([3])
    const form = await fill(slug, dates[0], buyer)
    const page = await send(slug, form, { origin: 'https://evil.example' })
    expect(page.status).toBe(403)
    expect(await ordersOf(id)).toEqual([])
  })
})

describe('after the payment', () => {
  const result = (cookie: string) =>
    visitPage('payments/result', '/payments/result?locale=en', { headers: { cookie } })

  test('the payer sees the course, the date, who sits where, and where the receipt went', async () => {
    const { slug, dates } = await make([3])
    const colleague = { quantity: '2', name2: 'Grace <H>', email2: 'grace@team.example' }
    const page = await send(slug, await fill(slug, dates[0], { ...buyer, ...colleague }))
    const number = /foyer-order=(\w{26})/.exec(cookieOf(page))?.[1] ?? ''
    await payments.callback(payments.encResp({ number, amount: 24_000, currency: 'EUR' }))
    const { html } = await result(cookieOf(page))
    expect(html).toContain('Your payment has arrived')
    expect(html).toContain('Thursday, 1 January 2099')
    expect(html).toContain('Everyone on this list can sign in')
    for (const words of ['Ada Lovelace', 'Grace &lt;H&gt;', 'grace@team.example', '2 places']) {
      expect(html).toContain(words)
    }
    expect(html).toContain('We have emailed the receipt and the invoice to ada@team.example')
    expect(html).toContain(`/api/lms/courses/${slug}/sessions/${String(dates[0])}.ics`)
    expect(html).toMatch(/href="[^"]*\/invoices\/INV-/)
    const again = await send(slug, await fill(slug, dates[0], { ...buyer }))
    expect(again.status).toBe(200)
    await payments.query(sql`update orders set status = 'refunded' where number = ${number}`)
    const refunded = await result(cookieOf(page))
    expect(refunded.html).toContain('Your payment was refunded')
    expect(refunded.html).not.toContain('grace@team.example')
  })

  test('one who booked for themselves is told how to sign in, not everyone on a list', async () => {
    const { slug, dates } = await make([3])
    const page = await send(slug, await fill(slug, dates[0], buyer))
    const number = /foyer-order=(\w{26})/.exec(cookieOf(page))?.[1] ?? ''
    await payments.callback(payments.encResp({ number, amount: 12_000, currency: 'EUR' }))
    const { html } = await result(cookieOf(page))
    expect(html).toContain('sign in with the email address the place was booked for')
    expect(html).not.toContain('Everyone on this list')
  })

  test('whoever paid for something else sees what it was, and no word of a course', async () => {
    const gift = { title: 'A gift card', price: { amount: 5_000, currency: 'EUR' } }
    const { slug } = await payments.makeLink(gift)
    const paid = await payments.send('/api/payments/initiate', { form: { link: slug } })
    const cookie = (paid.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const number = /foyer-order=(\w{26})/.exec(cookie)?.[1] ?? ''
    await payments.callback(payments.encResp({ number, amount: 5_000, currency: 'EUR' }))
    const { html } = await result(cookie)
    expect(html).toMatch(/<dt>For<\/dt><dd><span dir="auto">A gift card<\/span>/)
    expect(html).not.toMatch(/course[^"]*sign in/)
  })

  test('a payment that failed leads back to the checkout with everything that was typed', async () => {
    const { slug, dates } = await make([3])
    const typed = { ...buyer, quantity: '2', name2: 'Grace', email2: 'grace@team.example' }
    const page = await send(slug, await fill(slug, dates[0], { ...typed, company: 'Acme' }))
    const number = /foyer-order=(\w{26})/.exec(cookieOf(page))?.[1] ?? ''
    const order = { number, amount: 24_000, currency: 'EUR' }
    await payments.callback(payments.encResp(order, { order_status: 'Failure' }))
    const { html } = await result(cookieOf(page))
    expect(html).toContain('The payment did not go through')
    const [, action = '', inputs = ''] =
      /<form action="([^"]*)" method="post">([^]*?)<\/form>/.exec(html) ?? []
    expect(action).toBe(bookPath(slug, dates[0]))
    const shown = inputsOf({ html: `<form class="form">${inputs}</form>` })
    const edited = await send(slug, shown)
    expect(edited.status).toBe(200)
    expect(inputsOf(edited)).toMatchObject({ ...typed, company: 'Acme', session: dates[0] })
  })
})
