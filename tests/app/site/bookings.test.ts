import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { sql } from '../../../src/platform/database/sql.js'
import { orderToken } from '../../../src/modules/payments/orders/orderToken.js'
import { bookableCourse } from '../../modules/payments/support/bookableCourse.js'
import { type Payments, startPayments } from '../../modules/payments/support/startPayments.js'
import { until } from '../../platform/jobs/until.js'
import { cookieOf, learnerVisits } from './learnerVisits.js'
import { inputsOf, type Visit, visitPage } from './visitPage.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments()
  await payments.startJobs()
})
afterAll(() => payments.stop())

const { fresh, askCode, confirm } = learnerVisits(() => payments)

const signedIn = async (email = fresh(), query = '') => {
  const { asked, code } = await askCode(email, query)
  const entered = await confirm(asked, code)
  return { email, headers: { cookie: cookieOf(entered) }, to: entered.headers.get('location') }
}

const make = async (startsInDays: number, price: number | null = 10_000) => {
  const startsAt = new Date(Date.now() + startsInDays * 86_400_000).toISOString()
  const { slug, dates } = await bookableCourse(payments.payload, {
    price,
    dates: [{ startsAt, capacity: 4 }],
  })
  return { slug, session: dates[0] ?? '' }
}

const see = (visit: Visit, query = '') =>
  visitPage('learn/bookings', `/learn/bookings${query}`, visit)
const step = (id: string, asked: string, visit: Visit) =>
  visitPage('learn/bookings/[booking]/[action]', `/learn/bookings/${id}/${asked}`, {
    params: { booking: id, action: asked.split('?')[0] ?? '' },
    ...visit,
  })

/** Two paid places of a learner. */
const paidFor = async (email: string, { slug, session }: { slug: string; session: string }) => {
  const buyer = { name: 'Ada', email }
  const attendees = [buyer, { name: 'Grace <H>', email: `grace-${email}` }]
  const json = { course: slug, session, customer: buyer, attendees }
  const answer = await payments.send('/api/payments/initiate', { json })
  const { order } = (await answer.json()) as {
    order: { number: string; amount: number; currency: string }
  }
  payments.capture(order)
  await payments.callback(payments.encResp(order))
  return order.number
}
const idIn = (html: string) => /\/learn\/bookings\/([0-9a-f-]{36})\/cancel"/.exec(html)?.[1] ?? ''
const seatsOf = async (slug: string) => {
  const answer = await payments.send(`/api/lms/courses/${slug}`)
  const { sessions } = (await answer.json()) as { sessions: { seatsLeft: number }[] }
  return sessions[0]?.seatsLeft
}

describe('the bookings of a learner', () => {
  test('are for whoever is signed in alone, who comes back to them', async () => {
    const page = await see({})
    expect([page.status, page.headers.get('location')]).toEqual([
      303,
      '/learn/sign-in?next=bookings',
    ])
    const { headers, to } = await signedIn(fresh(), '?next=bookings')
    expect(to).toBe('/learn/bookings')
    expect((await see({ headers })).html).toContain('Nothing booked yet')
  })

  test('show the date, who has which place, what was paid, and the invoice', async () => {
    const { email, headers } = await signedIn()
    const course = await make(30)
    const number = await paidFor(email, course)
    const { html } = await see({ headers })
    for (const words of ['Grace &lt;H&gt;', `grace-${email}`, '€200', number, 'INV-']) {
      expect(html).toContain(words)
    }
    expect(html).toContain(`/api/lms/courses/${course.slug}/sessions/${course.session}.ics`)
    const other = await signedIn()
    const id = idIn(html)
    expect((await step(id, 'cancel', { headers: other.headers })).status).toBe(404)
    expect((await step(id, 'unknown', { headers })).status).toBe(404)
  })

  test('are all there, and can be cancelled, however many they are', async () => {
    const { email, headers } = await signedIn()
    await paidFor(email, await make(30))
    await payments.query(sql`
      insert into bookings (id, status, course_title, buyer_id, places, created_at)
      select gen_random_uuid(), 'cancelled', 'Later', id, 1, now() + interval '1 hour'
      from learners, generate_series(1, 100) where email = ${email}`)
    const { html } = await see({ headers })
    expect(html.match(/class="enrolment"/g)).toHaveLength(101)
    expect((await step(idIn(html), 'cancel', { headers })).status).toBe(200)
  })

  test('give a place to a colleague, and say what is wrong with who is named', async () => {
    const { email, headers } = await signedIn()
    const course = await make(30)
    await paidFor(email, course)
    const id = idIn((await see({ headers })).html)
    const asked = await step(id, 'transfer?seat=2', { headers })
    expect(asked.html).toContain('Grace &lt;H&gt; loses the place')
    const give = (form: Record<string, string>) =>
      step(id, 'transfer', { headers, form: { ...inputsOf(asked), ...form } })
    const twice = await give({ name: 'Ada', email })
    expect(twice.status).toBe(422)
    expect(twice.html).toContain('on the list twice')
    const empty = await give({ name: 'Katherine', email: '' })
    expect(inputsOf(empty)).toMatchObject({ seat: '2', name: 'Katherine' })
    const given = await give({ name: 'Katherine', email: `kj-${email}` })
    expect([given.status, given.headers.get('location')]).toEqual([
      303,
      `/learn/bookings?given=${id}`,
    ])
    const { html } = await see({ headers }, `?given=${id}`)
    expect(html).toContain(`kj-${email}`)
    expect(html).not.toContain(`grace-${email}`)
    const grace = await signedIn(`grace-${email}`)
    const own = await visitPage('learn', '/learn', { headers: grace.headers })
    expect(own.html).toContain('No courses yet')
  })

  test('are cancelled with the refund that was shown before', async () => {
    const { email, headers } = await signedIn()
    const course = await make(10)
    await paidFor(email, course)
    const id = idIn((await see({ headers })).html)
    const asked = await step(id, 'cancel', { headers })
    expect(asked.html).toContain('You get €100 back of the €200 you paid (50%).')
    expect(await seatsOf(course.slug)).toBe(2)
    const done = await step(id, 'cancel', { headers, form: {} })
    expect(done.headers.get('location')).toBe(`/learn/bookings?cancelled=${id}`)
    const { html } = await see({ headers }, `?cancelled=${id}`)
    expect(html).toContain(
      '€100 goes back to the card or account you paid with. Banks take up to ten working days',
    )
    expect(await seatsOf(course.slug)).toBe(4)
    const again = await step(id, 'cancel', { headers, form: {} })
    expect(again.status).toBe(303)
    for (const late of ['cancel', 'transfer?seat=2']) {
      const gone = await step(id, late, { headers })
      expect([gone.status, gone.html]).toEqual([409, expect.stringContaining('cannot be changed')])
    }
    const mail = await until(() =>
      payments.mails.find(({ to, text }) => to.includes(email) && text.includes('€100 ')),
    )
    expect(mail).toBeTruthy()
  })
})

test.each([
  {
    days: 10,
    back: '€100 goes back to the card or account you paid with',
    shown: 'A part of your payment was refunded',
  },
  { days: 3, back: 'Nothing is refunded.', shown: 'has arrived' },
])(
  'The page of an order whose booking was cancelled $days days ahead says so, and of nobody that they take part',
  async ({ days, back, shown }) => {
    const { email, headers } = await signedIn()
    const course = await make(days)
    const number = await paidFor(email, course)
    const token = orderToken(payments.options.secret, number)
    const order = `?order=${number}&token=${token}&locale=en`
    const page = () => visitPage('payments/result', `/payments/result${order}`)
    const calls = ['sign in with', `grace-${email}`, '.ics', 'Go to my courses']
    const { html } = await page()
    for (const words of calls.slice(1)) expect(html).toContain(words)
    const id = idIn((await see({ headers })).html)
    expect((await step(id, 'cancel', { headers, form: {} })).status).toBe(303)
    const cancelled = await page()
    for (const words of calls) expect(cancelled.html).not.toContain(words)
    expect(cancelled.html).toContain(`“A bookable course” is cancelled. ${back}`)
    expect(cancelled.html).toContain(shown)
    const answer = await payments.send(`/api/payments/orders/${number}/booking?token=${token}`)
    expect(await answer.json()).toMatchObject({ status: 'cancelled' })
  },
)

test('The page of an order of which a part was refunded says how much, and those who take part go on', async () => {
  const email = fresh()
  const course = await make(30)
  const number = await paidFor(email, course)
  for (const amount of [1_050, 950]) {
    const json = { amount, reason: 'Goodwill' }
    const path = `/api/orders/${number}/refund`
    expect((await payments.callAsAdmin(path, { method: 'POST', json })).status).toBe(201)
  }
  const order = `?order=${number}&token=${orderToken(payments.options.secret, number)}`
  const page = async () =>
    (await visitPage('payments/result', `/payments/result${order}&locale=en`)).html
  const html = await page()
  expect(html).toMatch(/Refunded<\/dt><dd[^>]*>€20</)
  const link = `href="/courses/${course.slug}"`
  for (const words of [`grace-${email}`, '.ics', 'Go to my courses', link])
    expect(html).toContain(words)
  // A course that is a draft again has no page to lead to.
  const where = { slug: { equals: course.slug } }
  await payments.payload.update({ collection: 'courses', where, data: { _status: 'draft' } })
  expect(await page()).toContain('A bookable course')
  expect(await page()).not.toContain(link)
})

test('A free date is booked for several people after signing in, from where it was chosen', async () => {
  const { slug, session } = await make(30, null)
  const path = `/courses/${slug}/book?session=${session}`
  const visit = (more: Visit) => visitPage('courses/[slug]/book', path, { slug, ...more })
  const stranger = await visit({})
  expect(stranger.headers.get('location')).toBe(`/learn/sign-in?course=${slug}&session=${session}`)
  const asked = `?course=${slug}&session=${session}`
  const { html } = await visitPage('learn/sign-in', `/learn/sign-in${asked}`)
  expect(html).toMatch(/You’re about to book “[^”]+”, \w+, .*?\d{4}\./)
  expect(html).toContain(`action="/learn/sign-in${asked.replace('&', '&amp;')}"`)
  const { email, headers, to } = await signedIn(fresh(), asked)
  expect(to).toBe(path)
  const form = inputsOf(await visit({ headers }))
  const people = { name: 'Ada', quantity: '2', name2: 'Grace', email2: `grace-${email}` }
  const incomplete = await visit({ headers, form: { ...form, ...people, email2: '' } })
  expect([incomplete.status, await seatsOf(slug)]).toEqual([422, 4])
  const both = await Promise.all([1, 2].map(() => visit({ headers, form: { ...form, ...people } })))
  expect(both.map(({ headers: answer }) => answer.get('location'))).toEqual(
    Array(2).fill(`/learn?joined=${slug}`),
  )
  expect(await seatsOf(slug)).toBe(2)
  expect((await see({ headers })).html).toContain(`grace-${email}`)
})

test('Whoever has another free date is told so, alone and with others', async () => {
  const days = [30, 60].map((day) => new Date(Date.now() + day * 86_400_000).toISOString())
  const { slug, dates } = await bookableCourse(payments.payload, {
    price: null,
    dates: days.map((startsAt) => ({ startsAt, capacity: 4 })),
  })
  const { email, headers } = await signedIn()
  const book = async (at: number, people: Record<string, string>) => {
    const path = `/courses/${slug}/book?session=${dates[at] ?? ''}`
    const visit = (more: Visit) => visitPage('courses/[slug]/book', path, { slug, ...more })
    const form = inputsOf(await visit({ headers }))
    return visit({ headers, form: { ...form, name: 'Ada', ...people } })
  }
  expect((await book(0, {})).status).toBe(303)
  const alone = await book(1, {})
  const both = await book(1, { quantity: '2', name2: 'Grace', email2: `grace-${email}` })
  expect([alone.status, both.status]).toEqual([409, 422])
  for (const { html } of [alone, both]) {
    expect(html).toContain('You already have a place on another date of this course.')
    expect(html).not.toContain('has changed since you opened it')
  }
})

test('The name that is typed when booking a free date for oneself fills the missing name of the learner', async () => {
  const { slug, session } = await make(30, null)
  const { headers } = await signedIn()
  const book = async (name: string) => {
    const path = `/courses/${slug}/book?session=${session}`
    const visit = (more: Visit) => visitPage('courses/[slug]/book', path, { slug, ...more })
    const form = { ...inputsOf(await visit({ headers })), name }
    return (await visit({ headers, form })).headers.get('location')
  }
  const name = async () => {
    const answer = await payments.send('/api/lms/auth/session', { headers })
    return ((await answer.json()) as { name: string | null }).name
  }
  const joined = `/learn?joined=${slug}`
  expect(await book('Ada Lovelace')).toBe(joined)
  expect(await name()).toBe('Ada Lovelace')
  // Who has the place and a name keeps both.
  for (const typed of ['Ada Lovelace', '', 'Ada King']) expect(await book(typed)).toBe(joined)
  expect([await name(), await seatsOf(slug)]).toEqual(['Ada Lovelace', 3])
})

test('A free place that costs something by the time it is asked for is not ordered before the price was seen', async () => {
  const { headers } = await signedIn()
  const { slug, session } = await make(10, null)
  const path = `/courses/${slug}/book?session=${session}`
  const visit = (form?: Record<string, string>) =>
    visitPage('courses/[slug]/book', path, { slug, headers, ...(form && { form }) })
  const form = { ...inputsOf(await visit()), go: 'book' }
  const { docs } = await payments.payload.find({
    collection: 'courses',
    where: { slug: { equals: slug } },
  })
  const json = { price: { amount: 10_000, currency: 'EUR' } }
  const course = `/api/courses/${docs[0]?.id ?? ''}`
  expect((await payments.callAsAdmin(course, { method: 'PATCH', json })).status).toBe(200)
  const refused = await visit(form)
  expect([refused.status, refused.html]).toEqual([
    422,
    expect.stringContaining('The price has changed since you opened this page.'),
  ])
})
