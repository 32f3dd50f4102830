import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { makeDates } from '../learning/makeDates.js'
import { type Initiated, type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
})
afterAll(() => payments.stop())

let made = 0

/** A priced course with dates of these capacities, and no payment link. */
const make = async (capacities: number[], price: number | null = 12_500) => {
  made += 1
  const slug = `booked-course-${String(made)}`
  const course = await payments.payload.create({
    collection: 'courses',
    data: {
      title: `Booked course ${String(made)}`,
      slug,
      summary: 's',
      ...(price !== null && { price: { amount: price, currency: 'EUR' } }),
      _status: 'published',
    },
  })
  const dates = await makeDates(
    payments.payload,
    course.id,
    capacities.map((capacity, at) => ({
      startsAt: `2099-0${String(at + 1)}-01T09:00:00Z`,
      capacity,
    })),
  )
  return { slug, id: course.id, dates }
}
const people = (count: number, at = 'team.example') =>
  Array.from({ length: count }, (_, i) => ({
    name: `Person ${String(i)}`,
    email: `person${String(i)}@${at}`,
  }))
const initiate = (json: object) => payments.send('/api/payments/initiate', { json })
const refused = async (json: object) => {
  const answer = await initiate(json)
  const { code, errors } = (await answer.json()) as { code: string; errors?: { path: string }[] }
  return [answer.status, code, errors?.map(({ path }) => path)]
}
const bought = async (json: object) => {
  const answer = await initiate(json)
  expect([answer.status, await answer.clone().text()]).toEqual([201, expect.any(String)])
  return ((await answer.json()) as Initiated).order
}
const seatsOf = async (slug: string) => {
  const answer = await payments.send(`/api/lms/courses/${slug}`)
  const { sessions } = (await answer.json()) as { sessions: { seatsLeft: number }[] }
  return sessions.map(({ seatsLeft }) => seatsLeft)
}
const enrolled = async (courseId: string) =>
  payments.query<{ email: string; session: string | null; seat: number }>(sql`
    select l.email, e.session_id as session, e.seat::int as seat from enrolments e
    join learners l on l.id = e.learner_id where e.course_id = ${courseId}::uuid order by e.seat`)
const ordersOf = async (courseId: string) =>
  payments.query(sql`select id from orders where course_id = ${courseId}::uuid`)

describe('a course that has a price', () => {
  test('is booked without a payment link, at its own price for each place', async () => {
    const { slug, dates } = await make([8, 5])
    const order = await bought({ course: slug, session: dates[1], quantity: 3 })
    expect(order).toMatchObject({ amount: 37_500, currency: 'EUR', status: 'pending' })
    expect(await seatsOf(slug)).toEqual([8, 2])
    const kept = await payments.orderOf(order.number)
    expect(kept).toMatchObject({ session: dates[1], quantity: 3 })
    expect(kept.link ?? null).toBeNull()
    const totals = await payments.callAsAdmin('/api/orders/totals')
    expect(totals.status).toBe(200)
  })

  test('can be booked where it is taken at any time, and not once all of its dates are over', async () => {
    const anyTime = await make([])
    expect(await bought({ course: anyTime.slug })).toMatchObject({ amount: 12_500 })
    const over = await make([4])
    await payments.query(sql`
      update course_sessions set starts_at = '2020-01-01', ends_at = '2020-01-01'
      where course_id = ${over.id}::uuid`)
    expect(await refused({ course: over.slug })).toEqual([409, 'session_closed', undefined])
  })

  test('has no payment link either once its dates are over or cancelled, and has one again with a date ahead', async () => {
    const { slug, id, dates } = await make([4, 4])
    const { slug: link } = await payments.makeLink({ course: id })
    const state = async () => {
      const course = await (await payments.send(`/api/lms/courses/${slug}`)).json()
      const { docs } = await (await payments.send('/api/payments/links?limit=100')).json()
      return [
        course.paymentLink,
        docs.some((one: { slug: string }) => one.slug === link),
        (await payments.send(`/api/payments/redirect/${link}`)).status,
      ]
    }
    const set = (at: number, json: object) =>
      payments.callAsAdmin(`/api/course-sessions/${String(dates[at])}`, { method: 'PATCH', json })
    expect(await state()).toEqual([link, true, 200])
    await set(0, { startsAt: '2020-01-01T09:00:00Z', endsAt: '2020-01-01T17:00:00Z' })
    expect(await state()).toEqual([link, true, 200])
    await set(1, { status: 'cancelled' })
    expect(await state()).toEqual([null, false, 410])
    expect(await refused({ link })).toEqual([409, 'session_closed', undefined])
    await makeDates(payments.payload, id, [{ startsAt: '2099-01-01T09:00:00Z' }])
    expect(await state()).toEqual([link, true, 200])
    expect(await bought({ link })).toMatchObject({ status: 'pending' })
  })

  test('shows its status to the payer and takes a form like JSON', async () => {
    const { slug, id, dates } = await make([4])
    const [first, second] = people(2, 'form.example')
    const answer = await payments.send('/api/payments/initiate', {
      form: {
        course: slug,
        session: dates[0] ?? '',
        quantity: '2',
        email: 'buyer@form.example',
        'attendees[0].name': first?.name ?? '',
        'attendees[0].email': first?.email ?? '',
        'attendees[1].name': '',
        'attendees[1].email': '',
        'attendees[4].name': second?.name ?? '',
        'attendees[4].email': second?.email ?? '',
      },
    })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('name="encRequest"')
    expect(await ordersOf(id)).toHaveLength(1)
    expect(await seatsOf(slug)).toEqual([2])
    const order = await bought({ course: slug, quantity: 1 })
    const { statusUrl } = (await (
      await initiate({ course: slug, quantity: 1 })
    ).json()) as Initiated
    const status = await payments.send(new URL(statusUrl).pathname + new URL(statusUrl).search)
    expect(await status.json()).toMatchObject({ amount: order.amount, link: null })
  })

  test('takes whom the invoice is made out to from a form, in brackets or with points', async () => {
    const { slug, id } = await make([4])
    const billing = {
      company: 'Analytical Ltd',
      address: '1 Mill Lane',
      country: 'GB',
      taxId: 'GB 1',
    }
    for (const name of [
      (part: string) => `billing[${part}]`,
      (part: string) => `billing.${part}`,
    ]) {
      const fields = Object.entries(billing).map(([part, value]) => [name(part), value])
      const form = { course: slug, email: 'a@form.example', ...Object.fromEntries(fields) }
      expect((await payments.send('/api/payments/initiate', { form })).status).toBe(200)
    }
    const made = await payments.query(sql`
      select billing_company as company, billing_address as address, billing_country as country,
        billing_tax_id as "taxId" from orders where course_id = ${id}::uuid`)
    expect(made).toEqual([billing, billing])
  })

  test('refuses what cannot be booked, says where it is wrong, and holds nothing', async () => {
    const { slug, id, dates } = await make([3])
    const free = await make([3], null)
    const [ada, bob, eve] = people(3)
    const faults = (path: string) => [422, 'validation_failed', [path]]
    expect(await refused({ course: slug, quantity: 0 })).toEqual(faults('/quantity'))
    expect(await refused({ course: slug, quantity: 11 })).toEqual(faults('/quantity'))
    expect(await refused({ course: slug, quantity: 1, attendees: [ada, bob] })).toEqual(
      faults('/attendees'),
    )
    expect(await refused({ course: slug, quantity: 3, attendees: [ada, bob] })).toEqual(
      faults('/quantity'),
    )
    const twice = { ...ada, email: 'PERSON0@team.example' }
    expect(await refused({ course: slug, attendees: [ada, bob, twice] })).toEqual(
      faults('/attendees/2/email'),
    )
    expect(await refused({ course: slug, attendees: [{ name: 'A', email: 'nobody' }] })).toEqual(
      faults('/attendees/0/email'),
    )
    for (const name of ['A\nB', 'A\u2028B', 'A\u0085B']) {
      const attendees = [{ name, email: 'a@team.example' }]
      expect(await refused({ course: slug, attendees })).toEqual(faults('/attendees/0/name'))
      expect(await refused({ course: slug, customer: { name } })).toEqual(faults('/customer/name'))
    }
    expect(await refused({ course: 'no-such-course' })).toEqual(faults('/course'))
    expect(await refused({ course: free.slug })).toEqual(faults('/course'))
    expect(await refused({ course: slug, link: 'one' })).toEqual(faults('/course'))
    expect(await refused({})).toEqual(faults('/link'))
    expect(await refused({ course: slug, session: free.dates[0] })).toEqual(faults('/session'))
    expect(await refused({ course: slug, amount: 1 })).toEqual([
      422,
      'amount_out_of_range',
      ['/amount'],
    ])
    expect(
      await refused({ course: slug, attendees: [ada, bob, eve, ...people(1, 'x.example')] }),
    ).toEqual([409, 'session_full', undefined])
    await payments.query(sql`
      update course_sessions set status = 'cancelled' where id = ${dates[0]}::uuid`)
    expect(await refused({ course: slug, session: dates[0] })).toEqual([
      409,
      'session_closed',
      undefined,
    ])
    expect(await ordersOf(id)).toEqual([])
  })

  test('never sells more places than a date has, however many buy several at once', async () => {
    const { slug, id, dates } = await make([23])
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        initiate({ course: slug, session: dates[0], quantity: (i % 3) + 1 }),
      ),
    )
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses].toSorted()).toEqual([201, 409])
    const [sum] = await payments.query<{ taken: number }>(
      sql`select sum(quantity)::int as taken from orders where course_id = ${id}::uuid`,
    )
    expect(sum?.taken).toBeLessThanOrEqual(23)
    expect(sum?.taken).toBeGreaterThan(20)
    expect(await seatsOf(slug)).toEqual([23 - (sum?.taken ?? 0)])
  })
})

describe('the attendees of an order', () => {
  test('are each enrolled in the date once it is paid, once however often that is reported', async () => {
    const { slug, id, dates } = await make([9, 9])
    const attendees = people(3, 'crew.example')
    const customer = { email: 'office@crew.example' }
    const order = await bought({ course: slug, session: dates[1], attendees, customer })
    expect(await enrolled(id)).toEqual([])
    const paid = payments.encResp(order)
    await Promise.all([payments.callback(paid), payments.callback(paid), payments.callback(paid)])
    await payments.callback(paid)
    expect(await enrolled(id)).toEqual(
      attendees.map(({ email }, at) => ({ email, session: dates[1], seat: at + 1 })),
    )
    expect(await seatsOf(slug)).toEqual([9, 6])
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'paid', attendees })
  })

  test('are all enrolled when two orders name the same people in another sequence', async () => {
    const courses = await Promise.all([make([9]), make([9])])
    const attendees = people(5, 'both.example')
    const orders = await Promise.all(
      courses.map(({ slug }, at) =>
        bought({ course: slug, attendees: at === 0 ? attendees : attendees.toReversed() }),
      ),
    )
    await Promise.all(orders.map((order) => payments.callback(payments.encResp(order))))
    for (const { id } of courses) expect(await enrolled(id)).toHaveLength(5)
  })

  test('give their places back once when the payment fails', async () => {
    const { slug, id } = await make([5])
    const order = await bought({ course: slug, attendees: people(4, 'failing.example') })
    expect(await seatsOf(slug)).toEqual([1])
    const failed = payments.encResp(order, { order_status: 'Failure' })
    await Promise.all([payments.callback(failed), payments.callback(failed)])
    expect(await seatsOf(slug)).toEqual([5])
    expect(await enrolled(id)).toEqual([])
  })

  test('are the buyer where nobody is named, also by a payment link, whose price counts for each place', async () => {
    const { slug, id, dates } = await make([5])
    const link = await payments.makeLink({ course: id, price: { amount: 9_000, currency: 'EUR' } })
    const customer = { email: 'alone@crew.example' }
    const { order } = await payments.initiate(link.slug, { customer, quantity: 2 })
    expect(order.amount).toBe(18_000)
    await payments.callback(payments.encResp(order))
    expect(await enrolled(id)).toEqual([{ email: customer.email, session: dates[0], seat: 1 }])
    expect(await seatsOf(slug)).toEqual([3])
  })

  test('leave the orders of others when they are erased', async () => {
    const { slug, id } = await make([5])
    const attendees = people(2, 'erased.example')
    const order = await bought({ course: slug, attendees })
    const [gone, stays] = attendees
    const [lead] = await payments.query<{ id: string }>(sql`
      insert into leads (id, reference, kind, status, name, email, email_key, locale)
      values (gen_random_uuid(), 'LD-1', 'contact', 'new', 'P', ${gone?.email}, ${gone?.email}, 'en')
      returning id`)
    const path = `/api/leads/${lead?.id ?? ''}/erase`
    expect((await payments.callAsAdmin(path, { method: 'POST' })).status).toBe(204)
    const kept = (await payments.orderOf(order.number)) as { attendees: { email: string | null }[] }
    expect(kept.attendees.map(({ email }) => email ?? null)).toEqual([null, stays?.email])
    await payments.callback(payments.encResp(order))
    expect(await enrolled(id)).toMatchObject([{ email: stays?.email }])
  })
})
