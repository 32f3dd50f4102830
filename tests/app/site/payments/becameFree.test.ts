import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { bookableCourse } from '../../../modules/payments/support/bookableCourse.js'
import { type Payments, startPayments } from '../../../modules/payments/support/startPayments.js'
import { cookieOf, learnerVisits } from '../learnerVisits.js'
import { inputsOf, visitPage } from '../visitPage.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments()
  await payments.startJobs()
})
afterAll(() => payments.stop())

const { fresh, askCode, confirm } = learnerVisits(() => payments)

const grace = { name2: 'Grace Hopper', email2: 'grace@team.example' }

/** A course with one date, or with none, that costs something until it is given away. */
async function openCourse(dates: object[]) {
  const made = await bookableCourse(payments.payload, { dates: dates as { startsAt: string }[] })
  const query = made.dates[0] ? `?session=${made.dates[0]}` : ''
  const path = `/courses/${made.slug}/book${query}`
  const visit = (form?: Record<string, string>, cookie = '') =>
    visitPage('courses/[slug]/book', path, {
      ...{ slug: made.slug, headers: { cookie } },
      ...(form && { form }),
    })
  const giveAway = () =>
    payments.callAsAdmin(`/api/courses/${made.id}`, {
      ...{ method: 'PATCH', json: { price: { amount: 0, currency: 'EUR' } } },
    })
  return { slug: made.slug, path, visit, giveAway }
}

describe('a filled-in checkout', () => {
  test.each([
    { then: 'became free' },
    { then: 'is free, and whoever filled it in was signed out' },
  ])('comes along through signing in where the course $then', async ({ then }) => {
    const { slug, path, visit, giveAway } = await openCourse([
      { startsAt: '2099-01-01T09:00:00Z', capacity: 3 },
    ])
    const isNew = then === 'became free'
    const email = fresh()
    const typed = { name: 'Ada Lovelace', quantity: '2', ...grace }
    const paid = { ...inputsOf(await visit()), ...typed, email, go: 'book' }
    await giveAway()
    const refused = await visit(isNew ? paid : { ...paid, price: 'free' })
    expect(refused.status).toBe(409)
    expect(refused.html.includes('This course is free now')).toBe(isNew)
    expect(refused.headers.get('location')).toBeNull()
    const { course, session, ...carried } = inputsOf(refused)
    const query = `?${new URLSearchParams({ course: slug, session: session ?? '' }).toString()}`
    expect([course, refused.html]).toEqual([slug, expect.stringContaining('/learn/sign-in?')])
    const { asked, code } = await askCode(email, query, carried)
    const entered = await confirm(asked, code)
    expect(entered.html).toContain(`action="${path}"`)
    const form = inputsOf({
      html: entered.html.replace('<form id="pass-on"', '<form class="form"'),
    })
    const back = await visit(form, cookieOf(entered))
    expect([back.status, inputsOf(back)]).toEqual([200, expect.objectContaining(typed)])
    const done = await visit({ ...inputsOf(back), go: 'book' }, cookieOf(entered))
    expect(done.headers.get('location')).toBe(`/learn?joined=${slug}`)
  })

  test('for a course without dates that became free is not dropped without a word', async () => {
    const { slug, visit, giveAway } = await openCourse([])
    const form = inputsOf(await visit())
    await giveAway()
    const refused = await visit({ ...form, name: 'Ada', email: fresh(), go: 'book' })
    expect([refused.status, refused.html]).toEqual([
      409,
      expect.stringContaining('This course is free now'),
    ])
    expect(refused.html).toContain(`href="/courses/${slug}"`)
  })
})
