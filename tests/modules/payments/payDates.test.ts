import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { bookableCourse } from './support/bookableCourse.js'
import { type Initiated, type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
  await payments.payload.updateGlobal({ slug: 'seller', data: { taxLabel: 'VAT', taxRate: 20 } })
})
afterAll(() => payments.stop())

const london = {
  startsAt: '2099-01-13T09:00:00Z',
  endsAt: '2099-01-13T17:00:00Z',
  timeZone: 'Europe/London',
  mode: 'onsite',
  venue: { name: 'Somerset House', address: 'Strand\nLondon' },
  capacity: 1,
} as const
const online = { ...london, startsAt: '2099-02-10T09:00:00Z', endsAt: '2099-02-10T17:00:00Z' }
const dates = [london, { ...online, mode: 'online', capacity: 5 }] as const

async function make(sold: readonly object[], { which }: { which?: number } = {}) {
  const course = await bookableCourse(payments.payload, { dates: sold as typeof dates })
  const price = { amount: 49_000, currency: 'EUR' }
  const session = which === undefined ? null : course.dates[which]
  return { ...course, link: await payments.makeLink({ course: course.id, price, session }) }
}
const open = async (slug: string, locale = 'en') =>
  (await payments.send(`/api/payments/redirect/${slug}?locale=${locale}`)).text()
/** The fields of the page as a browser posts them, which sends no choice that nobody made. */
const fieldsIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input ([^>]*)>/g)].flatMap(([, input = '']) => {
      const [, name = '', value = ''] = /name="(\w+)".*?value="([^"]*)"/.exec(input) ?? []
      return input.includes('type="radio"') && !input.includes('checked') ? [] : [[name, value]]
    }),
  ) as Record<string, string>
const choicesIn = (html: string) =>
  [...html.matchAll(/type="radio" name="session" value="([^"]+)" required/g)].map(([, id]) => id)
/** Posts the form as the browser of this payer; the date of the order that it makes. */
async function pay(form: Record<string, string>) {
  const answer = await payments.send('/api/payments/initiate', { form })
  const number = /foyer-order=(\w{26})/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
  return { answer, session: number && (await payments.orderOf(number)).session }
}
const asLearner = async <T>(run: () => Promise<T>) => {
  const { findBuyer } = payments.options
  payments.options.findBuyer = async () => ({ email: 'known@a.example', name: 'Known' })
  try {
    return await run()
  } finally {
    Object.assign(payments.options, { findBuyer })
  }
}

describe('the page of a link that sells a course', () => {
  test('says the one date that it sells, where it is held, the tax and what cancelling gives back', async () => {
    const { link } = await make(dates, { which: 0 })
    const html = await open(link.slug)
    expect(html).toMatch(/<b>Tuesday,? 13 January 2099[^<]*09:00\s?–\s?17:00 GMT<\/b>/)
    expect(html).toContain('Somerset House, Strand, London')
    expect(html).not.toContain('February')
    expect(html).toContain('€490<')
    expect(html).toContain('Includes €81.67 VAT (20%)')
    expect(html).toContain('If you cancel, you get back')
    expect(html).toContain('<dt>Up to 14 days before the start</dt><dd>100%</dd>')
    const french = await open(link.slug, 'fr')
    expect(french).toContain('mardi 13 janvier 2099')
    expect(french).toMatch(/Dont 81,67\s€ de VAT/)
    expect(french).toContain('En cas d’annulation, vous récupérez')
    expect(await open(link.slug, 'ar')).toContain('إذا ألغيت فتسترد')
  })

  test('books the date that it showed, even if a sooner one has come since', async () => {
    const { id, link, dates: ids } = await make([dates[1]])
    const html = await open(link.slug)
    expect(html).toContain('Online')
    const startsAt = '2098-12-01T09:00:00Z'
    const data = { ...london, course: id, startsAt, status: 'scheduled' } as const
    await payments.payload.create({ collection: 'course-sessions', data })
    const { session } = await pay({ ...fieldsIn(html), email: 'ada@a.example' })
    expect(session).toBe(ids[0])
  })

  test('lets the payer choose between several dates, and books the one they chose', async () => {
    const { link, dates: ids } = await make(dates)
    const html = await open(link.slug)
    expect(choicesIn(html)).toEqual(ids)
    expect(fieldsIn(html)).not.toHaveProperty('session')
    expect(html).toContain('<legend>Choose a date</legend>')
    const form = { ...fieldsIn(html), session: ids[1] ?? '', email: 'nobody' }
    const { answer } = await pay(form)
    expect(answer.status).toBe(422)
    const corrected = fieldsIn(await answer.text())
    expect(corrected.session).toBe(ids[1])
    expect((await pay({ ...corrected, email: 'ada@a.example' })).session).toBe(ids[1])
  })

  test('takes the id of a date in capitals for the same date', async () => {
    const [one, all] = [await make(dates, { which: 1 }), await make(dates)]
    for (const { link, dates: ids } of [one, all]) {
      const session = (ids[1] ?? '').toUpperCase()
      const form = { ...fieldsIn(await open(link.slug)), session, email: 'ada@a.example' }
      for (let time = 0; time < 2; time += 1) expect((await pay(form)).session).toBe(ids[1])
    }
  })

  test('does not send a learner on who has a date to choose, and does where there is one alone', async () => {
    const { link, dates: ids } = await make(dates)
    await asLearner(async () => {
      const html = await open(link.slug)
      expect(html).not.toContain('<script')
      expect((await pay({ ...fieldsIn(html), session: ids[0] ?? '' })).session).toBe(ids[0])
      const rest = await open(link.slug)
      expect(rest).toContain('<script')
      expect((await pay(fieldsIn(rest))).session).toBe(ids[1])
    })
  })

  test('leaves a program that names no date the next one', async () => {
    const { link, dates: ids } = await make(dates)
    const { order } = await payments.initiate(link.slug, { customer: { email: 'ada@a.example' } })
    expect(await payments.orderOf(order.number)).toMatchObject({ session: ids[0] })
  })

  test('names no date of a course that is taken at any time, and says until when it is given back', async () => {
    const { link } = await make([])
    const html = await open(link.slug)
    expect(html).not.toContain('name="session"')
    expect(html).toContain('Within 14 days, while nobody has completed a lesson')
    const gift = await payments.makeLink({ price: { amount: 5_000, currency: 'EUR' } })
    expect(await open(gift.slug)).not.toContain('If you cancel')
  })
})

test('The CSV of orders says how many places of which date were sold, to which company, and the invoice with its tax', async () => {
  const { slug: course, dates: ids } = await make([{ ...london, capacity: 3 }])
  const billing = { company: 'Acme, Ltd', address: 'Strand', country: 'GB', taxId: 'GB1' }
  const more = { billing, quantity: 2, customer: { email: 'ada@csv.example' } }
  const answer = await payments.send('/api/payments/initiate', {
    json: { course, session: ids[0], ...more },
  })
  const { order } = (await answer.json()) as Initiated
  const rowOf = async () => {
    const path = `/api/orders/export.csv?where[number][equals]=${order.number}`
    const [names = '', row = ''] = (await (await payments.callAsAdmin(path)).text()).split('\r\n')
    return [names.slice(names.indexOf('quantity')), row.slice(row.indexOf(',2,2099') + 1)]
  }
  const told = '2,2099-01-13T09:00:00Z,"Acme, Ltd",GB,GB1'
  const names = 'quantity,startsAt,company,country,taxId,invoice,tax'
  expect(await rowOf()).toEqual([names, `${told},,`])
  await payments.callback(payments.encResp(order))
  await payments.startJobs()
  await payments.untilIdle()
  expect(await rowOf()).toEqual([names, `${told},INV-000001,${(order.amount / 600).toFixed(2)}`])
})
