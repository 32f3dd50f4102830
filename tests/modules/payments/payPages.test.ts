import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { bookableCourse } from './support/bookableCourse.js'
import { type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
})
afterAll(() => payments.stop())

const open = { amountMode: 'open', price: { amount: 2_500, currency: 'EUR' }, min: 500, max: 5e5 }
const pageOf = async (slug: string, locale: string) => {
  // Whatever the browser prefers, the page is the one that was asked for.
  const headers = { 'accept-language': 'en' }
  const answer = await payments.send(`/api/payments/redirect/${slug}?locale=${locale}`, { headers })
  return answer.text()
}
const actionIn = (html: string) => /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? ''
const sumIn = (html: string) => /name="sum"[^>]* value="([^"]*)"/.exec(html)?.[1]
const submit = (action: string, form: Record<string, string>) =>
  payments.send(action, { form, headers: { 'accept-language': 'en' } })
const ordersOf = (id: string) =>
  payments.query<{ amount: number; locale: string }>(
    sql`select amount::int as amount, locale from orders where link_id = ${id} order by created_at`,
  )

describe('the page of a payment link', () => {
  test.each([
    ['en', '5,000'],
    ['fr', '5 000'],
    ['fr', '5 000,00'],
    ['ar', '٥٬٠٠٠'],
  ])('in %s takes the most that it names when that is typed as “%s”', async (locale, sum) => {
    const { id, slug } = await payments.makeLink(open)
    const page = await pageOf(slug, locale)
    const answer = await submit(actionIn(page), { link: slug, sum })
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('encReq')])
    expect(await ordersOf(id)).toMatchObject([{ amount: 500_000 }])
  })

  test('says in the payer’s language that nothing was charged while the database is away, and when to try again', async () => {
    const { id: course } = await bookableCourse(payments.payload)
    const { slug } = await payments.makeLink({ course })
    const action = actionIn(await pageOf(slug, 'fr'))
    const { pool } = postgresOf(payments.payload)
    const kept = { connect: pool.connect.bind(pool), query: pool.query.bind(pool) }
    const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
    Object.assign(pool, { connect: away, query: away })
    try {
      const headers = { accept: 'text/html' }
      const link = `/api/payments/redirect/${slug}?locale=fr`
      const answers = [
        payments.send(link, { headers }),
        submit(action, { link: slug, email: 'ada@a.example' }),
      ]
      for (const answer of await Promise.all(answers)) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
        expect(await answer.text()).toContain('Rien n’a été débité. Réessayez plus tard')
      }
      const { headers: told } = await payments.send(link, {
        headers: { accept: 'application/json' },
      })
      expect(told.get('content-type')).toContain('problem+json')
    } finally {
      Object.assign(pool, kept)
    }
  })

  test('refuses a sum that two languages read differently, and orders nothing', async () => {
    const kuwait = { ...open, price: { currency: 'KWD' }, min: 1_500, max: 9_000_000 }
    const { id, slug } = await payments.makeLink(kuwait)
    const answer = await submit('/api/payments/initiate', { link: slug, sum: '1.500' })
    expect(answer.status).toBe(422)
    const french = await submit('/api/payments/initiate?locale=fr', { link: slug, sum: '1.500' })
    expect(await french.text()).toContain('par exemple 1,500.')
    expect(await ordersOf(id)).toEqual([])
  })

  test.each([
    ['en', '25.00', 'such as 5.00.'],
    ['fr', '25,00', 'par exemple 5,00.'],
    ['ar', '25.00', 'مثل 5.00.'],
  ])('in %s writes amounts so that they can be sent back: %s', async (locale, sum, example) => {
    const { id, slug } = await payments.makeLink(open)
    const page = await pageOf(slug, locale)
    expect(sumIn(page)).toBe(sum)
    const faulty = await (await submit(actionIn(page), { link: slug, sum: '1' })).text()
    expect(faulty).toContain(example)
    expect((await submit(actionIn(faulty), { link: slug, sum })).status).toBe(200)
    expect(await ordersOf(id)).toEqual([{ amount: 2_500, locale }])
  })

  test('says that its price has changed while it was open, and takes the new one', async () => {
    const { id: course } = await bookableCourse(payments.payload)
    const { id, slug } = await payments.makeLink({ course })
    const formIn = (html: string) =>
      Object.fromEntries(
        [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
          ([, name = '', value = '']) => [name, value] as const,
        ),
      )
    const email = 'ada@a.example'
    const page = await pageOf(slug, 'en')
    const pay = (html: string, wrong = '') =>
      submit(actionIn(html), { ...formIn(html), email: wrong || email })
    expect((await pay(page)).status).toBe(200)
    const json = { price: { amount: 12_500, currency: 'INR' } }
    await payments.callAsAdmin(`/api/payment-links/${id}`, { method: 'PATCH', json })
    for (const wrong of ['', 'no address']) {
      const refused = await pay(page, wrong)
      const html = await refused.text()
      expect([refused.status, html]).toEqual([422, expect.stringContaining('price has changed')])
      expect(html).toContain('₹125')
      expect(html.includes('href="#email"')).toBe(wrong !== '')
      expect(await ordersOf(id)).toHaveLength(1)
    }
    const again = await (await pay(page)).text()
    expect((await pay(again)).status).toBe(200)
    expect(await ordersOf(id)).toMatchObject([{ amount: 10_000 }, { amount: 12_500 }])
  })

  test('keeps its language through faults to the order and the result, whatever the browser prefers', async () => {
    const { id, slug } = await payments.makeLink(open)
    const page = await pageOf(slug, 'fr')
    const faulty = await submit(actionIn(page), { link: slug, sum: 'x', email: 'no address' })
    expect([faulty.status, faulty.headers.get('content-language')]).toEqual([422, 'fr'])
    const again = await faulty.text()
    const form = { link: slug, sum: '30,5', email: 'ada@a.example' }
    const sent = await submit(actionIn(again), form)
    expect([sent.status, sent.headers.get('content-language')]).toEqual([200, 'fr'])
    expect(sent.headers.get('set-cookie')).toMatch(/^foyer-order=\w+\.[\w-]+\.fr;/)
    expect(await ordersOf(id)).toEqual([{ amount: 3_050, locale: 'fr' }])
    const stale = await submit(actionIn(again), { ...form, token: 'of.another.form' })
    expect(actionIn(await stale.text())).toBe('/api/payments/initiate?locale=fr')
  })

  test('is paid in the language that programs name, and in none that the site lacks', async () => {
    const { id, slug } = await payments.makeLink()
    const start = (locale: string) =>
      payments.send(`/api/payments/initiate?locale=${locale}`, { json: { link: slug } })
    expect((await start('ar')).status).toBe(201)
    expect((await start('tlh')).status).toBe(400)
    expect(await ordersOf(id)).toMatchObject([{ locale: 'ar' }])
  })

  test('leads back to the course, and to the published terms, refund and privacy policies alone', async () => {
    const { payload } = payments
    const says = { version: '1', effectiveDate: '2026-01-01T00:00:00.000Z' }
    const write = async (
      slug: string,
      kind: 'privacy' | 'terms' | 'refund' | 'ai',
      title: string,
    ) =>
      payload.create({
        collection: 'policies',
        data: { ...says, slug, kind, title, _status: slug === 'old' ? 'draft' : 'published' },
      })
    await write('your-data', 'privacy', 'Your <data>')
    const terms = await write('the-terms', 'terms', 'Terms')
    await write('money-back', 'refund', 'Money back')
    await write('our-ai', 'ai', 'How we use AI')
    await write('old', 'terms', 'Old terms')
    const french = { title: 'Conditions' }
    await payload.update({ collection: 'policies', id: terms.id, locale: 'fr', data: french })
    const { id: course, slug: sold } = await bookableCourse(payload)
    const { slug } = await payments.makeLink({ course })
    const footOf = async (locale: string) =>
      [...(await pageOf(slug, locale)).matchAll(/<li><a href="([^"]+)" dir="auto"(.*?)<\/a>/g)].map(
        ([, href, rest]) => `${String(href)}${String(rest)}`,
      )
    expect(await footOf('en')).toEqual([
      `/courses/${sold}>Back to the course`,
      '/policies/the-terms>Terms',
      '/policies/money-back>Money back',
      '/policies/your-data>Your &lt;data&gt;',
    ])
    expect(await footOf('fr')).toEqual([
      `/courses/${sold}?locale=fr>Retour à la formation`,
      '/policies/the-terms?locale=fr>Conditions',
      '/policies/money-back?locale=fr lang="en">Money back',
      '/policies/your-data?locale=fr lang="en">Your &lt;data&gt;',
    ])
    await payload.delete({ collection: 'policies', id: terms.id })
    expect(await footOf('en')).not.toContain('/policies/the-terms>Terms')
    const { slug: other } = await payments.makeLink()
    expect(await pageOf(other, 'en')).not.toContain('/courses/')
  })

  test('says lightly that a name is optional', async () => {
    const { slug } = await payments.makeLink(open)
    expect(await pageOf(slug, 'fr')).toContain(
      '<label for="name">Votre nom <span class="optional">(facultatif)</span></label>',
    )
  })
})
